import { replace, safeFix } from '../../edit/edit.js'
import { isKnownVariable } from '../../httpd/expression.js'
import { isLiteral } from '../../syntax/literal.js'
import { type Directive, type Range, sourceOf } from '../../syntax/tree.js'
import { failureAt } from '../failure.js'
import type { Hit, Rule } from '../rule.js'

export const sslrequireOid: Rule = {
  id: 'sslrequire-oid',
  title: 'OID() in SSLRequire, or a variable that 2.4 does not have',
  severity: 'error',
  group: 'starts',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslrequire',
  covers: ['sslrequire-oid', 'sslrequire-parser'],
  page: `
\`OID("1.2.3")\` in SSLRequire, the values of an extension of the client's certificate, is called \`PeerExtList("1.2.3")\` in
2.4, which does not start with the old name. The word is replaced.

A variable that neither mod_ssl nor httpd has, such as \`%{HTTP_X_STAFF}\`, was empty to 2.2; 2.4 does not start with it. Such a
line is only shown, since somebody meant something by it.

Everything else that 2.2 took in SSLRequire, 2.4 takes too and means the same by it: it reads the line with the parser of its
new expressions, set to the old ways. SSLRequire itself is deprecated in favour of \`Require expr\`, and goes on to work.`,
  *check(site) {
    for (const at of site.directives('SSLRequire')) {
      yield* oldFunction(at)
      yield* unknownVariables(at)
    }
  },
}

function* oldFunction(at: Directive): Generator<Hit> {
  const names = tokensIn(at).filter(({ text }) => text.toLowerCase() === 'oid')
  const [first] = names
  if (!first) return
  yield {
    at,
    mark: first,
    message: `2.4 knows OID() in SSLRequire as PeerExtList() only and ${failureAt(at)}; the arguments stay.`,
    fix: safeFix(
      'Call it PeerExtList',
      names.map((name) => replace(at, name, 'PeerExtList')),
    ),
  }
}

function* unknownVariables(at: Directive): Generator<Hit> {
  if (!isLiteral(at)) return
  for (const mark of tokensIn(at)) {
    const name = /^%\{(.*)\}$/.exec(mark.text)?.[1]
    if (!name || isKnownVariable(name)) continue
    const header = /^HTTP_(.+)/i.exec(name)?.[1]?.replaceAll('_', '-')
    const cure = header
      ? `Write %{HTTP:${header}} if that header is meant, or take the comparison out.`
      : 'Correct the name, or take the comparison out.'
    const message = `2.4 knows no variable ${name} in SSLRequire and ${failureAt(at)}; to 2.2 it was always empty. ${cure}`
    yield { at, mark, message }
  }
}

/** Strings, regular expressions, variables and whole names, as ssl_expr_scan.l of 2.2 cuts them. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|m([^\w:\s-])(?:(?!\1).)*\1|%\{[A-Za-z][\w:-]*\}|[A-Za-z][\w:-]*/gs

function tokensIn(at: Directive): (Range & { readonly text: string })[] {
  const start = at.name.end
  const source = sourceOf(at.file, { start, end: at.end })
  return [...source.matchAll(token)].map(({ 0: text, index }) => ({
    text,
    start: start + index,
    end: start + index + text.length,
  }))
}
