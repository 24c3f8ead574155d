import type { Site } from '../../../site/site.js';
import type { DeadAllow } from '../once-for-each.js';
import type { Plan } from '../plan.js';
/** The sentence that must be true for the fix of these plans; undefined where it is proved. */
export declare function assumptionOf(site: Site, group: readonly Plan[], deadAllow: DeadAllow): string | undefined;
/** Whether it shows that 2.4 has never read the configuration: rules for both versions in guards may run on either. */
export declare const isSurelyFrom22: (site: Site, all: readonly Plan[]) => boolean;
/**
 * Whether a section without any old line is worth a word: a configuration that may well run on 2.4 already is not, nor
 * an AuthType whose Require may stand in a file that is not seen.
 */
export declare function isReported(site: Site, plan: Plan, all: readonly Plan[]): boolean;
/** Whether its Require takes the place in 2.4 of host lines above it that 2.2 kept beside it. */
export declare const opensAbove: (plan: Plan) => boolean;
