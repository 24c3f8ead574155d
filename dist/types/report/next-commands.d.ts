import { type Report } from './summary.js';
/** The commands that help next after a report, with what each does; nothing where there is nothing to do. */
export declare function nextCommands(report: Report, { name, options, paths, wrote }: Invocation): string;
/** How the tool was called, as the next call is to be. */
export interface Invocation {
    /** What starts the tool, as words of a shell. */
    readonly name: string;
    /** Options that say what the configuration is and which rules count. */
    readonly options: readonly string[];
    /** None where none was given. */
    readonly paths: readonly string[];
    readonly wrote: boolean;
}
