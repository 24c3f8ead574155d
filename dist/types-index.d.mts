import { i as Problem, n as Directive, o as Section, r as Node, t as ConfigFile } from "./types-tree.mjs";
import { t as Edit } from "./types-edit.mjs";
import { c as Site, i as Rule, l as SiteOptions, n as Finding, s as Severity, t as Choices } from "./types-rule.mjs";
import { t as parse } from "./types-syntax.mjs";

// .cache/types/migrate/migrate.d.ts
/** What a migration found and what it makes of the files. */
interface Migration {
  /** In the order of files and lines. */
  readonly findings: readonly Finding[];
  /** The findings whose fix is in `texts`. */
  readonly taken: ReadonlySet<Finding>;
  /** Findings whose fix clashed with an earlier one. A rule set that brings this about has a bug. */
  readonly refused: readonly Finding[];
  /** The edits of the fixes taken, by file. */
  readonly edits: ReadonlyMap<ConfigFile, readonly Edit[]>;
  /** The new text of each file that changes. */
  readonly texts: ReadonlyMap<ConfigFile, string>;
  /** Files left as they are because the new text could not be read again as well as the old one: a bug of ours. */
  readonly broken: ReadonlyMap<ConfigFile, Problem>;
}
/** Told which rule comes next, and how many have been applied before it. */
type Progress = (rule: Rule, done: number) => void;
interface FindOptions extends Partial<Choices> {
  readonly progress?: Progress;
  /** The files to report. For other files only failed rules are reported. All files unless given. */
  readonly about?: (file: ConfigFile) => boolean;
}
interface RunOptions extends FindOptions {
  /** Which fixes to make: the safe ones, or also the ones for review. */
  readonly fixes?: 'safe' | 'all';
  /** Whose fixes may be taken at all. Everybody's unless given. */
  readonly wanted?: (finding: Finding) => boolean;
  /** Files that may change: a fix that would change another one as well is not taken. All that a server reads unless given. */
  readonly within?: (file: ConfigFile) => boolean;
}
/** Something to do before 2.4 is started, made from what this site uses. */
interface ChecklistItem {
  readonly id: string;
  /** What to do, in one line. */
  readonly what: string;
  readonly why: string;
  /** The page of the httpd manual that says it best. */
  readonly see: string;
  /** The lines that show that it is needed. */
  readonly places: readonly (Directive | Section)[];
}
/** The tasks outside the files, in the order of an upgrade. There are none unless a main file for 2.2 is given. Pure. */
declare function checklistOf(site: Site, migration: Migration): readonly ChecklistItem[];
/** What a message is about that no line of a configuration is behind. */
type OtherSubject = 'request' | 'connection' | 'server' | 'foreign';
/** One thing that httpd said, without the time, the level and the wrappers around it. */
interface LogMessage {
  /** What is said; empty where a wrapper is all there is. */
  readonly text: string;
  /** The same without the path of the .htaccess file that it may begin with. */
  readonly sentence: string;
  /** Its pieces run together without blanks: a terminal may have broken a line within a word. */
  readonly unbroken: string;
  /** Its number, such as `AH01630`. */
  readonly code: string | undefined;
  /** Of `[ssl:warn]`. */
  readonly module: string | undefined;
  readonly level: string | undefined;
  /** Where httpd says that it is: what the innermost wrapper names. */
  readonly at: LogLocation | undefined;
  /** The .htaccess file that it is about, where the sentence began with its path. */
  readonly accessFile: string | undefined;
  /** The line of the log, from 1. */
  readonly line: number;
}
/** A line of a file, counted from 1, with the path that httpd prints. */
interface LogLocation {
  readonly path: string;
  readonly line: number;
}
/** What the sentence said, by the names of the groups that recognised it; empty where only its number is known. */
type Words = Readonly<Record<string, string | undefined>>;
/** Why httpd says it, and what to do. */
interface Answer {
  readonly cause: string;
  readonly action: string;
  /** Entries of the catalogue of changes (docs/catalogue.json) whose rules mend it. */
  readonly mendedBy?: readonly string[];
  /** A page of httpd's manual, where no rule says a better one. */
  readonly see?: string;
}
/**
 * A message that 2.4 logs for a configuration that worked on 2.2, and its explanation, which may depend on words of the message.
 */
