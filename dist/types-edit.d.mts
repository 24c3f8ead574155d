import { a as Range, n as Directive, o as Section, r as Node, t as ConfigFile } from "./types-tree.mjs";

// .cache/types/edit/edit.d.ts
/** The parts of a file that edits need. It need not be parsed. */
interface TextFile {
  readonly path: string;
  readonly text: string;
}
/** Replaces a range of a file's original text; inserts text if the range is empty. */
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
  /** True on few servers only: the fix is made only if the user confirms this assumption, or names the rule. */
  readonly isRare?: true;
  /** The directive that no other file may set for the whole server, if this is the assumption. */
  readonly directive?: string;
}
/** Edits that are made all together or not at all. */
interface Fix<File extends TextFile = ConfigFile> {
  /** The effect in the imperative: "Rename to MaxRequestWorkers". */
  readonly title: string;
  /** With this fix 2.4 decides every request as 2.2 did, given only these files. Otherwise it is for review. */
  readonly safe: boolean;
  /** For a fix for review: the condition under which it is right. */
  readonly assumes?: string;
  /** The parts of that condition. If missing, it is a single assumption named after the rule. */
  readonly assumptions?: readonly Assumption[];
  /** A form that the user chose, so its change is wanted. */
  readonly isChosen?: true;
  readonly edits: readonly Edit<File>[];
}
/** A fix that keeps the behaviour, whatever the unseen files contain. */
declare const safeFix: (title: string, ...edits: readonly EditOrEdits[]) => Fix;
/** One, or a list that may be too long to be handed over as arguments. */
type EditOrEdits = Edit | readonly Edit[];
/** A fix that is right under the condition in `assumes`. */
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
/** Removes one word and the white space before it. */
declare function removeWord(node: Directive | Section, word: Range): Edit;
/** Drop the node's line; of a section, its opening tag only. */
declare const removeLine: (node: Node) => Edit;
/** Removes a section with its content. */
declare const removeSection: (section: Section) => Edit;
/** The two edits that remove a section's tags and keep its content. */
declare const unwrap: (section: Section) => readonly Edit[];
/** Put these lines where the node's line is, with its indent and its line ending. */
declare function replaceLine(node: Node, lines: readonly string[]): Edit;
/** Put these lines before the node's line, with its indent. */
declare const insertBefore: (node: Node, lines: readonly string[]) => Edit;
/** Inserts these lines after the node's line, or after the closing tag of a section, with its indent. */
declare function insertAfter(node: Node, lines: readonly string[]): Edit;
/** Put these lines first into a section, with the indent of its first line (or of its tag and four more blanks). */
declare function insertInto(section: Section, lines: readonly string[]): Edit;
/** Put these lines at the end of a file. */
declare const append: (file: ConfigFile, lines: readonly string[]) => Edit;
/**
 * The text after the edits. A missing final newline stays missing.
 * @throws RangeError if edits overlap, which `choose` prevents
 */
declare function applyEdits(file: TextFile, edits: readonly Edit<TextFile>[]): string;
export { unwrap as _, applyEdits as a, insertInto as c, removeWord as d, replace as f, safeFix as g, reviewFix as h, append as i, removeLine as l, replaceLine as m, Fix as n, insertAfter as o, replaceArgs as p, TextFile as r, insertBefore as s, Edit as t, removeSection as u };