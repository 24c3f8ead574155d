import { removeLine, reviewFix } from '../../../edit/edit.js'
import { takenByOne } from '../../../httpd/words-of-versions.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { eachLine, type Hit, ruleOf } from '../../rule.js'

export const statusUnknown = ruleOf('starts', {
  id: 'status-unknown',
  title: 'A status that 2.4 does not know',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#errordocument',
  page: `
2.2 kept room for statuses without a meaning: ErrorDocument and the flag \`R=\` of a RewriteRule took 306, 418, 419, 420, 425 and
509. 2.4 knows none of them ("Unsupported HTTP response code") and does not start, or answers 500 where the line stands in a
.htaccess file.

An ErrorDocument for such a status goes, for review. A script that sends the status sends its own page with it, and only
another module could have asked for this one. In a RewriteRule write a status that clients know, such as \`R=403\`. So too in Redirect
and RedirectMatch, for which 2.4 answers 500 to each request. A Redirect with a status that only 2.4 knows, such as 308, is named as well: 2.2 answered 500.`,
  check: eachLine(['ErrorDocument', 'RewriteRule', 'Redirect', 'RedirectMatch'], (at) => {
    if (at.key.startsWith('redirect')) return redirectTo(at)
    const one = isLiteral(at) ? takenByOne(at) : undefined
    const [status] = one?.version === '2.2' ? (/\d+$/.exec(one.text) ?? []) : []
    if (status === undefined) return undefined
    const said = `2.4 does not know the status ${status}, and ${failureAt(at)}`
    return at.key === 'errordocument'
      ? {
          message: `${said}; remove the line.`,
          fix: reviewFix(
            'Remove the page for it',
            [{ name: `status-unknown:${status}`, sentence: `No module answers with ${status}.` }],
            removeLine(at),
          ),
        }
      : { message: `${said}; write another one.` }
  }),
})

const reserved = /^(306|418|419|420|425|509)$/

/** modules/http/http_protocol.c of 2.2.34, status_lines. */
const known22 = /^(10[0-2]|20[0-7]|30[0-7]|4([01]\d|2[0-6])|50\d|510)$/

/** 2.4 takes the line, and finds out with each request (mod_alias.c, add_redirect_internal). */
function redirectTo(at: Directive): Omit<Hit, 'at'> | undefined {
  const status = at.args[0]?.value ?? ''
  if (!/^\d{3}$/.test(status) || !isLiteral(at)) return undefined
  if (!known22.test(status))
    return {
      severity: 'warning',
      message: `2.2 does not know the status ${status} and answers 500 here. 2.4 may send it; make sure that it is meant.`,
    }
  if (!reserved.test(status)) return undefined
  return {
    severity: 'warning',
    message: `2.4 does not know the status ${status}, and answers 500 where 2.2 sent it; write another one, such as 403 or 410.`,
  }
}
