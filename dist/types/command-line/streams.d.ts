/** Standard output or standard error, by file descriptor. */
export type Stream = 1 | 2;
/** Standard output takes no more: one sentence for the user. */
export declare class OutputError extends Error {
}
/**
 * Write all of it, at once. Not through process.stdout: making that stream takes as long as checking a small file.
 * A reader that stops reading, such as `head`, is no error; neither is a lost message, for nobody could be told of it.
 * @throws OutputError where standard output cannot be written, such as on a full disk
 */
export declare function put(stream: Stream, text: string | Uint8Array): void;
/** Show a line in the place of the last one; only for a terminal. */
export declare function showLine(line: string): void;
/**
 * All of standard input.
 * @throws what the system says where it cannot be read
 */
export declare function takeInput(): Uint8Array;
/** Whether people read the stream on a terminal. */
export declare function isTerminal(stream: Stream): boolean;
