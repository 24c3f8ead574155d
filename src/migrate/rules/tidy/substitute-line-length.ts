import { insertBefore, reviewFix } from '../../../edit/edit.js'
import { isWithinLineScopes, lineScopeOf } from '../../../site/line-scope.js'
import { rarelyTrueAssumption } from '../../assumptions.js'
import { ruleOf } from '../../rule.js'

export const substituteLineLength = ruleOf('tidy', {
  id: 'substitute-line-length',
  title: 'Substitute limits the length of a line',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_substitute.html#substitutemaxlinelength',
  fixes: 'review',
  covers: ['substitute-line-length'],
  page: `
## What 2.2 did

Substitute worked on lines of any length.

## What 2.4 does

A response with a line over 1 MB breaks off. Pages rarely have such lines; JSON, minified scripts and generated pages
may.

## What the rule does

It offers \`SubstituteMaxLineLength 100m\` (2.4.11 or later) for review. Each request can then use that much memory.`,
  *check(site) {
    if (site.from === '2.4') return
    const told = new Set(site.directives('SubstituteMaxLineLength').map(lineScopeOf))
    for (const at of site.directives('Substitute')) {
      if (isWithinLineScopes(at, told)) continue
      told.add(lineScopeOf(at))
      yield {
        at,
        message:
          '2.4 cuts off a response that has a line over 1 MB here; 2.2 had no limit. To raise the limit, add "SubstituteMaxLineLength 100m".',
        fix: reviewFix(
          'Add SubstituteMaxLineLength 100m',
          rarelyTrueAssumption('substitute-line-length', 'Responses here can have lines over 1 MB.'),
          insertBefore(at, ['SubstituteMaxLineLength 100m']),
        ),
      }
    }
  },
})