type KnownMessage = Recognised$1 & (Answer | {
  readonly answer: (words: Words) => Answer;
});
interface Recognised$1 {
  readonly id: string;
  /** Entries of the catalogue of changes that it explains. */
  readonly covers?: readonly string[];
  /** Its numbers in the log, such as `AH00548`. */
  readonly codes?: readonly string[];
  /**
   * Recognises the sentence from its start; what is missing is known by its numbers alone. Groups with a meaning for the search of its place: `path` and `line` of a
   * file, `directive`, `name` (a word that stands in the configuration), `request` (what a client asked for).
   */
  readonly says?: RegExp;
  /** The directives that it is about, where it names no line and no rule finds one: those lines that hold `name`. */
  readonly directives?: readonly string[];
  /** Said of a line of a .htaccess file; elsewhere the sentence means something else. */
  readonly ofAccessFile?: true;
  /** Said of a line whose place stands before the sentence; the words alone are too common to begin a message. */
  readonly ofLine?: true;
  /** Said again for each request that meets the same line: such messages count as one. */
  readonly perRequest?: true;
}
/** The answer to a message whose words are known. */
interface GivenFiles {
  readonly site: Site;
  /** Further names of given files: link → path. */
  readonly links?: ReadonlyMap<string, string>;
}
/** A place in the given files that a message is about. */
interface MessagePlace {
  readonly file: ConfigFile;
  /** The line that httpd counts, from 1: of a continued directive its last. */
  readonly line: number;
  readonly node: Directive | Section | undefined;
  /** What the rules find there. */
  readonly finding: Finding | undefined;
}
/** The configuration that a log belongs to. */
interface LoggedConfiguration extends GivenFiles {
  readonly migration: Migration;
  /** What a spot in httpd's own copy of the files is in the given ones; the same unless said otherwise. */
  readonly original?: (spot: LogLocation) => LogLocation;
}
/** What is to be said of one message, however often it was logged. */
type Explanation = Readonly<ReturnType<typeof explanationOf>>;
interface ExplainResult {
  /** In the order in which they were first said. */
  readonly explanations: readonly Explanation[];
  /** How many messages are not known but only notices, of the level notice or lower. */
  readonly notices: number;
}
/**
 * Explain one message, or all of a log or of the output of `httpd -t`. Pure.
 * @param config the configuration that httpd read, to find the very lines
 */
