import { type Summary } from '../report/summary.js';
import type { Inputs } from './inputs.js';
import type { Result } from './perform.js';
/** What the run did besides finding things, for the job's summary. */
export interface Told {
    /** How many findings were not shown as annotations. */
    readonly cut: number;
    readonly sarifFile: string;
    /** Where the page on the Action is. */
    readonly docs: string | undefined;
}
/** A paragraph of Markdown for each thing that was done, or could not be. */
export declare function saidOf({ posted, isReadOnly, failure, notes }: Result, { cut, sarifFile, docs }: Told): string[];
/** The sentence with which the job fails, if it is to. */
export declare function failureOf({ errors, warnings }: Summary, failOn: Inputs['failOn']): string | undefined;
/** The run in a few lines, for whoever reads the log. */
export declare function logOf({ counts, commit, posted }: Result): string[];
