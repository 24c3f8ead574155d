import { removeLine, reviewFix } from '../../../edit/edit.js'
import { syntaxOfOneVersion } from '../../../httpd/one-version-syntax.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { eachLine, type Hit, ruleOf } from '../../rule.js'

export const statusUnknown = ruleOf('starts', {
  id: 'status-unknown',
  title: 'A status code that 2.4 does not know',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#errordocument',
  fixes: 'review',
  page: `
## What 2.2 did

ErrorDocument and the flag \`R=\` of RewriteRule accepted the unused status codes 306, 418, 419, 420, 425 and 509.

## What 2.4 does

httpd does not know these ("Unsupported HTTP response code"). It does not start, or answers 500 if the line is in a
\`.htaccess\` file. With Redirect and RedirectMatch it answers 500 to each request.

## What the rule does

It offers to remove an ErrorDocument for such a status: a script that sends the status also sends its own page. In
RewriteRule, Redirect and RedirectMatch write a status that clients know, such as 403. A Redirect with a status that
only 2.4 knows, such as 308, is reported too, because 2.2 answered 500.`,
  check: eachLine(['ErrorDocument', 'RewriteRule', 'Redirect', 'RedirectMatch'], (at) => {
    if (at.key.startsWith('redirect')) return redirectTo(at)
    const one = isLiteral(at) ? syntaxOfOneVersion(at) : undefined
    const [status] = one?.version === '2.2' ? (/\d+$/.exec(one.text) ?? []) : []
    if (status === undefined) return undefined
    const said = `2.4 ${failureAt(at)} because of the status ${status}, which it does not know`
    return at.key === 'errordocument'
      ? {
          message: `${said}; remove the line.`,
          fix: reviewFix(
            `Remove ErrorDocument ${status}`,
            [
              {
                name: `status-unknown:${status}`,
                sentence: `No module or script answers with the status ${status} (the access log of 2.2 shows it).`,
              },
            ],
            removeLine(at),
          ),
        }
      : { message: `${said}; write another status.` }
  }),
})

const reserved = /^(306|418|419|420|425|509)$/

/** The status codes that 2.2 knows (modules/http/http_protocol.c of 2.2.34, status_lines). */
const known22 = /^(10[0-2]|20[0-7]|30[0-7]|4([01]\d|2[0-6])|50\d|510)$/

/**
 * The hit for a Redirect line. Each version accepts any status in it, and answers 500 to each request if it does not know the
 * status (mod_alias.c, add_redirect_internal).
 */
function redirectTo(at: Directive): Omit<Hit, 'at'> | undefined {
  const status = at.args[0]?.value ?? ''
  if (!/^\d{3}$/.test(status) || !isLiteral(at)) return undefined
  if (!known22.test(status))
    return {
      severity: 'warning',
      message: `2.4 sends the status ${status}; 2.2 does not know it, and answers 500 here. Check that clients should get ${status}.`,
    }
  if (!reserved.test(status)) return undefined
  return {
    severity: 'warning',
    message: `2.4 answers 500 instead of the status ${status}, which it does not know. Write another status, such as 403 or 410.`,
  }
}
