import { removeLine, reviewFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const setenvPath = ruleOf('answers', {
  id: 'setenv-path',
  title: 'SetEnv PATH',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_env.html#setenv',
  fixes: 'review',
  covers: ['setenv-path'],
  page: `
2.2 gave CGI scripts the PATH that httpd itself was started with, whatever SetEnv said. 2.4 gives them the one that SetEnv says.
A line that never had an effect starts to count: scripts may run other programs than before, or not find them.

To go on as before, the fix for review removes the line. Keep it if scripts should have had that PATH all along. Keep it too if something other than a CGI script reads the variable (a log format, an SSI page, a rewrite rule).`,
  check: eachLineOn22(['SetEnv'], (at) => {
    if (at.args[0]?.value !== 'PATH') return undefined
    return {
      message:
        '2.4 gives CGI scripts this PATH, 2.2 always gave them the one that httpd was started with. Remove the line to go on so, or see that scripts can do with it.',
      fix: isLiteral(at)
        ? reviewFix('Remove the line', 'Nothing but CGI scripts reads the variable PATH.', removeLine(at))
        : undefined,
    }
  }),
})
