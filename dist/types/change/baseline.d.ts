import type { Finding } from '../migrate/rule.js';
/**
 * What was found when the project began to check itself: entry → how often. An entry is `PATH RULE KEY`; the path is from
 * the folder of the baseline file, and the key is the same wherever in its file the line stands.
 */
export type Baseline = ReadonlyMap<string, number>;
/** A mistake in a baseline file: one sentence for the user. */
export declare class BaselineError extends Error {
}
/**
 * Read the text of a baseline file.
 * @throws BaselineError with one sentence that says what is wrong
 */
export declare function readBaseline(text: string): Baseline;
/**
 * The text of a baseline file: a line for each entry, in order, and last one that is always the same, so that git can merge
 * what two people add or take away.
 */
export declare function baselineText(baseline: Baseline): string;
/** How a file is called in the baseline. */
export type PathOf = (finding: Finding['file']) => string;
/** The entries of findings. */
export declare const baselineOf: (findings: readonly Finding[], pathOf: PathOf) => Baseline;
/** The path and the rule of an entry. */
export declare function entryParts(entry: string): {
    readonly path: string;
    readonly rule: string;
};
/** Findings set against a baseline. */
export interface BaselineComparison {
    /** Those that it does not know. Of several that are alike, the last ones. */
    readonly fresh: readonly Finding[];
    /** How many it knows. */
    readonly known: number;
    /** What it has and no finding is, by entry. */
    readonly gone: Baseline;
}
/**
 * Compare findings with what a baseline lists: each of its entries stands for as many as it counts.
 * @param isGone whether a file that the baseline names is there no more: what it had is known in the file it moved to, too.
 * No file is taken for gone unless this says so.
 */
export declare function comparedWith(baseline: Baseline, findings: readonly Finding[], pathOf: PathOf, isGone?: (path: string) => boolean): BaselineComparison;
