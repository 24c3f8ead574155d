import { type Report } from './summary.js';
/** Format version 1 of `--format json`. Lines and columns count from 1; files without findings and problems are left out. */
export declare function json(report: Report): string;
