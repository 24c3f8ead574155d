import type { Directive, Section } from './tree.js';
/** What stands in a file: its start is an offset in UTF-16 units of the decoded text. */
export type Placed = Pick<Directive | Section, 'file' | 'start'>;
/** The line, from 1, that it begins on. Counts from the start of the file: for a place or two, not for every line. */
export declare const lineOf: ({ file, start }: Placed) => number;
/** Where it begins, for a message: conf/httpd.conf:12. */
export declare const fileAndLine: (node: Placed) => string;
