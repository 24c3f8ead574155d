import { replace, safeFix } from '../../../edit/edit.js'
import { isKnownVariableOrFunction, rejectedOrReplacedPart } from '../../../httpd/expression.js'
import {
  isSslVariableOf22,
  type SslRequireToken,
  sslRequireTokensOf,
  sslVariableName,
} from '../../../models/tls/ssl-require.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'

export const sslrequireSyntax = ruleOf('access', {
  id: 'sslrequire-syntax',
  title: 'SSLRequire with syntax that 2.4 reads differently',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/expr.html',
  fixes: 'safe',
  covers: ['sslrequire-parser'],
  page: `
## What 2.2 did

SSLRequire had its own parser.

## What 2.4 does

httpd reads the line with the parser of its new expressions. The old operators still work, with four differences:

- **Text.** \`"%{SSL_CLIENT_S_DN_CN}" eq "alice"\` compared the text in quotes, so it was never true; now the variable
  is replaced, and \`$1\` becomes empty.
- **Regular expressions.** \`m@^/CN=a@\`, with @ or another delimiter that 2.4 does not accept, is an error.
- **Spaces.** \`%{ NAME }\` is an error.
- **New variables.** A variable that 2.2 did not have, such as \`%{REMOTE_PORT}\`, was empty.

## What the rule does

It writes a backslash before the variable, so that it stays text; if you meant the variable, remove the quotes
instead. It changes the delimiter and removes the spaces. A new variable is only reported.`,
  *check(site) {
    for (const at of site.directives('SSLRequire')) {
      if (!isLiteral(at)) continue
      for (const token of sslRequireTokensOf(at)) {
        const found = site.from === '2.4' ? undefined : (textIn(at, token) ?? newVariable(at, token))
        yield* [found ?? delimited(at, token) ?? spaced(at, token)].filter((one) => one !== undefined)
      }
    }
  },
})

/**
 * The hit for a text in quotes in which 2.4 replaces a variable (server/util_expr_scan.l). 2.2 compared it as written
 * (ssl_expr_scan.l).
 */
function textIn(at: Directive, mark: SslRequireToken): Hit | undefined {
  const found = mark.text.startsWith('"') ? rejectedOrReplacedPart(withoutEscapes(mark.text)) : undefined
  if (!found) return undefined
  const what = found.isUnknown
    ? `2.4 ${failureAt(at)}: it reads ${found.text} in this text as a variable`
    : `2.4 replaces ${found.text} in this text`
  return {
    at,
    mark,
    severity: found.isUnknown ? 'error' : 'warning',
    message: `${what}; 2.2 read it as text. To keep the text, write a backslash before ${found.text}. If you meant the variable, remove the quotes.`,
    fix: safeFix(
      'Add backslashes, so that 2.4 reads text',
      replace(at, mark, mark.text.replace(/\\.|%(?=\{)|\$(?=\d)/gs, escaped)),
    ),
  }
}

/** The text without escaped characters, in which neither version reads a variable. */
const withoutEscapes = (text: string): string => text.replace(/\\./gs, '')

const escaped = (found: string): string => (found.startsWith('\\') ? found : `\\${found}`)

function delimited(at: Directive, mark: SslRequireToken): Hit | undefined {
  const [, delimiter = '', body = ''] = /^m([^\w:\s-])(.*)\1$/s.exec(mark.text) ?? []
  if (!delimiter || taken.includes(delimiter)) return undefined
  const other = [...'/#,;|!'].find((one) => !body.includes(one))
  return {
    at,
    mark,
    message: `2.4 ${failureAt(at)} because of ${delimiter} around a regular expression. Write ${other ? `m${other}...${other}` : 'another character'}.`,
    fix: other ? safeFix(`Write m${other}...${other}`, replace(at, mark, `m${other}${body}${other}`)) : undefined,
  }
}

/** The delimiters that 2.4 allows after `m` (util_expr_scan.l). */
const taken = `/#$%^,;:_?|-!.'"`

function spaced(at: Directive, mark: SslRequireToken): Hit | undefined {
  const name = sslVariableName(mark)
  if (!name || mark.text === `%{${name}}` || !isKnownVariableOrFunction(name)) return undefined
  return {
    at,
    mark,
    message: `2.4 ${failureAt(at)} because of spaces in a variable. Write %{${name}}.`,
    fix: safeFix(`Write %{${name}}`, replace(at, mark, `%{${name}}`)),
  }
}

function newVariable(at: Directive, mark: SslRequireToken): Hit | undefined {
  const name = sslVariableName(mark)
  if (!name || isSslVariableOf22(name) || !isKnownVariableOrFunction(name) || name.endsWith(':')) return undefined
  return {
    at,
    mark,
    severity: 'warning',
    message: `2.4 has a variable ${name}, which was always empty in 2.2, so this comparison may have a different result. Remove the comparison, or check that its result is right.`,
  }
}
