import { type Fix, replace, reviewFix, safeFix } from '../../../edit/edit.js'
import { isKnownVariable } from '../../../httpd/expression.js'
import { type Token, tokensOf, variableIn } from '../../../models/tls/ssl-require.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'

export const sslrequireOid = ruleOf('starts', {
  id: 'sslrequire-oid',
  title: 'OID() in SSLRequire, or a variable that 2.4 does not have',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslrequire',
  covers: ['sslrequire-oid', 'sslrequire-parser'],
  page: `
\`OID("1.2.3")\` in SSLRequire, the values of an extension of the client's certificate, is called \`PeerExtList("1.2.3")\` in
2.4, which does not start with the old name. The word is replaced.

That is for review where the extension is none that OpenSSL can print: 2.2 then found no value and the comparison was never
true, whatever the certificate says. 2.4 reads such values too, **and lets in whose certificate has the right one**.

A variable that neither mod_ssl nor httpd has, such as \`%{HTTP_X_STAFF}\`, was empty to 2.2; 2.4 does not start with it. Such a
line is only shown, since somebody meant something by it.

SSLRequire itself is deprecated in favour of \`Require expr\`, and goes on to work: 2.4 reads the line with the parser of its new
expressions, set to the old ways. What else it reads otherwise, the rule sslrequire-syntax finds.`,
  *check(site) {
    for (const at of site.directives('SSLRequire')) {
      yield* oldFunction(at)
      yield* unknownVariables(at)
    }
  },
})

function* oldFunction(at: Directive): Generator<Hit> {
  const tokens = tokensOf(at)
  const names = tokens.filter(({ text }) => text.toLowerCase() === 'oid')
  const [first] = names
  if (!first) return
  const isFound = names.every((name) => isPrinted(tokens[tokens.indexOf(name) + 1]))
  const more = isFound ? '' : ' It also reads extensions that 2.2 could not, which may let in more.'
  yield {
    at,
    mark: first,
    message: `2.4 knows OID() in SSLRequire as PeerExtList() only and ${failureAt(at)}; the arguments stay.${more}`,
    fix: renamed(at, names, isFound),
  }
}

function renamed(at: Directive, names: readonly Token[], isFound: boolean): Fix {
  const title = 'Call it PeerExtList'
  const edits = names.map((name) => replace(at, name, 'PeerExtList'))
  return isFound
    ? safeFix(title, edits)
    : reviewFix(
        title,
        'Clients whose certificate has such an extension may get in, although 2.2 never found it.',
        edits,
      )
}

/**
 * Those of Netscape that are plain text, such as nsComment. 2.2 asked OpenSSL to print the extension, which knows few; 2.4
 * reads a string of any other (ssl_expr_eval.c, ssl_extlist_by_oid; 2.4: ssl_engine_vars.c, ssl_ext_list, dump_extn_value).
 */
const isPrinted = (argument: Token | undefined): boolean =>
  /^"2\.16\.840\.1\.113730\.1\.(2|3|4|7|8|12|13)"$/.test(argument?.text ?? '')

function* unknownVariables(at: Directive): Generator<Hit> {
  if (!isLiteral(at)) return
  for (const mark of tokensOf(at)) {
    const name = variableIn(mark)
    if (!name || (isKnownVariable(name) && !name.endsWith(':'))) continue
    const header = /^HTTP_(.+)/i.exec(name)?.[1]?.replaceAll('_', '-')
    const cure = header
      ? `Write %{HTTP:${header}} if that header is meant, or take the comparison out.`
      : 'Correct the name, or take the comparison out.'
    const message = `2.4 knows no variable ${name} in SSLRequire and ${failureAt(at)}; to 2.2 it was always empty. ${cure}`
    yield { at, mark, message }
  }
}
