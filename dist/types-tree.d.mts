/** A half-open span of a file's text, in UTF-16 units. */
interface Range {
  readonly start: number;
  readonly end: number;
}
/** One argument: where it stands in the text, and what it says once quotes, escapes and continuations are gone. */
interface Word extends Range {
  readonly value: string;
}
/** One logical line, from its indent to its line ending. The lines of a file tile its text. */
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
  /** Cut from the text anew each time, as the words behind it: who looks at several asks once. */
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
  /** The sections among them. */
  readonly sections: readonly Section[];
  /** Of a branch of a template that asks for the version of httpd, with the key `iftemplate`: which versions read it. */
  readonly readings?: Readonly<Record<Version, 'always' | 'never' | 'maybe'>>;
  /** The line of the closing tag; absent where the section is never closed. */
  readonly close: Range | undefined;
}
type Node = Trivia | Directive | Section;
/** Which server's reading of continued lines applies; see lines.ts. */
type Version = '2.2' | '2.4';
interface ConfigFile {
  /** As given, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Whose reading of continued lines made these lines of the text. */
  readonly version: Version;
  /** The names that httpd is known to be started with (`-D NAME`: true) or without (false). */
  readonly defined?: ReadonlyMap<string, boolean>;
  /** Modules that are assumed to be loaded (true) or not (false), if no line decides it; see httpd/guards.ts for their names. */
  readonly loaded?: ReadonlyMap<string, boolean>;
  /** httpd reads the file for its own folder, because an AccessFileName line has this name. */
  readonly isPerDirectory?: true;
  readonly children: readonly Node[];
  /** The directives and sections among the children. */
  readonly commands: readonly (Directive | Section)[];
  /** The sections among them. */
  readonly sections: readonly Section[];
  readonly problems: readonly Problem[];
  /** Whether a line may be there for another program: only then are there lines of a template. */
  readonly hasOddLines: boolean;
  /** The names that occur: of directives in lower case, of sections with a `<` before them. */
  readonly keys: Iterable<string>;
  /** The directives (`listen`) or sections (`<directory`) of a name, in the order of the text. */
  named(key: string): readonly (Directive | Section)[];
  /** How another text of this file's kind is read for problems, where that is not httpd's way. */
  readonly reread?: (text: string) => readonly Problem[];
}
/** Something httpd itself would refuse, or that cannot be read for sure. */
interface Problem {
  readonly at: Range;
  readonly message: string;
}
/** Every node under `nodes`, outermost first, in the order of the text. */
declare function walk(nodes: readonly Node[]): Generator<Node>;
/** All directives and sections under these nodes. Blank lines and comments are not visited. */
declare function commandsUnder(nodes: readonly (Directive | Section)[]): Generator<Directive | Section>;
/** The enclosing sections within the node's own file, innermost first. */
declare function ancestors(node: Node): Generator<Section>;
/** The list the node stands in. */
declare const siblings: (node: Node) => readonly Node[];
declare const isDirective: (node: Node) => node is Directive;
declare const isSection: (node: Node) => node is Section;
/** What httpd reads: no comment, and no line of a template. */
declare const isCommand: (node: Node) => node is Directive | Section;
/** The values of the arguments from the nth (from 0) on. */
declare const valuesOf: (node: Directive | Section, from?: number) => string[];
/** The source text of a range of a file. */
declare const sourceOf: (file: ConfigFile, range: Range) => string;
export { valuesOf as _, Range as a, Version as c, commandsUnder as d, isCommand as f, sourceOf as g, siblings as h, Problem as i, Word as l, isSection as m, Directive as n, Section as o, isDirective as p, Node as r, Trivia as s, ConfigFile as t, ancestors as u, walk as v };