import { type Paint } from './paint.js';
import { type Report } from './summary.js';
/**
 * The report that people read: grouped by file, each finding with its line, and at the end what to do next. Findings that say
 * the very same thing are said once, with the lines of the others.
 */
export declare function text(report: Report, paint?: Paint): string;
/** What was found and what to do next, in one line. */
export declare function summaryLine(report: Report, paint: Paint): string;
