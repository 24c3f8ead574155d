import { type Directive, type Range, sourceOf } from '../../config/tree.js'
import { replace, safeFix } from '../../edit.js'
import { failureAt } from '../failure.js'
import type { Rule } from '../rule.js'

export const sslrequireOid: Rule = {
  id: 'sslrequire-oid',
  title: 'OID() in SSLRequire',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslrequire',
  covers: ['sslrequire-oid', 'sslrequire-parser'],
  page: `
\`OID("1.2.3")\` in SSLRequire, the values of an extension of the client's certificate, is called \`PeerExtList("1.2.3")\` in
2.4, which does not start with the old name. The word is replaced.

Everything else that 2.2 took in SSLRequire, 2.4 takes too and means the same by it: it reads the line with the parser of its
new expressions, set to the old ways. SSLRequire itself is deprecated in favour of \`Require expr\`, and goes on to work.`,
  *check(site) {
    for (const at of site.directives('SSLRequire')) {
      const names = oidsIn(at)
      const [first] = names
      if (!first) continue
      yield {
        at,
        mark: first,
        message: `2.4 knows OID() in SSLRequire as PeerExtList() only and ${failureAt(at)}; the arguments stay.`,
        fix: safeFix('Call it PeerExtList', ...names.map((name) => replace(at, name, 'PeerExtList'))),
      }
    }
  },
}

/** Strings, regular expressions and whole names, as ssl_expr_scan.l of 2.2 cuts them. */
const token = /"(?:\\.|[^"\\])*"|m([^\w:\s-])(?:(?!\1).)*\1|[A-Za-z][\w:-]*/gs

function oidsIn(at: Directive): Range[] {
  const start = at.name.end
  const source = sourceOf(at.file, { start, end: at.end })
  return [...source.matchAll(token)]
    .filter(([text]) => text.toLowerCase() === 'oid')
    .map(({ index }) => ({ start: start + index, end: start + index + 'OID'.length }))
}
