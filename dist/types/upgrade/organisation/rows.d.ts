import type { Summary } from '../../report/summary.js';
/** Where a repository stands; the first are those that want somebody's eye. */
export declare const rowStates: readonly ['failed', 'taken-over', 'closed', 'open', 'put-off', 'planned', 'left', 'done'];
export type RowState = (typeof rowStates)[number];
export interface Counts {
    readonly files: number;
    readonly findings: number;
    readonly safe: number;
    readonly review: number;
    /** Findings that no fix is for. */
    readonly left: number;
}
/** What is known of one repository. */
export interface Row {
    /** `owner/name`. */
    readonly repository: string;
    readonly state: RowState;
    readonly isPrivate?: boolean;
    readonly counts?: Counts;
    readonly pull?: {
        readonly number: number;
        readonly url: string;
    };
    /** What else there is to know: one sentence. */
    readonly says?: string;
    /** Whether the upgrade changed anything there. */
    readonly changed?: boolean;
}
/** What one job hands on to the next: the plan's rows, or those of the upgrades. */
export interface Results {
    readonly kind: 'plan' | 'upgrade';
    readonly rows: readonly Row[];
}
/** What a row tells of a summary. */
export declare const countsOf: ({ files, findings, safe, review, manual }: Summary) => Counts;
/** The text of a results file. */
export declare const resultsText: (results: Results) => string;
/** @throws InputError with one sentence where the text is not a results file of this version */
export declare function readResults(text: string, path: string): Results;
/** In the order in which they are told. */
export declare const countKeys: readonly (keyof Counts)[];
/** One row for each repository, by name: what an upgrade tells counts for more than what was planned. */
export declare function mergedRows(results: readonly Results[]): Row[];
/** The counts of all of them together, as far as they are known. */
export declare function sumOf(rows: readonly Row[]): Counts;
/** The order of rows: by name, in whatever case. */
export declare const byName: (a: Row, b: Row) => number;
