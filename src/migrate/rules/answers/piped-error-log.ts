import { insertAfter, reviewFix } from '../../../edit/edit.js'
import { programOfPipe } from '../../../httpd/piped-log.js'
import { isConditional } from '../../../site/context.js'
import { isWithinLineScopes, lineScopeOf } from '../../../site/line-scope.js'
import { hasTemplateTag } from '../../../syntax/literal.js'
import { ruleOf } from '../../rule.js'

/** Programs that store each line unchanged. */
const storing =
  /^(rotatelogs2?|cronolog|logger|httplog|vlogger|multilog|svlogd|tee|cat|gzip|bzip2|exec|syslog-ng|apache2?-logger)(\.exe|64|32)?$/

/** The format of 2.4 closest to 2.2's layout (core.html#errorlogformat). */
const format = 'ErrorLogFormat "[%t] [%l] [client\\ %a] %M% ,\\ referer:\\ %{Referer}i"'

export const pipedErrorLog = ruleOf('answers', {
  id: 'piped-error-log',
  title: 'ErrorLog is piped to a program that may parse it',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#errorlogformat',
  fixes: 'review',
  covers: ['errorlog-format'],
  page: `
## What 2.2 did

Each line of the error log had its own simple layout.

## What 2.4 does

The layout is new: microseconds, the module before the level, the process, a port after the client's address, and a
number such as AH00128 before the text. Programs that parse the lines may fail.

## What the rule does

If ErrorLog is piped to a program that may parse lines, it offers an ErrorLogFormat as close to 2.2's layout as
possible. It is for review, because the port and the number stay.

## When not

If the program only stores lines, the rule reports nothing: rotatelogs, cronolog, logger and the like, also when nice or
env starts it. The same applies if the server or the virtual host has an ErrorLogFormat. The files do not show which
programs read the log from a file.`,
  *check(site) {
    if (site.from === '2.4') return
    // server/core.c, merge_core_server_configs: a virtual host has its own format, or that of the main server.
    const formats = new Set(site.directives('ErrorLogFormat').map(lineScopeOf))
    for (const at of site.directives('ErrorLog')) {
      if (isWithinLineScopes(at, formats)) continue
      const program = programOfPipe(at.args[0]?.value ?? '')
      if (program === undefined || storing.test(program) || isConditional(site, at)) continue
      const name = hasTemplateTag(at) && /[{}<>%@]/.test(program) ? 'its program' : program
      const shown = name === 'its program' ? 'the program after the pipe' : name
      const sentence = `${shown} accepts the port after a client's address and the AH number before the text.`
      const assumes = [{ name: `piped-error-log:${name}`, sentence }]
      yield {
        at,
        message: `2.4 writes the error log in a different layout, which ${shown} may not understand. Check that ${shown} understands it, or add an ErrorLogFormat with the layout of 2.2.`,
        fix: reviewFix("Write the error log in 2.2's layout", assumes, insertAfter(at, [format])),
      }
    }
  },
})