declare function explain(log: string, config?: LoggedConfiguration): ExplainResult;
type Recognised = Readonly<ReturnType<typeof recognise>>;
/** @param isAlone no other message was said with it: then it may be a line's, without its place */
declare function recognise(said: LogMessage, isAlone: boolean): {
  said: LogMessage;
  message: KnownMessage | undefined;
  words: Readonly<Record<string, string | undefined>>;
  answer: Answer | undefined;
  mendedBy: readonly string[];
};
declare function explanationOf({
  said,
  message,
  answer,
  mendedBy
}: Recognised, places: readonly MessagePlace[], count: number): {
  /** The first time that it was said. */said: LogMessage;
  count: number; /** Undefined where the message is not known. */
  message: KnownMessage | undefined;
  answer: Answer | undefined; /** The rules that mend it. */
  rules: Rule[]; /** The places in the given configuration that it is about. */
  places: readonly MessagePlace[]; /** Of a message that is not known: the module that says it. */
  module: string | undefined; /** Of a message without an explanation whose number is known: what it is about, which is no line of a configuration. */
  about: OtherSubject | undefined; /** A page of httpd's manual. */
  see: string | undefined;
};
/** The result of running the user's 2.4 on a copy of the migrated files. */
interface VerifyResult {
  /** As it was run. */
  readonly command: string;
  /** `failed`: the command could not be run, so that nothing is known. */
  readonly outcome: 'accepted' | 'refused' | 'failed';
  /** Of `failed`: one sentence that says why. */
  readonly trouble?: string;
  /** Of `refused`, where the command was run again on a copy without what it had stopped at. */
  readonly rounds?: Rounds;
  /** The paths of the server that nobody copied, and that something else stood in for. */
  readonly notCopied?: readonly string[];
  /** What the command said, with the paths of the copy put back to those of the files. */
  readonly output: string;
  /** The messages in it, with their places in the original files. */
  readonly explained: ExplainResult;
}
/** What was done to a copy so that a command goes on past what it stops at. */
interface Rounds {
  /** How many lines, sections and links were taken out. */
  readonly takenOut: number;
  /** How many lines besides that only need a module which went with them. */
  readonly following: number;
  /** The modules that were loaded besides, by symbol. */
  readonly loaded: readonly string[];
  /** Whether the copy was accepted then, so that nothing else stops it. */
  readonly isAll: boolean;
}
/** A place as people and editors count it: lines and columns from 1, columns in UTF-16 units. */
interface LineColumn {
  readonly line: number;
  readonly column: number;
}
/** Turns offsets of one file into lines and columns. */
interface Positions {
  at(offset: number): LineColumn;
  /** The text of a line, from 1, without its line ending. */
  line(number: number): string;
}
/** Counts the lines of a file once, for all that is asked of it. */
declare const positionsIn: (one: Pick<ConfigFile, "text">) => Positions;
/** Files that fixes were written to, with the new positions of their old text. */
type RewrittenFiles = ReadonlyMap<ConfigFile, Positions>;
/** The checklist as `--format json` has it. Lines count from 1. */
declare const checklistObjects: (items: readonly ChecklistItem[], rewritten?: RewrittenFiles) => {
  id: string;
  what: string;
  why: string;
  see: string;
  places: {
    path: string;
    line: number;
  }[];
}[];
/** The checklist for a ticket: boxes to tick. Nothing for an empty one. */
declare const checklistMarkdown: (items: readonly ChecklistItem[]) => string;
/** Wraps a text in the terminal's codes for a style, or leaves it alone. */
type Paint = (style: Style, text: string) => string;
type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'blue' | 'green';
declare const inColour: Paint;
declare const plain: Paint;
/** The checklist at the end of the report that people read: one line each. Nothing for an empty one. */
declare function checklistText(items: readonly ChecklistItem[], paint?: Paint): string;
/** A unified diff of every file that changes, as `git apply` and `patch -p1` take it. */
declare const diff: (migration: Pick<Migration, 'edits'>) => string;
/** The same file by file, for callers that must write each in its own encoding. */
declare const fileDiffs: ({
  edits
}: Pick<Migration, 'edits'>) => {
  readonly file: ConfigFile;
  readonly text: string;
}[];
/** Format version 1 of `explain --format json`. Lines count from 1. */
declare function explanationJson(explained: ExplainResult): string;
/** The same as an object, for reports that hold it. */
declare function explanationsObject({
  explanations,
  notices
}: ExplainResult): {
  messages: {
    message: string;
    code: string | null;
    at: LogLocation | null;
    logLine: number;
    count: number;
    known: boolean;
    id: string | null;
    cause: string;
    action: string | null;
    module: string | null;
    about: OtherSubject | null;
    rules: {
      id: string;
      title: string;
      see: string;
    }[];
    see: string | null;
    places: {
      path: string;
      line: number;
      text: string | null;
      finding: {
        rule: string;
        severity: Severity;
        message: string;
      } | null;
      fix: {
        title: string;
        safe: boolean;
        assumes: string | null;
        changes: {
          before: string;
          after: string;
        }[];
      } | null;
    }[];
  }[];
  summary: {
    messages: number;
    known: number;
    others: number;
    unknown: number;
    notices: number;
  };
};
/** What a log's messages mean, for people: each with its cause, what to do, and the lines it is about. */
declare function explanationText({
  explanations,
  notices
}: ExplainResult, paint?: Paint): string;
/** What is to be reported: a migration, and which of its fixes are in the files by now. */
interface Report {
  readonly site: Site;
  readonly migration: Migration;
  /** Findings whose fix has been written. */
  readonly applied: ReadonlySet<Finding>;
  /** The settings say what the files come from, so that the next run knows. */
  readonly remembered?: boolean;
  /** Where what stood in the files that were written stands by now. */
  readonly rewritten?: RewrittenFiles;
  /** It is about some of the files or lines that were read, and not about all. */
  readonly isPart?: boolean;
  /** What came from standard input, to which nothing is written. */
  readonly input?: ConfigFile | undefined;
  /** Which of the findings these are, in words, where others are left out. */
  readonly among?: string;
  /** What must be done outside of the files. */
  readonly checklist?: readonly ChecklistItem[];
  /** What the user's own 2.4 said, where it was asked. */
  readonly verified?: VerifyResult;
}
/** What becomes of a finding: fixed for sure, fixed if somebody agrees, or left to a person. */
type Resolution = 'safe' | 'review' | 'manual';
declare const resolutionOf: ({
  fix
}: Finding) => Resolution;
type Summary = Readonly<ReturnType<typeof summaryOf>>;
declare function summaryOf({
  site,
  migration: {
    findings
  },
  applied
}: Report): {
  files: number;
  findings: number;
  errors: number;
  warnings: number;
  safe: number;
  review: number;
  manual: number;
  applied: number;
  problems: number;
};
/** Whether something is left that keeps 2.4 from starting or changes what it does, or that cannot be read for sure. */
declare const isWorkLeft: ({
  site,
  migration: {
    findings
  },
  applied
}: Report) => boolean;
/** Workflow commands that GitHub shows as annotations, one a line, and what was found in one line for the log. */
declare const github: (report: Report) => string;
/** GitLab's code quality report: what it takes of Code Climate's format (docs.gitlab.com/ci/testing/code_quality). */
declare function gitlab(report: Report): string;
/** Format version 1 of `--format json`. Lines and columns count from 1; files without findings and problems are left out. */
declare const json: (report: Report) => string;
/** A page for a ticket, a wiki or a job's summary: the counts, a table of what is left, and the checklist. */
declare function markdown(report: Report): string;
/** The Reviewdog Diagnostic Format (reviewdog: proto/rdf/reviewdog.proto): one object. Columns count bytes of UTF-8. */
declare const rdjson: (report: Report) => string;
/** The same, a diagnostic a line. */
declare const rdjsonl: (report: Report) => string;
/**
 * SARIF 2.1.0, for GitHub's code scanning and for others. The worst comes first, for only so many results are taken.
 * Lines and columns count from 1, columns in UTF-16 units.
 * @param version the version of this tool, where it is known
 */
