import { insertBefore, reviewFix } from '../../../edit/edit.js'
import { isWithin, placeAround } from '../../../site/around.js'
import { rare } from '../../assumptions.js'
import { ruleOf } from '../../rule.js'

export const substituteLineLength = ruleOf('tidy', {
  id: 'substitute-line-length',
  title: 'Substitute has a limit for lines',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_substitute.html#substitutemaxlinelength',
  covers: ['substitute-line-length'],
  page: `
Substitute looks at one line at a time. 2.2 took lines of any length, 2.4 takes lines of up to 1 MB, and a response with a longer
one breaks off. Pages rarely have such lines; data does (JSON, minified scripts, pages made by a program).

Where responses here can have them, the fix for review adds \`SubstituteMaxLineLength 100m\` (from 2.4.11 on). Mind that so much
memory can be used for each request.`,
  *check(site) {
    if (site.from === '2.4') return
    const told = new Set(site.directives('SubstituteMaxLineLength').map(placeAround))
    for (const at of site.directives('Substitute')) {
      if (isWithin(at, told)) continue
      told.add(placeAround(at))
      yield {
        at,
        message:
          '2.4 cuts off a response that has a line over 1 MB here; 2.2 had no limit. "SubstituteMaxLineLength 100m" raises it.',
        fix: reviewFix(
          'Raise the limit',
          rare('substitute-line-length', 'Responses here can have lines over 1 MB.'),
          insertBefore(at, ['SubstituteMaxLineLength 100m']),
        ),
      }
    }
  },
})
