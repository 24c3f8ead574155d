import type { ConfigFile, Problem } from './tree.js';
/**
 * The lines of one file as numbers. A large configuration has a million lines, and most of them are of interest to
 * nobody: a node is made of a line when somebody asks for it, and is then always the same one.
 */
export interface Table {
    readonly path: string;
    readonly text: string;
    readonly problems: readonly Problem[];
    readonly count: number;
    /** `width` numbers a line; see `cell`. */
    readonly rows: Int32Array;
    /** The last line of each directive by name in lower case, and of each section by `<` and name. */
    readonly last: ReadonlyMap<string, number>;
}
/** What a line is: one of these numbers. */
export declare const kinds: {
    readonly blank: 0;
    readonly comment: 1;
    readonly stray: 2;
    readonly template: 3;
    readonly code: 4;
    readonly directive: 5;
    readonly section: 6;
    readonly close: 7;
};
export type Kind = (typeof kinds)[keyof typeof kinds];
/** The numbers of a row. */
export declare const cell: {
    readonly kind: 0;
    /** Where the line starts; it ends where the next one starts. */
    readonly start: 1;
    /** Where its first word starts; of a section, its `<`. */
    readonly first: 2;
    /** The section around it, by its line, or -1; of a closing tag, the section it closes. */
    readonly parent: 3;
    /** Of a section, the line after its last one: that of its closing tag, where it has one. */
    readonly stop: 4;
    /** Of a directive or section, the line before it that has the same name, or -1. */
    readonly same: 5;
};
export declare const width = 6;
/** The file whose lines the table holds. */
export declare const fileOf: (table: Table) => ConfigFile;
/** `Name>` is read as `Name` (server/config.c, ap_build_config_sub). */
export declare function endOfDirectiveName(text: string, first: number, end: number): number;
/** The parts of an opening tag, by offset: its name runs from after the `<` to `nameEnd`. */
interface Tag {
    readonly nameEnd: number;
    readonly argsStart: number;
    /** The last `>` of the line, after which httpd reads nothing; the line's end where there is none. */
    readonly argsEnd: number;
}
/** Read the opening tag whose `<` is at `first` (server/core.c, dirsection and its like). */
export declare function tagAt(text: string, first: number, end: number): Tag;
export {};
