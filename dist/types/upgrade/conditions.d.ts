import { type Group } from '../base/grouped.js';
import type { Finding } from '../migrate/rule.js';
/** What must be true for some of the fixes for review: one question to whoever reads the pull request. */
export interface FixCondition {
    /** Tells it from others. The sentence need not, for it names what it is about. */
    readonly kind: string;
    readonly sentence: string;
    readonly findings: Group<Finding>;
}
/** Of the fixes that assume something; those that assume the same kind of thing are one question. */
export declare const conditionsOf: (findings: readonly Finding[]) => readonly FixCondition[];
/** That nothing unseen sets this directive, or that one, is one kind. */
export declare const conditionKind: (assumes: string) => string;
/** That no file that is not seen sets what the fixes set. */
export declare const unseenDefaults = "unseen-defaults";
