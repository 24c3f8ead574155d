import { type LineReader, type Name } from './line-reader.js';
import type { Problem, Version } from './tree.js';
/** The sections that a reader is in, and what is wrong with the lines read so far. */
export interface Nesting {
    readonly reader: LineReader;
    /** The tags of the sections, outermost first. */
    readonly open: OpenTag[];
    /** How many sections we are in beyond those that are looked at. */
    beyond: number;
    readonly problems: Problem[];
}
interface OpenTag {
    readonly name: Name;
    /** Where it stands. */
    readonly first: number;
}
export declare const nestingOf: (text: string, version: Version) => Nesting;
/** Note what is wrong with the line that was read by itself. */
export declare function checkLine(nesting: Nesting): void;
/** All that is wrong, in the order of the text, once its last line was read. */
export declare function problemsOf(nesting: Nesting): readonly Problem[];
/** Go into the section whose tag was read; false where it is nested too deep to be looked at. */
export declare function enterSection(nesting: Nesting): boolean;
/** Leave the section whose closing tag was read. Returns how many we are in then; undefined where it closes none. */
export declare function leaveSection(nesting: Nesting): number | undefined;
/** Of sections within sections that are too deep no more is wanted than where they end. */
export declare function countBeyond(nesting: Nesting): void;
/** Whether the directive that was read begins the code of another language, to which the lines below it belong. */
export declare function beginsCode(reader: LineReader): boolean;
export {};
