import type { Site } from '../site/site.js';
import type { Choices, Hit, Rule } from './rule.js';
/** What a rule says of a site, and what it could not do: an error of one rule, or in one file, ends nothing else. */
export interface RuleRun {
    readonly hits: readonly Hit[];
    readonly failures: readonly Hit[];
}
/** @param progress told at each hit, for one rule can take longest */
export declare function runRule(rule: Rule, site: Site, choices: Choices, progress: () => void): RuleRun;
