import { type RegularExpression, regularExpressionsIn } from '../models/regular-expressions.js'
import { type Check, type Hit, markLineCheck } from './rule.js'

/** A check that looks at each regular expression separately, without findings if the site runs 2.4 today. */
export const eachPatternOn22 = (say: (pattern: RegularExpression) => Hit | undefined): Check =>
  markLineCheck(function* (site) {
    if (site.from === '2.4') return
    for (const pattern of regularExpressionsIn(site)) {
      const hit = say(pattern)
      if (hit) yield hit
    }
  })
