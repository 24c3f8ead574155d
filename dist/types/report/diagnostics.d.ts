import type { Fix } from '../edit/edit.js';
import type { Severity } from '../migrate/rule.js';
import type { ConfigFile } from '../syntax/tree.js';
import type { LineColumn, Positions } from './position.js';
import { type Report } from './summary.js';
/** One thing that a report says of a place: a finding that is left, or a place that cannot be read for sure. */
export interface Diagnostic {
    readonly file: ConfigFile;
    /** As programs want it: without `./` at the start. */
    readonly path: string;
    readonly id: string;
    readonly title: string;
    readonly severity: Severity;
    /** The page that says more; a place that cannot be read has none. */
    readonly see: string | undefined;
    readonly start: LineColumn;
    /** Behind the last character meant. */
    readonly end: LineColumn;
    readonly positions: Positions;
    readonly message: string;
    readonly fix: Fix | undefined;
    /** Tells it from all others of the report, and stays the same when its line moves. */
    readonly fingerprint: string;
}
/** All of it, in the order of files and lines. */
export declare function diagnosticsOf({ site, migration: { findings }, applied, rewritten }: Report): readonly Diagnostic[];
/** What is so, and what the fix does and assumes, in one line. */
export declare function sentencesOf({ message, fix }: Pick<Diagnostic, 'message' | 'fix'>): string;
