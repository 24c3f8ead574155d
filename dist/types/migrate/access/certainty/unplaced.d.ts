import type { Site } from '../../../site/site.js';
import { type DeadAllow } from '../once-for-each.js';
import type { Plan } from '../plan.js';
/**
 * Whether the plan is right wherever the sections of unknown place lie: above it, with any of their lines still in force
 * where it begins. Of such a section itself any other may lie above.
 */
export declare const isRightAnywhere: (site: Site, plan: Plan, deadAllow: DeadAllow) => boolean;
/**
 * Whether the section of each plan that 2.4 takes as it stands, without a word of this rule, goes on meaning the same once
 * these are rewritten: they may lie above it where the place of one of them is not known.
 */
export declare const leavesOthersRight: (site: Site, group: readonly Plan[], deadAllow: DeadAllow) => boolean;
/** The .htaccess files among them that are seen to be read in the folder of one of these, or below it, by a link. */
export declare function wrongedByLinks(site: Site, group: readonly Plan[], deadAllow: DeadAllow): readonly Plan[];
