/**
 * A text for the log, of which no line is a command to the runner. It takes `::` at the beginning of a line for one, and
 * `##[` anywhere in it (actions/runner, ActionCommand.cs), and what is quoted may be a stranger's.
 */
export declare const logText: (text: string) => string;
