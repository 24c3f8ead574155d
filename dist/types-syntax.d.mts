import { c as Version, n as Directive, o as Section, t as ConfigFile } from "./types-tree.mjs";

// .cache/types/syntax/encoding.d.ts
/** How a file's bytes became text. Both ways are exact: `encode(decode(bytes))` is the same bytes. */
type Encoding = 'utf-8' | 'latin1';
/** Read bytes as UTF-8 where they are valid UTF-8, else as Latin-1. A byte order mark stays in the text. */
declare function decode(bytes: Uint8Array): {
  text: string;
  encoding: Encoding;
};
/** The bytes that `decode` makes this text of. */
declare function encode(text: string, encoding: Encoding): Uint8Array;
/**
 * Whether the bytes are of a picture, an archive or the like, or of UTF-16, which httpd cannot read either. A stray NUL in
 * a text is no sign of it; a fair share of control characters at the start is.
 */
declare function isBinary(bytes: Uint8Array): boolean;
/**
 * Whether the words of a line are the ones that httpd will read: no tag of a template, no `${NAME}` to be replaced when
 * the file is read, no parameter of the macro that the line stands in, and no two backslashes at its end, after which
 * 2.4 reads on.
 */
declare function isLiteral(node: Directive | Section): boolean;
/**
 * Read one file. Never throws: a line that it cannot read becomes a stray line and a problem.
 * The lines of the tree tile the text: joining their ranges, closing tags included, gives the text back.
 * @param path as it is to be shown, with forward slashes
 * @param version whose reading of continued lines applies
 * @param defined the names that httpd is known to be started with or without
 */
declare function parse(text: string, path: string, version?: Version, defined?: ConfigFile['defined']): ConfigFile;
export { encode as a, decode as i, isLiteral as n, isBinary as o, Encoding as r, parse as t };