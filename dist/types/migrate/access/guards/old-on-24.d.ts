import type { Scope } from '../../../access/merge/scope.js';
import type { Site } from '../../../site/site.js';
import type { Hit } from '../../rule.js';
/** Lines of mod_access_compat that 2.4 alone reads, where nothing loads that module: 2.4 does not start, one finding for each guard. */
export declare function oldLinesOn24(site: Site): Generator<Hit>;
/** The same for a section in a guard for a module that 2.4 may have: a line that it would not start with. */
export declare function oldLineIn(site: Site, { nodes }: Scope): Hit | undefined;
