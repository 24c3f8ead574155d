/** A half-open span of a file's text, in UTF-16 units. */
interface Range {
  readonly start: number;
  readonly end: number;
}
/** One argument: its range in the text, and its value without quotes, escapes and continuations. */
interface Word extends Range {
  readonly value: string;
}
/** One logical line, from its indent to its line ending. The lines of a file cover its text. */
interface Line extends Range {
  readonly file: ConfigFile;
  readonly parent: Section | undefined;
}
/**
 * `stray`: a closing tag that closes nothing, or a line that makes no sense.
 * `template`: a line that a template engine will replace before httpd reads the file.
 * `code`: a line of a `<Perl>` body.
 */
interface Trivia extends Line {
  readonly kind: 'blank' | 'comment' | 'stray' | 'template' | 'code';
}
interface Directive extends Line {
  readonly kind: 'directive';
  /** The name in lower case: httpd compares names without regard to case. */
  readonly key: string;
  /** Recomputed from the text on each access, like `args`; store it if you need it several times. */
  readonly name: Word;
  readonly args: readonly Word[];
}
interface Section extends Line {
  readonly kind: 'section';
  /** The name in lower case, without the angle bracket. */
  readonly key: string;
  readonly name: Word;
  readonly args: readonly Word[];
  readonly children: readonly Node[];
  /** The directives and sections among the children. */
  readonly commands: readonly (Directive | Section)[];
  /** Only the sections of the children. */
  readonly sections: readonly Section[];
  /** For a template branch that tests httpd's version (its key is `iftemplate`): which versions read it. */
  readonly readings?: Readonly<Record<Version, 'always' | 'never' | 'maybe'>>;
  /** The line of the closing tag; undefined if the section is never closed. */
  readonly close: Range | undefined;
}
type Node = Trivia | Directive | Section;
type Version = '2.2' | '2.4';
interface ConfigFile {
  /** The path as it was given, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The version whose rules for continued lines apply. */
  readonly version: Version;
  /** The names that httpd is known to be started with (`-D NAME`: true) or without (false). */
  readonly defined?: ReadonlyMap<string, boolean>;
  /** Modules assumed to be loaded (true) or not (false), if no line decides it; see httpd/guards.ts for their names. */
  readonly loaded?: ReadonlyMap<string, boolean>;
  /** Set if httpd reads the file for its own folder, because an AccessFileName line has its name. */
  readonly isPerDirectory?: true;
  readonly children: readonly Node[];
  /** The directives and sections among the children. */
  readonly commands: readonly (Directive | Section)[];
  /** Only the sections of the children. */
  readonly sections: readonly Section[];
  readonly problems: readonly Problem[];
  /** Whether a line may belong to a template of another program. Only then are there template lines. */
  readonly mayHaveTemplateLines: boolean;
  /** The names of directives in lower case, and of sections with a `<` before them. */
  readonly keys: Iterable<string>;
  /** The directives (`listen`) or sections (`<directory`) of a name, in the order of the text. */
  named(key: string): readonly (Directive | Section)[];
  /** Finds problems in a new text for this file, if the file is not a configuration but, for example, a script. */
  readonly reread?: (text: string) => readonly Problem[];
}
/** A line that httpd rejects, or whose meaning is not clear. */
interface Problem {
  readonly at: Range;
  readonly message: string;
}
/** Every node under `nodes`, outermost first, in the order of the text. */
declare function walk(nodes: readonly Node[]): Generator<Node>;
/** All directives and sections under these nodes. Blank lines and comments are not visited. */
declare function commandsUnder(nodes: readonly (Directive | Section)[]): Generator<Directive | Section>;
/** The sections around a node in its own file, innermost first. */
declare function ancestors(node: Node): Generator<Section>;
/** The list of nodes that contains this node. */
declare const siblings: (node: Node) => readonly Node[];
declare const isDirective: (node: Node) => node is Directive;
declare const isSection: (node: Node) => node is Section;
/** Whether httpd reads the node: it is not a comment, a blank line or a line of a template. */
declare const isCommand: (node: Node) => node is Directive | Section;
/** The values of the arguments from the nth (from 0) on. */
declare const valuesOf: (node: Directive | Section, from?: number) => string[];
declare const sourceOf: (file: ConfigFile, range: Range) => string;
export { valuesOf as _, Range as a, Version as c, commandsUnder as d, isCommand as f, sourceOf as g, siblings as h, Problem as i, Word as l, isSection as m, Directive as n, Section as o, isDirective as p, Node as r, Trivia as s, ConfigFile as t, ancestors as u, walk as v };