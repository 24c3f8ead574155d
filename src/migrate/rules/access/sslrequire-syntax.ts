import { replace, safeFix } from '../../../edit/edit.js'
import { expressionIn, isKnownVariable } from '../../../httpd/expression.js'
import { isVariableOf22, type Token, tokensOf, variableIn } from '../../../models/tls/ssl-require.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'

export const sslrequireSyntax = ruleOf('access', {
  id: 'sslrequire-syntax',
  title: 'SSLRequire says what 2.4 reads in another way',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/expr.html',
  covers: ['sslrequire-parser'],
  page: `
2.4 reads SSLRequire with the parser of its new expressions. That knows the old operators and compares as 2.2 did, but it is
not the same in four things:

- **Text.** \`"%{SSL_CLIENT_S_DN_CN}" eq "alice"\` compared the text between the quotation marks in 2.2 and was never true; 2.4
  puts the variable in its place, and \`$1\` becomes empty. The fix writes a backslash before it, so that it stays text. If the
  variable is meant, take the quotation marks away.
- **Regular expressions.** \`m@^/CN=a@\`, with @ or another of the characters that 2.4 does not take around one, is an error. Another character is
  put there.
- **Blanks.** \`%{ NAME }\` is an error; the blanks are taken out.
- **New variables.** What 2.2 did not have was empty to it, \`%{REMOTE_PORT}\` for instance. Such a line is only shown.`,
  *check(site) {
    for (const at of site.directives('SSLRequire')) {
      if (!isLiteral(at)) continue
      for (const token of tokensOf(at)) {
        const found = site.from === '2.4' ? undefined : (textIn(at, token) ?? newVariable(at, token))
        yield* [found ?? delimited(at, token) ?? spaced(at, token)].filter((one) => one !== undefined)
      }
    }
  },
})

/** server/util_expr_scan.l of 2.4, against ssl_expr_scan.l of 2.2. */
function textIn(at: Directive, mark: Token): Hit | undefined {
  const found = mark.text.startsWith('"') ? expressionIn(withoutEscapes(mark.text)) : undefined
  if (!found) return undefined
  const what = found.unknown
    ? `2.4 takes ${found.text} in this text for a variable and ${failureAt(at)}`
    : `2.4 puts a value in the place of ${found.text} in this text`
  return {
    at,
    mark,
    severity: found.unknown ? 'error' : 'warning',
    message: `${what}; to 2.2 it was text. A backslash before it keeps that; if the variable is meant, take the quotation marks away.`,
    fix: safeFix('Keep it as text', replace(at, mark, mark.text.replace(/\\.|%(?=\{)|\$(?=\d)/gs, escaped))),
  }
}

/** Both versions drop a backslash and take the character behind it as it is. */
const withoutEscapes = (text: string): string => text.replace(/\\./gs, '')

const escaped = (found: string): string => (found.startsWith('\\') ? found : `\\${found}`)

function delimited(at: Directive, mark: Token): Hit | undefined {
  const [, delimiter = '', body = ''] = /^m([^\w:\s-])(.*)\1$/s.exec(mark.text) ?? []
  if (!delimiter || taken.includes(delimiter)) return undefined
  const other = [...'/#,;|!'].find((one) => !body.includes(one))
  return {
    at,
    mark,
    message: `2.4 takes no ${delimiter} around a regular expression and ${failureAt(at)}; write ${other ? `m${other}...${other}` : 'another character'}.`,
    fix: other ? safeFix(`Write m${other}`, replace(at, mark, `m${other}${body}${other}`)) : undefined,
  }
}

/** util_expr_scan.l: what may follow the m. */
const taken = `/#$%^,;:_?|-!.'"`

function spaced(at: Directive, mark: Token): Hit | undefined {
  const name = variableIn(mark)
  if (!name || mark.text === `%{${name}}` || !isKnownVariable(name)) return undefined
  return {
    at,
    mark,
    message: `2.4 takes no blanks in a variable and ${failureAt(at)}; write %{${name}}.`,
    fix: safeFix(`Write %{${name}}`, replace(at, mark, `%{${name}}`)),
  }
}

function newVariable(at: Directive, mark: Token): Hit | undefined {
  const name = variableIn(mark)
  if (!name || isVariableOf22(name) || !isKnownVariable(name) || name.endsWith(':')) return undefined
  return {
    at,
    mark,
    severity: 'warning',
    message: `2.4 has a variable ${name}, which was always empty to 2.2, so that this may be true where it was not. Take the comparison out, or make sure that it says what is meant.`,
  }
}
