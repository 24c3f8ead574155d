import type { Finding } from '../migrate/rule.js';
import type { Encoding } from '../syntax/encoding.js';
import type { ChangedFile } from './changed-lines.js';
import type { PatchHunks } from './hunks.js';
/** What counts for a change: findings on lines that it adds or rewrites, in the hunks that it shows, or in its files. */
export type ChangeFilter = 'added' | 'hunk' | 'file';
/** A file that the change is in. */
export interface FileChange {
    readonly path: string;
    readonly encoding: Encoding;
    /** Undefined where it is not known which lines change: all of them may. */
    readonly shown: PatchHunks | undefined;
}
/** Of each file the findings on changed lines, in their order; see changed-lines.ts. */
export type OnChangedLines = (files: readonly ChangedFile<Finding>[], linesOf: (finding: Finding) => readonly number[]) => Promise<Finding[][]>;
/** The findings on changed lines, by looking their lines up. */
export declare const byLineNumber: OnChangedLines;
/**
 * The findings that count for a change, in their order. Where it is not known which lines of a file change all of its
 * findings do. What one fix settles counts as one: together or not at all. What concerns the whole server counts only where
 * the change touches the very line, whatever the filter.
 */
export declare function findingsInChange(findings: readonly Finding[], changes: ReadonlyMap<string, FileChange>, filter: ChangeFilter, onChangedLines: OnChangedLines): Promise<readonly Finding[]>;
/** Fixes with the same edits have the same key; none for a finding without a fix. */
export declare const fixKey: ({ fix }: Finding) => readonly string[];
