import type { Finding } from '../migrate/rule.js';
import type { Encoding } from '../text.js';
import type { ChangedFile } from './changed-lines.js';
import type { Shown } from './hunks.js';
import type { Inputs } from './inputs.js';
/** A file that the pull request changes. */
export interface FileChange {
    readonly path: string;
    readonly encoding: Encoding;
    /** Undefined where GitHub does not show its lines: too long a change, or none in the text. */
    readonly shown: Shown | undefined;
}
/** Of each file the findings on changed lines, in their order; see changed-lines.ts. */
export type OnChangedLines = (files: readonly ChangedFile<Finding>[], linesOf: (finding: Finding) => readonly number[]) => Promise<Finding[][]>;
/**
 * The findings that count for the pull request, in their order. Where GitHub does not show the lines of a file all of its
 * findings do. What one fix settles counts as one: together or not at all.
 */
export declare function counting(findings: readonly Finding[], changes: ReadonlyMap<string, FileChange>, filter: Inputs['filter'], onChangedLines: OnChangedLines): Promise<readonly Finding[]>;
/** Fixes with the same edits have the same key; none for a finding without a fix. */
export declare const fixKey: ({ fix }: Finding) => readonly string[];
