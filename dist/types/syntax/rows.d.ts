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
    /** Of a directive or section, the number of its name in `names`. */
    readonly name: 6;
};
export declare const width = 7;
/** The lines of one file as numbers, while they are read. */
export interface Rows {
    /** `width` numbers a line; see `cell`. */
    cells: Int32Array;
    count: number;
    /** The names that occur, numbered: of directives in lower case, of sections with a `<` before them. */
    readonly names: string[];
    /** The last line of each name. */
    readonly last: number[];
    /** The lines that begin a section, in their order. */
    readonly sections: number[];
    /** The number of each name. */
    readonly numbers: Map<string, number>;
}
export declare const rowsFor: (text: string) => Rows;
/** The number of a name, by which rows tell which it is. */
export declare function numberOf({ names, last, numbers }: Rows, key: string): number;
/** Add a line; returns its number. */
export declare function addRow(rows: Rows, kind: Kind, start: number, first: number, parent: number): number;
/** Link a directive or section to the one before it that has the same name. */
export declare function nameRow({ cells, last }: Rows, line: number, name: number): void;
export declare function setStop({ cells }: Rows, section: number, stop: number): void;
export declare const firstOf: ({ cells }: Rows, line: number) => number;
