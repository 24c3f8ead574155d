import type { ConfigFile } from '../syntax/tree.js';
/** A place as people and editors count it: lines and columns from 1, columns in UTF-16 units. */
export interface LineColumn {
    readonly line: number;
    readonly column: number;
}
/** Turns offsets of one file into lines and columns. Made once a file: it holds the start of each line. */
export interface Positions {
    at(offset: number): LineColumn;
    /** The text of a line, from 1, without its line ending. */
    line(number: number): string;
}
export declare function positionsIn({ text }: Pick<ConfigFile, 'text'>): Positions;
/** Where the lines of a text start: one is behind its last line ending, even where no character follows. */
export declare function lineStarts(text: string): number[];
/** The line, from 1, that an offset is on: the last one that starts there or before. */
export declare function lineNumber(starts: readonly number[], offset: number): number;
