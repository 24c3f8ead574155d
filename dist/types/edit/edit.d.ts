import { type ConfigFile, type Directive, type Node, type Range, type Section } from '../syntax/tree.js';
/** All of a file that edits need: nothing has to be read as configuration to be edited, or compared. */
export interface TextFile {
    readonly path: string;
    readonly text: string;
}
/** The replacement of a span of one file's original text; an insertion where the span is empty. Rules edit configuration. */
export interface Edit<File extends TextFile = ConfigFile> extends Range {
    readonly file: File;
    readonly text: string;
}
/** Edits that stand or fall together. */
export interface Fix<File extends TextFile = ConfigFile> {
    /** What it does, in the imperative: "Rename to MaxRequestWorkers". */
    readonly title: string;
    /** 2.4 with the fix decides every request as 2.2 did, given only what is seen. Any other fix is for review. */
    readonly safe: boolean;
    /** For review: the sentence that must be true for the fix to be right. */
    readonly assumes?: string;
    readonly edits: readonly Edit<File>[];
    /** Those of the edits that may be made without the others: no request is let in by them alone. None unless it is known. */
    readonly alone?: readonly Edit<File>[];
}
/** A fix that keeps the behaviour, whatever stands in files that are not seen. */
export declare const safeFix: (title: string, ...edits: readonly EditOrEdits[]) => Fix;
/** One, or a list that may be too long to be handed over as arguments. */
type EditOrEdits = Edit | readonly Edit[];
/** A fix that is right only if `assumes` is true. */
export declare const reviewFix: (title: string, assumes: string, ...edits: readonly EditOrEdits[]) => Fix;
/** Put `text` in the place of a word of the node, or of any other range in its file. */
export declare const replace: (node: Node, at: Range, text: string) => Edit;
/** Put `text` in the place of all arguments. Without arguments it is appended after the name. */
export declare function replaceArgs(node: Directive | Section, text: string): Edit;
/** Drop one word and the white space before it. */
export declare function removeWord(node: Directive | Section, word: Range): Edit;
/** Drop the node's line; of a section, its opening tag only. */
export declare const removeLine: (node: Node) => Edit;
/** Drop a section with all that it holds. */
export declare const removeSection: (section: Section) => Edit;
/** The two edits that drop a section's tags and keep what it holds. */
export declare const unwrap: (section: Section) => readonly Edit[];
/** Put these lines where the node's line is, with its indent and its line ending. */
export declare function replaceLine(node: Node, lines: readonly string[]): Edit;
/** Put these lines before the node's line, with its indent. */
export declare const insertBefore: (node: Node, lines: readonly string[]) => Edit;
/** Put these lines after the node's line or, for a section, after its closing tag, with its indent. */
export declare function insertAfter(node: Node, lines: readonly string[]): Edit;
/** Put these lines first into a section, with the indent of its first line (or of its tag and four more blanks). */
export declare function insertInto(section: Section, lines: readonly string[]): Edit;
/** Put these lines at the end of a file. */
export declare const append: (file: ConfigFile, lines: readonly string[]) => Edit;
/** The white space at the start of a node's line. */
export declare function indentOf({ file: { text }, start, end }: Node): string;
/** The line ending that the file uses first. */
export declare const eolOf: (file: ConfigFile) => string;
/** From the first of some edits to the last one's end. */
export declare const spanOf: (edits: readonly Edit<TextFile>[]) => Range;
/** In the order of the text; an insertion before what starts there. */
export declare const byPlace: (a: Edit<TextFile>, b: Edit<TextFile>) => number;
/** The edits of one file in the order of the text, each once however often it is asked for. */
export declare const inOrder: (file: TextFile, edits: readonly Edit<TextFile>[]) => readonly Edit<TextFile>[];
/**
 * The first item for each edit, of items whose edits are in the order of the text: those for the very same one stand among
 * the others for the same span.
 * @param again told of each of the others, with the first one
 */
export declare function distinct<Item>(items: readonly Item[], editOf: (item: Item) => Edit<TextFile>, again?: (first: Item, item: Item) => void): readonly Item[];
/**
 * The text of a file after the edits. A file whose last line had no line ending keeps it so.
 * @throws RangeError where edits overlap, which `choose` rules out
 */
export declare function applyEdits(file: TextFile, edits: readonly Edit<TextFile>[]): string;
export {};
