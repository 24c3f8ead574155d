import type { RunResult } from './run-review.js';
/** What the run did besides finding things, for the job's summary. */
export interface RunDetails {
    /** How many findings were not shown as annotations. */
    readonly cut: number;
    readonly sarifFile: string;
    /** Where the page on the Action is. */
    readonly docs: string | undefined;
}
/** A paragraph of Markdown for each thing that was done, or could not be. */
export declare function paragraphsOf({ posted, denial, failure, notes }: RunResult, details: RunDetails): string[];
/** The run in a few lines, for whoever reads the log. */
export declare function logLines({ counts, commit, posted }: RunResult): string[];
