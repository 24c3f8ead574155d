import { f as Layout, l as SiteOptions, n as Finding, o as ServerToday, p as sameLayout, s as Severity, t as Choices } from "./types-rule.mjs";
import { c as Version } from "./types-tree.mjs";
import { Plugin } from "unified";

// .cache/types/settings/settings.d.ts
/** The settings of a project; `settingEntries` describes each. Options on the command line override them. */
interface Settings {
  readonly paths?: readonly string[];
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly complete?: boolean;
  readonly from?: 'auto' | Version;
  readonly server?: ServerToday;
  readonly begun?: boolean | readonly string[];
  readonly layout?: Layout | typeof sameLayout;
  readonly define?: readonly string[];
  readonly modules?: readonly string[];
  readonly guards?: 'leave' | 'drop-22' | 'keep-22';
  readonly 'ineffective-allow'?: 'exact' | 'guide';
  readonly defaults?: 'keep' | 'safer' | 'adopt';
  readonly 'likely-mistakes'?: 'write' | 'review' | 'close';
  readonly confirmed?: readonly string[];
  readonly declined?: Readonly<Record<string, string>>;
  readonly 'server-root'?: string;
  readonly root?: string;
  readonly 'path-mapping'?: Readonly<Record<string, string>>;
  readonly baseline?: string;
  readonly rules?: Readonly<Record<string, Severity | 'off'>>;
}
/** A position as in unist: lines and columns from 1, the offset from 0, all in UTF-16 units. */
interface Point {
  line: number;
  column: number;
  offset: number;
}
interface Position {
  start: Point;
  end: Point;
}
/** A configuration file. Blank lines are in no node. */
interface Root {
  type: 'root';
  children: Line[];
  position: Position;
}
/** A line that httpd reads, from its name to its last argument. */
interface DirectiveNode {
  type: 'directive';
  name: string;
  children: Argument[];
  position: Position;
}
/** A section from its opening tag to its closing one; `children` are the lines within. */
interface SectionNode {
  type: 'section';
  name: string;
  arguments: Argument[];
  children: Line[];
  position: Position;
}
/** One argument; `value` is how httpd reads it, without quotes, escapes and continuations. */
interface Argument {
  type: 'argument';
  value: string;
  position: Position;
}
/** A comment, or a line that is no directive (see `Trivia` in syntax/tree.ts). `value` has no white space at its ends. */
interface Literal {
  type: 'comment' | 'stray' | 'template' | 'code';
  value: string;
  position: Position;
}
type Line = DirectiveNode | SectionNode | Literal;
interface UpgradeOptions extends Pick<SiteOptions, 'complete' | 'from'>, Partial<Choices> {
  /** The severities of rules; a rule can also be off. */
  readonly rules?: Settings['rules'];
  /** The fixes to write into the text that `httpdStringify` returns. Findings that they fix are not reported. */
  readonly write?: 'safe' | 'all';
  /** Other files of the configuration, path → text. They are read to judge the file, but not reported. */
  readonly context?: Readonly<Record<string, string>>;
}
/** What `httpdUpgrade` stores in `data` of a file. */
interface UpgradeData {
  readonly findings: readonly Finding[];
  /** The text with the fixes of `write`. */
  readonly text: string;
}
declare module 'vfile' {
  interface DataMap {
    httpdUpgrade: UpgradeData;
  }
}
/** Plugin: reads a configuration file, or a .htaccess, into a unist tree with positions. */
declare const httpdParse: Plugin<[], string, Root>;
/** Plugin: reports problems for 2.4 as messages. It reads the text of the file, and does not change the tree. */
declare const httpdUpgrade: Plugin<[UpgradeOptions?], Root>;
/** Plugin: returns the text of the file, with the fixes of `write`. */
declare const httpdStringify: Plugin<[], Root, string>;
export { type Argument, type DirectiveNode, type Line, type Literal, type Point, type Position, type Root, type SectionNode, UpgradeData, UpgradeOptions, httpdParse, httpdStringify, httpdUpgrade };