/** How a file's bytes became text. Both ways are exact: `encode(decode(bytes))` is the same bytes. */
export type Encoding = 'utf-8' | 'latin1';
/** Read bytes as UTF-8 where they are valid UTF-8, else as Latin-1. A byte order mark stays in the text. */
export declare function decode(bytes: Uint8Array): {
    text: string;
    encoding: Encoding;
};
/** The bytes that `decode` makes this text of. */
export declare function encode(text: string, encoding: Encoding): Uint8Array;
/**
 * Whether the bytes are of a picture, an archive or the like, or of UTF-16, which httpd cannot read either. A stray NUL in
 * a text is no sign of it; a fair share of control characters at the start is.
 */
export declare function isBinary(bytes: Uint8Array): boolean;