declare function sarif({
  site,
  migration: {
    findings
  },
  applied,
  rewritten
}: Report, version?: string): string;
/**
 * The report that people read: server by server, what matters most first, each finding with its line, and at the end what to do
 * next. Findings that say the very same thing are said once, with the lines of the others.
 */
declare function text(report: Report, paint?: Paint): string;
/** What was found and what to do next, in one line. */
declare function summaryLine(report: Report, paint: Paint): string;
/** What 2.4 does for a line that it refuses: httpd reads `.htaccess` files only with requests. */
declare const failureAt: ({
  file
}: Directive | Section) => 'answers 500' | 'refuses to start';
/** Every rule: those for a configuration by name, then those for what stands beside one. */
declare const everyRule: readonly Rule[];
/** Where a directive takes effect, in the manual's words. */
type Context = 'server' | 'virtualhost' | 'directory' | 'files' | 'location' | 'proxy' | 'htaccess' | 'other';
/** The context of a node, guards and `<Limit>` looked through; where its file is included more than once, of each place. */
declare function contextsOf(site: Site, node: Node): ReadonlySet<Context>;
/** Whether 2.2 or 2.4 may skip the node, in some place it is read from, for a condition that cannot be seen. */
declare function isConditional(site: Site, node: Node): boolean;
/**
 * Whether the file is a per-directory file, by what AccessFileName says or by its name: `.htaccess`, `_htaccess`,
 * `htaccess.txt`, `sample.htaccess`. One called `htaccess.conf` is the server's own.
 */
