/** What a command said and how it ended. */
export interface CommandResult {
    /** Undefined where it did not end by itself. */
    readonly code: number | undefined;
    /** What it wrote to standard output and standard error, in the order of its coming. */
    readonly output: string;
    /** One sentence where the command could not be run to its end. */
    readonly trouble?: string;
}
/** Run a command line with the shell. What it started is stopped with it when the time is over. */
export declare function runCommand(command: string, seconds: number): Promise<CommandResult>;
