import { type Reader, type Spelling } from './reader.js';
/** What ends the body of `<Perl>`. */
export declare const endOfPerl: RegExp;
export declare function openSection(reader: Reader, start: number, end: number, first: number, spelling: Spelling, plain: number): void;
/** Close the section we are in if its closing tag stands here, written just as its opening one; returns whether it did. */
export declare function closePlainly(reader: Reader, start: number, first: number): boolean;
/** Of sections within sections that are too deep no more is wanted than where they end. */
export declare function readBeyond(reader: Reader, start: number, first: number, name: string): void;
export declare function closeSection(reader: Reader, start: number, first: number, tag: string): void;
/** Close the section we are in. */
export declare const closeInnermost: (reader: Reader, start: number, first: number) => void;
/** Note the sections that are still open where the file ends. */
export declare function endSections(reader: Reader): void;
