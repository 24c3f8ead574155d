import { moduleByName } from '../httpd/modules.js'
import { isConditional } from '../site/context.js'
import type { Site } from '../site/site.js'

/**
 * Whether only a 2.4 starts with the files, because a line without a guard loads mod_access_compat. 2.2 has no such module, and
 * no fix writes such a line.
 */
export const startsOnlyOn24 = (site: Site): boolean =>
  site.loads('mod_access_compat') &&
  site
    .directives('LoadModule')
    .some((line) => moduleByName(line.args[0]?.value ?? '')?.name === 'mod_access_compat' && !isConditional(site, line))
