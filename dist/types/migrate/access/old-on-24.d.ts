import type { Site } from '../../site/site.js';
import type { Hit } from '../rule.js';
/** Lines of mod_access_compat that 2.4 alone reads, where nothing loads that module: 2.4 does not start, one finding for each guard. */
export declare function oldLinesOn24(site: Site): Generator<Hit>;
