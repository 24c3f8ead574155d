import { type Kind, type Rows } from './rows.js';
import { type Templates } from './template.js';
import type { Problem, Version } from './tree.js';
/** What is known of a file while it is read; see parse.ts. */
export interface Reader {
    readonly text: string;
    readonly version: Version;
    readonly rows: Rows;
    readonly problems: Problem[];
    readonly templates: Templates;
    /** Each way a name is written: most lines repeat a name seen before. */
    readonly spellings: Map<string, Spelling>;
    /** That of the last plain directive. */
    last: Spelling;
    /** The sections we are in, outermost first. */
    readonly open: Open[];
    /** The line of the innermost one, or -1. */
    around: number;
    /** How many sections we are in beyond those that are looked at. */
    beyond: number;
    /** What ends the foreign code we are in, such as a <Perl> body. */
    code: RegExp | undefined;
    /** Whether a line was met that may be one of a template. */
    isOdd: boolean;
}
interface Open {
    readonly line: number;
    readonly key: string;
    readonly spelling: Spelling;
}
export interface Spelling {
    readonly name: string;
    /** Of a section, the closing tag that is written likewise. */
    readonly closing: string;
    /** Of the key. */
    readonly number: number;
    /** What followed the last time it was met: blocks of lines are much alike, so that it is likely to follow again. */
    next: Spelling | undefined;
}
export declare const readerOf: (text: string, version: Version) => Reader;
/** Put a line where we are; returns its number. */
export declare const add: ({ rows, around }: Reader, kind: Kind, start: number, first: number) => number;
export declare function spellingOf(reader: Reader, name: string): Spelling;
/** A problem reaches from the line's first word to its first line ending. */
export declare function note({ text, rows, problems }: Reader, line: number, message: string): void;
/** Messages name what stands in the file, which can be of any length. */
export declare const shortened: (name: string) => string;
export {};
