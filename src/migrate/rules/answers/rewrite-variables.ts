import { wordsOfRewriteLine } from '../../../httpd/rewrite-words.js'
import { onlyVersionReading } from '../../../site/guard-reading.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const rewriteVariables = ruleOf('answers', {
  id: 'rewrite-variables',
  title: 'A variable of mod_rewrite that differs in 2.4',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#rewritecond',
  fixes: 'none',
  page: `
## What 2.2 did

In RewriteCond and RewriteRule, \`%{REQUEST_SCHEME}\`, \`%{CONN_REMOTE_ADDR}\`, \`%{CONTEXT_PREFIX}\`,
\`%{CONTEXT_DOCUMENT_ROOT}\` and \`%{IPV6}\` were empty, so a condition on one of them was always or never true.

## What 2.4 does

They have values. A rule that denied requests because of such a condition may let everybody in, and vice versa. A
condition on \`%{SERVER_SOFTWARE}\` or \`%{API_VERSION}\` tests the version itself.

## What the rule does

It reports the line. There is no fix, because the line was most likely written for 2.4.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.directives('RewriteCond', 'RewriteRule')) {
      if (onlyVersionReading(site, at) === '2.4') continue
      const name = variableIn(at)
      if (name === undefined) continue
      const message = ofVersion.test(name)
        ? `%{${name}} has a different value in 2.4, so this ${at.name.value} may have a different result. Check that the result is right.`
        : `This ${at.name.value} has a different result in 2.4: %{${name}} was always empty in 2.2. Check that the result is right.`
      yield { at, message }
    }
  },
})

const ofVersion = /^(SERVER_SOFTWARE|API_VERSION)$/

/**
 * The first variable whose value differs between the versions: in the substitution of a rule, or in the test string of a
 * condition.
 */
function variableIn(at: Directive): string | undefined {
  const words = wordsOfRewriteLine(at)
  const text = at.key === 'rewritecond' ? words?.first : words?.second
  return /%\{(REQUEST_SCHEME|CONN_REMOTE_ADDR|CONTEXT_PREFIX|CONTEXT_DOCUMENT_ROOT|IPV6|SERVER_SOFTWARE|API_VERSION)\}/.exec(
    text ?? '',
  )?.[1]
}
