import type { Finding } from '../migrate/rule.js';
import type { ChosenRequest } from '../requests/chosen-request.js';
import { type AnswerDifference, type Extra, type Verdict } from './differences.js';
import type { Asked, WireRequest } from './http-answer.js';
/** Everything that came of asking both servers. */
export interface ServerComparison {
    /** What the servers are called: their addresses, or what was started. */
    readonly old: string;
    readonly young: string;
    readonly results: readonly ComparedRequest[];
    /** What could not be asked from here, a sentence each. */
    readonly unasked: readonly string[];
}
/** One request with what differs in the answers, and where that may come from. */
export interface ComparedRequest {
    readonly request: ChosenRequest;
    readonly verdict: Verdict;
    readonly differences: readonly AnswerDifference[];
    readonly oldStatus: number | undefined;
    readonly youngStatus: number | undefined;
    /** The lines of the old configuration that have a say, the nearest first. */
    readonly lines: readonly ConcernedLine[];
    /** What was found at one of them, or right beside it: the likely cause. */
    readonly causes: readonly Cause[];
}
export interface ConcernedLine {
    readonly path: string;
    readonly line: number;
    readonly text: string;
}
export interface Cause extends ConcernedLine {
    readonly rule: string;
    readonly message: string;
    /** Whether the migrated configuration has the fix of it; undefined where somebody else migrated it. */
    readonly fixed: boolean | undefined;
}
/** Hold the answers of both servers against each other. */
export declare function comparisonOf(requests: readonly (readonly [ChosenRequest, WireRequest])[], answers: {
    readonly old: readonly Asked[];
    readonly young: readonly Asked[];
}, { findings, taken, extra, }: {
    readonly findings: readonly Finding[];
    readonly taken: ReadonlySet<Finding> | undefined;
    readonly extra: ReadonlySet<Extra>;
}): readonly ComparedRequest[];
/** How many came out in each way. */
export declare function verdictCounts({ results }: ServerComparison): Readonly<Record<Verdict, number>>;
