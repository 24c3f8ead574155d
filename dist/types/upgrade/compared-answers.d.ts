import type { ServerComparison } from '../compare/comparison.js';
import type { Verdict } from '../compare/differences.js';
import type { CopiesTrouble } from '../start/ask-copies.js';
/** What came of asking a copy of the configuration as it is and one of the changed files the same. */
export type ComparedAnswers = {
    readonly kind: 'compared';
    readonly requests: number;
    readonly counts: Readonly<Record<Verdict, number>>;
    /** The gravest first. */
    readonly differing: readonly DifferingAnswer[];
    /** What could not be asked, a sentence each. */
    readonly notAsked: readonly string[];
} | {
    readonly kind: 'not started';
    readonly which: CopiesTrouble['which'];
    /** The last thing that it said. */
    readonly said: string;
};
export interface DifferingAnswer {
    readonly verdict: Verdict;
    /** Such as `GET http://www.example.org/a from 10.0.0.1 as alice`. */
    readonly request: string;
    /** Such as `status: 401 → 200`. */
    readonly changes: readonly string[];
    /** The nearest line of the configuration that has a say. */
    readonly line: {
        readonly path: string;
        readonly line: number;
    } | undefined;
}
/** @param told puts texts of servers into words that anybody may read */
export declare function comparedAnswers(compared: ServerComparison | CopiesTrouble, told: (text: string) => string): ComparedAnswers;
