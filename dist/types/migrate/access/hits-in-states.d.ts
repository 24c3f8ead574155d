import type { Site } from '../../site/site.js';
import type { Choices, Hit } from '../rule.js';
/**
 * What is to be said where nobody can tell which `<IfDefine>`s are read: one form for each state, in guards of its own where
 * they differ. Undefined where no state is undecided, or one of them has no form that is sure.
 */
export declare function hitsInStates(site: Site, choices: Choices, hitsAsIs: (site: Site) => Iterable<Hit>): readonly Hit[] | undefined;
