/** One thing that httpd said, without the time, the level and the wrappers around it. */
export interface LogMessage {
    /** The sentence; empty where a wrapper is all there is. */
    readonly text: string;
    /** Its pieces run together without blanks: a terminal may have broken a line within a word. */
    readonly unbroken: string;
    /** Its number, such as `AH01630`. */
    readonly code: string | undefined;
    /** Of `[ssl:warn]`. */
    readonly module: string | undefined;
    readonly level: string | undefined;
    /** Where httpd says that it is: what the innermost wrapper names. */
    readonly at: Spot | undefined;
    /** The line of the log, from 1. */
    readonly line: number;
}
/** A line, from 1, of a file, by the path that httpd knows it by. */
export interface Spot {
    readonly path: string;
    readonly line: number;
}
/**
 * What httpd said in a log, in the output of `httpd -t` or in a journal: one entry for each message, in order. What other
 * programs said is left out. A line without any prefix belongs to the one before, unless it is a message of its own.
 * @param startsMessage whether a line without prefix begins a message
 */
export declare function readLog(log: string, startsMessage: (text: string) => boolean): LogMessage[];
