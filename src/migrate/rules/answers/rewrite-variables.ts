import { rewriteWords } from '../../../httpd/rewrite-words.js'
import { soleReader } from '../../../site/present.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const rewriteVariables = ruleOf('answers', {
  id: 'rewrite-variables',
  title: 'A variable of mod_rewrite that 2.2 leaves empty or fills otherwise',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#rewritecond',
  fixes: 'none',
  page: `
In RewriteCond and RewriteRule, 2.4 knows \`%{REQUEST_SCHEME}\`, \`%{CONN_REMOTE_ADDR}\`, \`%{CONTEXT_PREFIX}\`,
\`%{CONTEXT_DOCUMENT_ROOT}\` and \`%{IPV6}\`. To 2.2 they were empty (mod_rewrite.c, lookup_variable), so that a condition on one
of them held always or never. A rule that refused by such a condition may let everybody in on 2.4, and the other way round.

A condition on \`%{SERVER_SOFTWARE}\` or \`%{API_VERSION}\` asks for the version itself: what is meant for 2.2 comes to an end.

There is no fix, since the line was most likely written for what 2.4 makes of it.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.directives('RewriteCond', 'RewriteRule')) {
      if (soleReader(site, at) === '2.4') continue
      const name = variableIn(at)
      if (name === undefined) continue
      const message = ofVersion.test(name)
        ? `%{${name}} is another in 2.4, so that this ${at.name.value} may come out otherwise. Make sure that it does what is meant.`
        : `2.2 has no %{${name}} and takes it for empty, 2.4 fills it. So this ${at.name.value} comes out otherwise; make sure that this is intended.`
      yield { at, message }
    }
  },
})

const ofVersion = /^(SERVER_SOFTWARE|API_VERSION)$/

/** The first variable that the versions fill otherwise: of a rule what it is replaced by, of a condition what is tested. */
function variableIn(at: Directive): string | undefined {
  const words = rewriteWords(at)
  const text = at.key === 'rewritecond' ? words?.first : words?.second
  return /%\{(REQUEST_SCHEME|CONN_REMOTE_ADDR|CONTEXT_PREFIX|CONTEXT_DOCUMENT_ROOT|IPV6|SERVER_SOFTWARE|API_VERSION)\}/.exec(
    text ?? '',
  )?.[1]
}
