/** A request that an access log tells of, and how often it does. */
export interface LoggedRequest {
    readonly method: string;
    /** As it was sent, without what could be a secret. */
    readonly path: string;
    /** The name of the server, where the format has it. */
    readonly host: string | undefined;
    readonly count: number;
}
/** How each line of a log is read. */
export interface LineFormat {
    readonly name: string;
    readonly pattern: RegExp;
    /** What the groups of the pattern hold. */
    readonly fields: readonly Field[];
}
type Field = 'request' | 'method' | 'path' | 'query' | 'host' | 'status';
/** The formats that a log may have: what was said first, then those of the configuration, then httpd's own. */
export declare function formatsFor(said: string | undefined, configured: readonly (readonly [name: string, format: string])[]): readonly LineFormat[];
/** Read a LogFormat (mod_log_config.c, parse_log_misc_string). */
export declare function lineFormat(name: string, format: string): LineFormat;
/** What a reading of a log comes to. */
export interface LogReading {
    /** The commonest first. */
    readonly requests: readonly LoggedRequest[];
    readonly lines: number;
    /** Lines that none of the formats fits. */
    readonly unread: number;
}
/** Counts the requests of a log, line by line. */
export declare function logCounter(formats: readonly LineFormat[]): {
    line(text: string): void;
    /** @param most how many at most @param canSend whether a method is wanted */
    reading: (most: number, canSend: (method: string) => boolean) => LogReading;
};
export {};
