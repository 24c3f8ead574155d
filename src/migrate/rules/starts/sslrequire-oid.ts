import { type Fix, replace, reviewFix, safeFix } from '../../../edit/edit.js'
import { isKnownVariableOrFunction } from '../../../httpd/expression.js'
import { type SslRequireToken, sslRequireTokensOf, sslVariableName } from '../../../models/tls/ssl-require.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'

export const sslrequireOid = ruleOf('starts', {
  id: 'sslrequire-oid',
  title: 'OID() in SSLRequire, or a variable that 2.4 does not have',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslrequire',
  fixes: 'both',
  covers: ['sslrequire-oid', 'sslrequire-parser'],
  page: `
## What 2.2 did

\`OID("1.2.3")\` in SSLRequire gave the values of an extension in the client's certificate. A variable that neither
mod_ssl nor httpd has, such as \`%{HTTP_X_STAFF}\`, was empty.

## What 2.4 does

The function is called \`PeerExtList("1.2.3")\`. httpd refuses to start because of the old name, or of an unknown
variable. PeerExtList also reads extensions that OpenSSL cannot print, for which 2.2 found no value: **clients with
such a certificate may get in**.

## What the rule does

It replaces the name, for review if OpenSSL cannot print the extension. A line with an unknown variable is only
reported. SSLRequire itself is deprecated in favor of \`Require expr\`, but works; the rule sslrequire-syntax finds
other differences.`,
  *check(site) {
    for (const at of site.directives('SSLRequire')) {
      yield* oldFunction(at)
      yield* unknownVariables(at)
    }
  },
})

function* oldFunction(at: Directive): Generator<Hit> {
  const tokens = sslRequireTokensOf(at)
  const names = tokens.filter(({ text }) => text.toLowerCase() === 'oid')
  const [first] = names
  if (!first) return
  const isFound = names.every((name) => isPrinted(tokens[tokens.indexOf(name) + 1]))
  const more = isFound
    ? ''
    : ' PeerExtList() also reads extensions that 2.2 could not, so this line may let in more clients.'
  yield {
    at,
    mark: first,
    message: `2.4 ${failureAt(at)} because of OID() in SSLRequire. Write PeerExtList(), with the same arguments.${more}`,
    fix: renamed(at, names, isFound),
  }
}

function renamed(at: Directive, names: readonly SslRequireToken[], isFound: boolean): Fix {
  const title = 'Write PeerExtList()'
  const edits = names.map((name) => replace(at, name, 'PeerExtList'))
  return isFound
    ? safeFix(title, edits)
    : reviewFix(title, 'Clients whose certificate has an extension that 2.2 could not read should get in.', edits)
}

/**
 * Whether 2.2 could read the extension: it asked OpenSSL to print it, which works for Netscape's plain texts, such as nsComment.
 * 2.4 reads a string of any other extension (ssl_expr_eval.c, ssl_extlist_by_oid; 2.4: ssl_engine_vars.c, ssl_ext_list,
 * dump_extn_value).
 */
const isPrinted = (argument: SslRequireToken | undefined): boolean =>
  /^"2\.16\.840\.1\.113730\.1\.(2|3|4|7|8|12|13)"$/.test(argument?.text ?? '')

function* unknownVariables(at: Directive): Generator<Hit> {
  if (!isLiteral(at)) return
  for (const mark of sslRequireTokensOf(at)) {
    const name = sslVariableName(mark)
    if (!name || (isKnownVariableOrFunction(name) && !name.endsWith(':'))) continue
    const header = /^HTTP_(.+)/i.exec(name)?.[1]?.replaceAll('_', '-')
    const cure = header
      ? `Write %{HTTP:${header}} if you mean that header, or remove the comparison.`
      : 'Correct the name, or remove the comparison.'
    const message = `2.4 ${failureAt(at)}: SSLRequire has no variable ${name}, which was always empty in 2.2. ${cure}`
    yield { at, mark, message }
  }
}
