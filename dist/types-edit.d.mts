import { a as Range, n as Directive, o as Section, r as Node, t as ConfigFile } from "./types-tree.mjs";

// .cache/types/edit/edit.d.ts
/** All of a file that edits need: nothing has to be read as configuration to be edited, or compared. */
interface TextFile {
  readonly path: string;
  readonly text: string;
}
/** The replacement of a span of one file's original text; an insertion where the span is empty. Rules edit configuration. */
interface Edit<File extends TextFile = ConfigFile> extends Range {
  readonly file: File;
  readonly text: string;
}
/** A condition of a fix. */
interface Assumption {
  /**
   * Never changes with the sentence, because settings confirm and decline the assumption by this name. It starts with the
   * id of a rule or of a shared assumption; after a colon follows the subject.
   */
  readonly name: string;
  readonly sentence: string;
  /** Few servers meet the assumption: the fix is made only if the user confirms it. */
  readonly isRare?: true;
}
/** Edits that stand or fall together. */
interface Fix<File extends TextFile = ConfigFile> {
  /** What it does, in the imperative: "Rename to MaxRequestWorkers". */
  readonly title: string;
  /** 2.4 with the fix decides every request as 2.2 did, given only what is seen. Any other fix is for review. */
  readonly safe: boolean;
  /** For review: the sentence that must be true for the fix to be right. */
  readonly assumes?: string;
  /** What is in that sentence, each by itself; where it is missing, it is one thing that is named for the rule. */
  readonly assumptions?: readonly Assumption[];
  /** Somebody has chosen it of several forms: what it changes is wanted. */
  readonly isChosen?: true;
  readonly edits: readonly Edit<File>[];
}
/** A fix that keeps the behaviour, whatever stands in files that are not seen. */
declare const safeFix: (title: string, ...edits: readonly EditOrEdits[]) => Fix;
/** One, or a list that may be too long to be handed over as arguments. */
type EditOrEdits = Edit | readonly Edit[];
/** A fix that counts on what `assumes` says. */
declare const reviewFix: (title: string, assumes: string | readonly Assumption[], ...edits: readonly EditOrEdits[]) => Fix;
/** Put `text` in the place of a word of the node, or of any other range in its file. */
declare const replace: ({
  file
}: Node, {
  start,
  end
}: Range, text: string) => Edit;
/** Put `text` in the place of all arguments. Without arguments it is appended after the name. */
declare function replaceArgs(node: Directive | Section, text: string): Edit;
/** Drop one word and the white space before it. */
declare function removeWord(node: Directive | Section, word: Range): Edit;
/** Drop the node's line; of a section, its opening tag only. */
declare const removeLine: (node: Node) => Edit;
/** Drop a section with all that it holds. */
declare const removeSection: (section: Section) => Edit;
/** The two edits that drop a section's tags and keep what it holds. */
declare const unwrap: (section: Section) => readonly Edit[];
/** Put these lines where the node's line is, with its indent and its line ending. */
declare function replaceLine(node: Node, lines: readonly string[]): Edit;
/** Put these lines before the node's line, with its indent. */
declare const insertBefore: (node: Node, lines: readonly string[]) => Edit;
/** Put these lines after the node's line or, for a section, after its closing tag, with its indent. */
declare function insertAfter(node: Node, lines: readonly string[]): Edit;
/** Put these lines first into a section, with the indent of its first line (or of its tag and four more blanks). */
declare function insertInto(section: Section, lines: readonly string[]): Edit;
/** Put these lines at the end of a file. */
declare const append: (file: ConfigFile, lines: readonly string[]) => Edit;
/**
 * The text of a file after the edits. A file whose last line had no line ending keeps it so.
 * @throws RangeError where edits overlap, which `choose` rules out
 */
declare function applyEdits(file: TextFile, edits: readonly Edit<TextFile>[]): string;
export { unwrap as _, applyEdits as a, insertInto as c, removeWord as d, replace as f, safeFix as g, reviewFix as h, append as i, removeLine as l, replaceLine as m, Fix as n, insertAfter as o, replaceArgs as p, TextFile as r, insertBefore as s, Edit as t, removeSection as u };