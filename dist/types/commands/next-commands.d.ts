import type { Options } from '../command-line/arguments.js';
import type { Report } from '../report/summary.js';
/** The commands that help next after a report on a terminal. */
export declare const nextCommandsAfter: (options: Options, report: Report) => string;
