import { type Directive } from '../syntax/tree.js';
/** The URLs that a line at server level decides about. */
export declare function urlsOfLine(line: Directive, folders: readonly string[]): readonly string[];
/** Lines that may stand in a section too. */
export declare function urlsOfInner(line: Directive, folders: readonly string[]): readonly string[];