declare const isHtaccess: ({
  path,
  isPerDirectory
}: ConfigFile) => boolean;
/** A text, from a disk, git or GitHub. */
interface LoadedText {
  /** As it is to be shown, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Named by the user, and not only found by its name: then it is configuration, whatever it looks like. */
  readonly named: boolean;
  /** httpd reads it: then it is, too. */
  readonly isRead?: true;
  /** Whether the file is read like a .htaccess file, whatever its name. */
  readonly isPerDirectory?: true;
}
/**
 * Sort texts into configuration, files beside it (scripts, pages) and others, and build the site. Pure; also says which text each
 * file was.
 * @param read parses a text, or returns an earlier tree
 */
declare function load<T extends LoadedText>(texts: readonly T[], options?: SiteOptions, read?: typeof parse): {
  site: Site;
  sources: ReadonlyMap<ConfigFile, T>;
};
/**
 * Whether a file that only its name suggests is for httpd: `*.conf` belongs to many programs, and some of them have taken
 * over much of httpd's language. A fair share of its lines must be httpd's, and at least one of a kind that other programs rarely have.
 */
declare function isForHttpd(file: ConfigFile): boolean;
/** The file that httpd starts with, and a line of it: where to report what concerns the whole server. */
interface MainFile {
  readonly file: ConfigFile;
  readonly at: Directive;
}
/** One server among the given files: its main file, and all files that it reads. */
interface Server extends MainFile {
  readonly files: ReadonlySet<ConfigFile>;
  /** Those of them that it reads when it starts: all but `.htaccess` files. */
  readonly startFiles: ReadonlySet<ConfigFile>;
}
/** The servers that run 2.2 today, to which a changed default matters. */
declare const serversOn22: (site: Site) => readonly Server[];
/** The lines of these names that a server reads when it starts. */
declare const startLines: (site: Site, server: Server, ...names: string[]) => readonly Directive[];
/** Whether a file's name suggests httpd configuration: `.htaccess` and `*.conf` with their usual variants and folders. */
declare const isConfigPath: (path: string) => boolean;
/** Whether a file is worth reading, by its name: configuration, or what goes with it. */
declare const isWantedPath: (path: string) => boolean;
interface MigrateOptions extends RunOptions {
  /** Every rule unless given. */
  readonly rules?: readonly Rule[];
}
/** Run the rules over the site and work out the new text of its files. Reads and writes nothing. */
declare const migrate: (site: Site, {
  rules,
  ...options
}?: MigrateOptions) => Migration;
export { KnownMessage as $, resolutionOf as A, inColour as B, json as C, Resolution as D, Report as E, diff as F, Positions as G, checklistMarkdown as H, fileDiffs as I, ExplainResult as J, positionsIn as K, checklistText as L, explanationText as M, explanationJson as N, Summary as O, explanationsObject as P, MessagePlace as Q, Paint as R, markdown as S, github as T, checklistObjects as U, plain as V, LineColumn as W, explain as X, Explanation as Y, LoggedConfiguration as Z, summaryLine as _, Server as a, rdjson as b, isForHttpd as c, isHtaccess as d, LogLocation as et, Context as f, failureAt as g, everyRule as h, isWantedPath as i, Migration as it, summaryOf as j, isWorkLeft as k, LoadedText as l, isConditional as m, migrate as n, ChecklistItem as nt, serversOn22 as o, contextsOf as p, VerifyResult as q, isConfigPath as r, checklistOf as rt, startLines as s, MigrateOptions as t, LogMessage as tt, load as u, text as v, gitlab as w, rdjsonl as x, sarif as y, Style as z };