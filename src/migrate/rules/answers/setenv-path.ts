import { removeLine, reviewFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const setenvPath = ruleOf('answers', {
  id: 'setenv-path',
  title: 'SetEnv PATH begins to have an effect',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_env.html#setenv',
  fixes: 'review',
  covers: ['setenv-path'],
  page: `
## What 2.2 did

CGI scripts got the PATH of the httpd process, whatever SetEnv said.

## What 2.4 does

They get the PATH from SetEnv. A line that never had an effect starts to work: scripts may run other programs, or not
find them.

## What the rule does

It offers to remove the line. Keep it if scripts should have that PATH, or if something else reads the variable (a log
format, an SSI page, a rewrite rule).`,
  check: eachLineOn22(['SetEnv'], (at) => {
    if (at.args[0]?.value !== 'PATH') return undefined
    return {
      message:
        "2.4 gives CGI scripts this PATH; 2.2 ignored the line and gave them httpd's own PATH. Remove the line to keep httpd's own PATH, or check that scripts work with this one.",
      fix: isLiteral(at)
        ? reviewFix('Remove the line', 'Only CGI scripts read the variable PATH.', removeLine(at))
        : undefined,
    }
  }),
})
