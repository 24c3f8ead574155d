/**
 * Whether a log that is piped to a program needs the shell that 2.2 started it with and 2.4 leaves out. 2.4 cuts the
 * command into words by itself and runs the program at its path (server/log.c, ap_open_piped_log; APR_PROGRAM_ENV), so
 * what is nothing but plain words after a path means the same to both.
 * @param target the first argument of ErrorLog, CustomLog, TransferLog or ForensicLog
 */
export declare function needsShell(target: string): boolean;
/** The same target with the shell asked for, where it needs one. */
export declare const withShell: (target: string) => string;
/** The name of the program that a log is piped to, without its folder; undefined for a file. */
export declare function programOf(target: string): string | undefined;
