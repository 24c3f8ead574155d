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
   * Never changes with the sentence, because settings confirm and decline the assumption by this name. The name is the id of a
   * rule or of a shared assumption, sometimes followed by a colon and a subject.
   */
  readonly name: string;
  readonly sentence: string;
  /**
   * Whether the assumption is true on few servers only. The fix is then made only if the user confirms the assumption, or names
   * the rule.
   */
  readonly isRarelyTrue?: true;
  /** If the assumption is that no other file sets a directive for the whole server: that directive. */
  readonly directive?: string;
}
/** Edits that are made all together or not at all. */
interface Fix<File extends TextFile = ConfigFile> {
  /** The effect in the imperative: "Rename to MaxRequestWorkers". */
  readonly title: string;
  /** Whether 2.4 with this fix decides every request as 2.2 did, given only these files. Otherwise the fix is for review. */
  readonly safe: boolean;
  /** For a fix for review: the condition under which it is right. */
  readonly assumes?: string;
  /** The parts of that condition. If absent, the condition is a single assumption named after the rule. */
  readonly assumptions?: readonly Assumption[];
  /** Whether the user chose this fix among several forms. */
  readonly isChosen?: true;
  readonly edits: readonly Edit<File>[];
}
/** A fix that needs no assumption: see `Fix.safe`. */
declare const safeFix: (title: string, ...edits: readonly EditOrEdits[]) => Fix;
/** One edit, or a list that may be too long to be passed as arguments. */
type EditOrEdits = Edit | readonly Edit[];
/** A fix that is right under the condition in `assumes`. */
declare const reviewFix: (title: string, assumes: string | readonly Assumption[], ...edits: readonly EditOrEdits[]) => Fix;
/** Replaces a word of the node, or any other range in its file, with `text`. */
declare const replace: ({
  file
}: Node, {
  start,
  end
}: Range, text: string) => Edit;
/** Replaces all arguments with `text`. If there are no arguments, `text` is appended after the name. */
declare function replaceArgs(node: Directive | Section, text: string): Edit;
/** Removes one word and the white space before it. */
declare function removeWord(node: Directive | Section, word: Range): Edit;
/** Removes the node's line. For a section, it removes only the opening tag. */
declare const removeLine: (node: Node) => Edit;
/** Removes a section with its content. */
declare const removeSection: (section: Section) => Edit;
/** The two edits that remove a section's tags and keep its content. */
declare const unwrapSection: (section: Section) => readonly Edit[];
/** Replaces the node's line with these lines, with its indent and its line ending. */
declare function replaceLine(node: Node, lines: readonly string[]): Edit;
/** Inserts these lines before the node's line, with its indent. */
declare const insertBefore: (node: Node, lines: readonly string[]) => Edit;
/** Inserts these lines after the node's line, or after the closing tag of a section, with its indent. */
declare function insertAfter(node: Node, lines: readonly string[]): Edit;
/**
 * Inserts these lines at the start of a section, with the indent of its first line. In an empty section, they have the indent of
 * the tag and four more blanks.
 */
declare function insertInto(section: Section, lines: readonly string[]): Edit;
declare const appendLines: (file: ConfigFile, lines: readonly string[]) => Edit;
/**
 * The text after the edits. A missing final newline stays missing.
 * @throws RangeError if edits overlap, which `chooseFixes` prevents
 */
declare function applyEdits(file: TextFile, edits: readonly Edit<TextFile>[]): string;
export { unwrapSection as _, applyEdits as a, insertInto as c, removeWord as d, replace as f, safeFix as g, reviewFix as h, appendLines as i, removeLine as l, replaceLine as m, Fix as n, insertAfter as o, replaceArgs as p, TextFile as r, insertBefore as s, Edit as t, removeSection as u };