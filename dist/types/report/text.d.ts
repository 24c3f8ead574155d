import { type Report } from './summary.js';
/** Wraps a text in the terminal's codes for a style, or leaves it alone. */
export type Paint = (style: Style, text: string) => string;
export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'blue' | 'green';
export declare const inColour: Paint;
export declare const plain: Paint;
/** The report that people read: grouped by file, each finding with its line, and at the end what to do next. */
export declare function text(report: Report, paint?: Paint): string;
/** What was found and what to do next, in one line. */
export declare function summaryLine(report: Report, paint: Paint): string;
