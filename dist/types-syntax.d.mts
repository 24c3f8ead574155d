import { c as Version, n as Directive, o as Section, t as ConfigFile } from "./types-tree.mjs";

// .cache/types/syntax/encoding.d.ts
/** The encoding of a file. It is lossless: `encode(decode(bytes))` gives the same bytes. */
type Encoding = 'utf-8' | 'latin1';
/** Decodes valid UTF-8 as UTF-8, and other bytes as Latin-1. A byte order mark stays in the text. */
declare function decode(bytes: Uint8Array): {
  text: string;
  encoding: Encoding;
};
/** The inverse of `decode`. */
declare function encode(text: string, encoding: Encoding): Uint8Array;
/**
 * Whether the bytes are a binary file, such as a picture or an archive, or UTF-16, which httpd cannot read either. A file is not
 * binary because of a single NUL, but because of many control characters at its start.
 */
declare function isBinary(bytes: Uint8Array): boolean;
/**
 * Whether httpd reads the words of this line as written: the line has no template tag, no `${NAME}`, no macro parameter, and no
 * two backslashes at its end, where 2.4 joins the next line.
 */
declare function isLiteral(node: Directive | Section): boolean;
/**
 * Parses one file. Never throws: a line that cannot be read becomes a stray line and a problem. The ranges of all nodes, closing
 * tags included, cover the text exactly.
 * @param path as shown, with forward slashes
 * @param version the version whose rules for continued lines apply
 * @param defined the names that httpd is known to be started with or without
 */
declare function parse(text: string, path: string, version?: Version, defined?: ConfigFile['defined']): ConfigFile;
export { encode as a, decode as i, isLiteral as n, isBinary as o, Encoding as r, parse as t };