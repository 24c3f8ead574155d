import type { Finding } from '../migrate/rule.js';
/**
 * When a kind of change can be made. `before`: 2.2 takes it too, and answers the same. `switch`: from it on 2.2 no longer
 * starts, and without it 2.4 does not. `after`: 2.4 starts with it and without it.
 */
export type Stage = 'before' | 'switch' | 'after';
/** Rules whose changes make one commit, where they can. */
export interface RuleFamily {
    readonly id: string;
    /** In the imperative, for the subject of a commit. */
    readonly title: string;
    readonly rules: readonly string[];
}
export declare const families: readonly RuleFamily[];
/** Of all other rules. */
export declare const otherRules: RuleFamily;
/** The family of a finding's rule; `rest` for a rule that is in none. */
export declare const familyOf: ({ rule }: Finding) => RuleFamily;
/** Modules and what needs them go together. What stands beside a configuration keeps no httpd from starting. */
export declare function stageOf(finding: Finding): Stage;
