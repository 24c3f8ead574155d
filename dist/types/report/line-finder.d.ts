import type { Lines } from '../edit/line-changes.js';
import type { Finding } from '../migrate/rule.js';
import type { ConfigFile } from '../syntax/tree.js';
/** Tells the lines, from 1, that offsets lie on. Made once for many findings: it counts the lines of each file once. */
export interface LineFinder {
    /** From the first to the last word of what a finding means. */
    of(finding: Finding): Lines;
    between(file: ConfigFile, start: number, end: number): Lines;
}
/** @returns a finder that knows no file yet */
export declare function lineFinder(): LineFinder;
