import type { Report } from './summary.js';
/** A page for a ticket, a wiki or a job's summary: the counts, a table of what is left, and the checklist. */
export declare function markdown(report: Report): string;
