import type { Report } from './summary.js';
/** Workflow commands that GitHub shows as annotations, one a line, and what was found in one line for the log. */
export declare const github: (report: Report) => string;
