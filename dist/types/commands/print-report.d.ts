import type { Options } from '../command-line/arguments.js';
import { type Report } from '../report/summary.js';
import type { Input } from './input.js';
/**
 * Print the report in the form that was asked for, and beside it what concerns the run as a whole.
 * @param asked the options as they were given, for the commands that are proposed
 * @param notes what was left out of the report, a sentence each
 */
export declare function printReport(asked: Options, { options, sources }: Input, report: Report, notes: readonly string[]): Promise<void>;
