import { i as Problem, n as Directive, o as Section, r as Node, t as ConfigFile } from "./types-tree.mjs";
import { t as Edit } from "./types-edit.mjs";
import { c as Site, i as Rule, l as SiteOptions, n as Finding, s as Severity, t as Choices } from "./types-rule.mjs";
import { t as parse } from "./types-syntax.mjs";

// .cache/types/migrate/migrate.d.ts
/** The findings of all rules, and the new texts of the files. */
interface Migration {
  /** The findings, in the order of files and lines. */
  readonly findings: readonly Finding[];
  /** The findings whose fix is in `texts`. */
  readonly taken: ReadonlySet<Finding>;
  /** Findings whose fix conflicts with an earlier one. This should not happen: it is a bug in one of the rules. */
  readonly refused: readonly Finding[];
  /** The edits of the fixes in `texts`, by file. */
  readonly edits: ReadonlyMap<ConfigFile, readonly Edit[]>;
  /** The new text of each file that changes. */
  readonly texts: ReadonlyMap<ConfigFile, string>;
  /**
   * Files that stay unchanged because their new text has a syntax problem that the old text does not have. This is a bug of this
   * tool.
   */
  readonly broken: ReadonlyMap<ConfigFile, Problem>;
}
/** Called before each rule, with the rule and the number of rules that have run. */
type Progress = (rule: Rule, done: number) => void;
interface FindOptions extends Partial<Choices> {
  readonly progress?: Progress;
  /** The files whose findings are wanted; all by default. Failures of rules are reported for other files too. */
  readonly about?: (file: ConfigFile) => boolean;
}
interface RunOptions extends FindOptions {
  /** The kinds of fixes to make: only safe ones, or also the ones for review. */
  readonly fixes?: 'safe' | 'all';
  /** Whether the fix of a finding may be made; by default all may. */
  readonly wanted?: (finding: Finding) => boolean;
  /** Whether a file may change; by default, every file that a server reads. A fix that also changes another file is not made. */
  readonly within?: (file: ConfigFile) => boolean;
}
/** A task outside of the configuration files, to do before 2.4 starts. */
interface ChecklistItem {
  readonly id: string;
  /** What to do, in one line. */
  readonly what: string;
  readonly why: string;
  /** The page of the httpd manual that explains it best. */
  readonly see: string;
  /** The lines that make the task necessary. */
  readonly places: readonly (Directive | Section)[];
}
/** The tasks outside of the configuration files, in the order of an upgrade. Empty unless a server's main file for 2.2 is given. */
declare function checklistOf(site: Site, migration: Migration): readonly ChecklistItem[];
/** The subject of a message without an explanation. */
type MessageSubject = 'request' | 'connection' | 'server' | 'foreign';
/** A message of httpd without its time, its level, and words such as `Syntax error on line 1 of FILE:` before it (wrappers). */
interface LogMessage {
  /** The message without its wrappers; empty if the log has only these. */
  readonly text: string;
  /** The text without the path of a .htaccess file at its beginning. */
  readonly sentence: string;
  /** The pieces of the message, joined without spaces, because a terminal may have broken a line within a word. */
  readonly unbroken: string;
  /** The number of the message, such as `AH01630`. */
  readonly code: string | undefined;
  /** The module in `[ssl:warn]`. */
  readonly module: string | undefined;
  readonly level: string | undefined;
  /** The line that the innermost wrapper names. */
  readonly at: LogLocation | undefined;
  /** The .htaccess file whose path begins the sentence. */
  readonly accessFile: string | undefined;
  /** The line of the log, from 1. */
  readonly line: number;
}
/** A line of a file, counted from 1, with the path that httpd prints. */
interface LogLocation {
  readonly path: string;
  readonly line: number;
}
/** The words that the named groups of `says` found in the message; empty if it was recognised by number. */
type MessageWords = Readonly<Record<string, string | undefined>>;
/** The cause of a message, and what to do. */
interface MessageExplanation {
  readonly cause: string;
  readonly action: string;
  /** Entries of the catalogue of changes (docs/catalogue.json) whose rules fix the cause. */
  readonly mendedBy?: readonly string[];
  /** A page of httpd's manual, if no rule has a better one. */
  readonly see?: string;
}
/**
 * A message that 2.4 logs for a configuration that worked on 2.2, with its explanation. The explanation may depend on words of
 * the message.
 */
type KnownMessage = Recognised$1 & (MessageExplanation | {
  readonly answer: (words: MessageWords) => MessageExplanation;
});
interface Recognised$1 {
  readonly id: string;
  /** Entries of the catalogue of changes that the message explains. */
  readonly covers?: readonly string[];
  /** The numbers of this message in the log, such as `AH00548`. */
  readonly codes?: readonly string[];
  /**
   * Matches the sentence from its start; undefined if only numbers identify the message. Named groups that help to find the
   * line: `path` and `line` of a file, `directive`, `name` (a word in the configuration), `request` (the requested path or
   * URL). `answer` may use further groups.
   */
  readonly says?: RegExp;
  /** Directives whose lines are shown if the message names no line and no rule finds one. The line must contain `name`. */
  readonly directives?: readonly string[];
  /**
   * Set if this explanation is only for a line of a .htaccess file, because the same sentence means something else for other
   * files.
   */
  readonly ofAccessFile?: true;
  /** Set if `says` is tried only on messages that name a file and line, because its words are too common in other messages. */
  readonly ofLine?: true;
  /** Set if httpd logs the message for every request that reaches the same line. The repetitions are explained once. */
  readonly perRequest?: true;
}
interface GivenFiles {
  readonly site: Site;
  /** Other names of the given files, as a map from link to path. */
  readonly links?: ReadonlyMap<string, string>;
}
/** A place in the given files that a message is about. */
interface MessagePlace {
  readonly file: ConfigFile;
  /** The number of the line, counted from 1 as httpd counts: for a continued directive, the number of its last line. */
  readonly line: number;
  readonly node: Directive | Section | undefined;
  /** The finding that best explains the message at this place. */
  readonly finding: Finding | undefined;
}
/** The configuration that a log belongs to. */
interface ConfigurationOfLog extends GivenFiles {
  readonly migration: Migration;
  /**
   * Converts a place in the files that httpd read, if these were copies, to the place in the given files. By default, places stay
   * unchanged.
   */
  readonly original?: (spot: LogLocation) => LogLocation;
}
/** One message of a log, with its explanation and the number of its occurrences. */
type Explanation = Readonly<ReturnType<typeof explanationOf>>;
interface ExplainResult {
  /** The messages in the order in which they first occur. */
  readonly explanations: readonly Explanation[];
  /** The number of unknown messages of level notice or lower. */
  readonly notices: number;
}
/**
 * Explains one message, a log, or the output of `httpd -t`. The function is pure.
 * @param config the configuration that httpd read, to find the lines
 */
declare function explain(log: string, config?: ConfigurationOfLog): ExplainResult;
type Recognised = Readonly<ReturnType<typeof recognise>>;
/**
 * Finds the known message for a message of the log.
 * @param isAlone whether the log has no other message: a message about a line then needs no file and line before it
 */
declare function recognise(said: LogMessage, isAlone: boolean): {
  said: LogMessage;
  message: KnownMessage | undefined;
  words: Readonly<Record<string, string | undefined>>;
  answer: MessageExplanation | undefined;
  mendedBy: readonly string[];
};
declare function explanationOf({
  said,
  message,
  answer,
  mendedBy
}: Recognised, places: readonly MessagePlace[], count: number): {
  /** The first occurrence of the message. */said: LogMessage;
  count: number; /** The known message; undefined if the message is not known. */
  message: KnownMessage | undefined;
  answer: MessageExplanation | undefined; /** The rules that find the cause of the message. */
  rules: Rule[]; /** The places in the given configuration that the message is about. */
  places: readonly MessagePlace[]; /** The module that logged an unknown message. */
  module: string | undefined; /** The subject of a message without an explanation, if its number or its module shows it. */
  about: MessageSubject | undefined; /** A page of httpd's manual. */
  see: string | undefined;
};
/** The result of running the user's 2.4 on a copy of the migrated files. */
interface VerifyResult {
  /** The command as it was run. */
  readonly command: string;
  /** `failed`: the command could not be run, so nothing is known. */
  readonly outcome: 'accepted' | 'refused' | 'failed';
  /** For `failed`: one sentence with the reason. */
  readonly trouble?: string;
  /** For `refused`: the corrections in the copy after which the command was run again, to find further errors. */
  readonly rounds?: CopyCorrections;
  /** The server's paths that are missing in the copy, and that empty files, folders or a test certificate replace. */
  readonly notCopied?: readonly string[];
  /** The output of the command, with the given paths instead of the copy's. */
  readonly output: string;
  /** The messages in the output, with their places in the original files. */
  readonly explained: ExplainResult;
}
/** The changes to a copy that let a command get past its errors. */
interface CopyCorrections {
  /** The number of lines, sections and links that were removed because the command stopped at them. */
  readonly takenOut: number;
  /** The number of lines that were removed because they need a removed module. */
  readonly following: number;
  /** The additional modules that were loaded, by symbol. */
  readonly loaded: readonly string[];
  /** Whether the command accepted the copy after these corrections. */
  readonly isAll: boolean;
}
/** A position in a file: line and column from 1, the column in UTF-16 units. */
interface LineColumn {
  readonly line: number;
  readonly column: number;
}
/** Converts offsets of one file to lines and columns. */
interface Positions {
  at(offset: number): LineColumn;
  /** The text of a line, from 1, without its line ending. */
  line(number: number): string;
}
/** Returns the converter for a file's offsets. The lines are counted only once for each file. */
declare const positionsIn: (one: Pick<ConfigFile, "text">) => Positions;
/** For each file that fixes were written to: a converter from offsets in the old text to positions in the new text. */
type RewrittenPositions = ReadonlyMap<ConfigFile, Positions>;
/** The checklist as objects for `--format json`. Lines count from 1. */
declare const checklistObjects: (items: readonly ChecklistItem[], rewritten?: RewrittenPositions) => {
  id: string;
  what: string;
  why: string;
  see: string;
  places: {
    path: string;
    line: number;
  }[];
}[];
/** The checklist as Markdown, with boxes to tick; empty without items. */
declare const checklistMarkdown: (items: readonly ChecklistItem[]) => string;
/** A function that wraps a text in the terminal's codes for a style, or leaves it unchanged. */
type Paint = (style: Style, text: string) => string;
type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'blue' | 'green';
declare const inColour: Paint;
declare const plain: Paint;
/**
 * The checklist at the end of the text report: one line for each item, and another line if it ends with a command to type. Empty
 * if there are no items.
 */
declare function checklistText(items: readonly ChecklistItem[], paint?: Paint): string;
/** A unified diff of all changed files, as `git apply` and `patch -p1` read it. */
declare const diff: (migration: Pick<Migration, 'edits'>) => string;
/** The patch of each file, because files may have different encodings. */
declare const fileDiffs: ({
  edits
}: Pick<Migration, 'edits'>) => {
  readonly file: ConfigFile;
  readonly text: string;
}[];
/** Format version 1 of `explain --format json`. Lines count from 1. */
declare function explanationJson(explained: ExplainResult): string;
/** The explanations as an object, for reports that include it. */
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
    about: MessageSubject | null;
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
/** The messages of a log, each with its cause, what to do, and the lines of the configuration that it is about. */
declare function explanationText({
  explanations,
  notices
}: ExplainResult, paint?: Paint): string;
/** The input of every report: a migration, and the findings whose fixes have been written. */
interface Report {
  readonly site: Site;
  readonly migration: Migration;
  /** Findings whose fix has been written. */
  readonly applied: ReadonlySet<Finding>;
  /** Whether the settings tell the next run that the files were for 2.2. */
  readonly remembered?: boolean;
  /** The path of the settings file that has, or would get, the user's answers about these files. */
  readonly settingsPath?: string;
  /** Converters from offsets in the old texts to positions in the written files. */
  readonly rewritten?: RewrittenPositions;
  /** Whether the report covers only some of the files or lines that were read. */
  readonly isPart?: boolean;
  /** The file from standard input, which cannot be written. */
  readonly input?: ConfigFile | undefined;
  /** A phrase that says which findings are shown, if others are left out. */
  readonly among?: string;
  /** The tasks of the checklist, which are outside of the files. */
  readonly checklist?: readonly ChecklistItem[];
  /** The result of the user's own 2.4, if it was started. */
  readonly verified?: VerifyResult;
}
/** How a finding is resolved: by a safe fix, by a fix for review, or by a person. */
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
/** Whether an error or a warning is open, or a line has a syntax problem. */
declare const isWorkLeft: ({
  site,
  migration: {
    findings
  },
  applied
}: Report) => boolean;
/** Workflow commands that GitHub shows as annotations, one per line, and a summary line in the log. */
declare const github: (report: Report) => string;
/**
 * GitLab's code quality report: the part of Code Climate's format that it reads
 * (docs.gitlab.com/ci/testing/code_quality).
 */
declare function gitlab(report: Report): string;
/**
 * The report in version 1 of `--format json`. Lines and columns count from 1. Files without findings and problems are left out. Of
 * the files that the server does not read, only the paths are given, as in the text report.
 */
declare const json: (report: Report) => string;
/** A page for a ticket, a wiki or a job summary: the counts, a table of open findings, and the checklist. */
declare function markdown(report: Report): string;
/** The Reviewdog Diagnostic Format (reviewdog: proto/rdf/reviewdog.proto): one object. Columns count bytes of UTF-8. */
declare const rdjson: (report: Report) => string;
/** The diagnostics for reviewdog, one per line. */
declare const rdjsonl: (report: Report) => string;
/**
 * SARIF 2.1.0, for GitHub's code scanning and others. The worst results come first, because their number is limited.
 * Lines and columns start at 1, columns in UTF-16 units.
 * @param version of this tool, if known
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
 * The text report: server by server, the worst findings first, and the next steps at the end. Findings with the same
 * message are shown once, with all their lines.
 */
declare function text(report: Report, paint?: Paint): string;
/** The last line of the report: how many files and findings there are, and the options that fix the findings. */
declare function summaryLine(report: Report, paint: Paint): string;
/**
 * What 2.4 does because of a line that it rejects. It reads `.htaccess` files for each request, so it still starts with an
 * invalid line in one of these.
 */
declare const failureAt: ({
  file
}: Directive | Section) => 'answers 500' | 'refuses to start';
/** Every rule: those for configuration by name, then those for scripts and pages. */
declare const everyRule: readonly Rule[];
/** The contexts in which a directive can take effect, in the manual's words. */
type Context = 'server' | 'virtualhost' | 'directory' | 'files' | 'location' | 'proxy' | 'htaccess' | 'other';
/** The contexts of a node, not counting guards and `<Limit>`. There are several if its file is included more than once. */
declare function contextsOf(site: Site, node: Node): ReadonlySet<Context>;
/** Whether 2.2 or 2.4 may skip the node in some place, because of a guard that the files do not decide. */
declare function isConditional(site: Site, node: Node): boolean;
/**
 * Whether the file is a per-directory file, by AccessFileName or by its name: `.htaccess`, `_htaccess`, `htaccess.txt`,
 * `sample.htaccess`. A file named `htaccess.conf` is part of the server's configuration.
 */
declare const isHtaccess: ({
  path,
  isPerDirectory
}: ConfigFile) => boolean;
/** A text, from a disk, git or GitHub. */
interface LoadedText {
  /** The path as shown to the user, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Whether the user named this file. It is then configuration, even with unusual content. */
  readonly named: boolean;
  /** Set if httpd reads the file. It is then configuration too. */
  readonly isRead?: true;
  /** Whether the file is read like a .htaccess file, whatever its name. */
  readonly isPerDirectory?: true;
}
/**
 * Sorts texts into configuration, files beside it (scripts, pages) and others, and builds the site. Pure. The result
 * also has the source of each file.
 * @param read parses a text, or returns an earlier tree
 */
declare function loadSite<T extends LoadedText>(texts: readonly T[], options?: SiteOptions, read?: typeof parse): {
  site: Site;
  sources: ReadonlyMap<ConfigFile, T>;
};
/**
 * Whether a file belongs to httpd, if only its name suggests it: many programs use `*.conf`, and some use much of httpd's syntax.
 * Enough of its lines must be httpd's, and at least one of a kind that is rare elsewhere.
 */
declare function isForHttpd(file: ConfigFile): boolean;
/** The main file of a server, and a line in it, at which findings about the whole server are reported. */
interface MainFile {
  readonly file: ConfigFile;
  readonly at: Directive;
}
/** One server among the given files: its main file, and all files that it reads. */
interface Server extends MainFile {
  readonly files: ReadonlySet<ConfigFile>;
  /** The files that it reads when it starts: all but `.htaccess` files. */
  readonly startFiles: ReadonlySet<ConfigFile>;
}
/** The servers that run 2.2 today. Only these servers are affected by changed defaults. */
declare const serversOn22: (site: Site) => readonly Server[];
/** The lines of these names that a server reads when it starts. */
declare const startLines: (site: Site, server: Server, ...names: string[]) => readonly Directive[];
/** Whether a file's name suggests httpd configuration: `.htaccess` and `*.conf` with their usual variants and folders. */
declare const isConfigPath: (path: string) => boolean;
/** Whether to read a file, by its name: configuration, or a script or page that accompanies it. */
declare const isWantedPath: (path: string) => boolean;
interface MigrateOptions extends RunOptions {
  /** The rules to run; by default all rules. */
  readonly rules?: readonly Rule[];
}
/** Runs the rules over the site and works out the new text of its files. It reads and writes no files. */
declare const migrate: (site: Site, {
  rules,
  ...options
}?: MigrateOptions) => Migration;
export { KnownMessage as $, resolutionOf as A, inColour as B, json as C, Resolution as D, Report as E, diff as F, Positions as G, checklistMarkdown as H, fileDiffs as I, ExplainResult as J, positionsIn as K, checklistText as L, explanationText as M, explanationJson as N, Summary as O, explanationsObject as P, MessagePlace as Q, Paint as R, markdown as S, github as T, checklistObjects as U, plain as V, LineColumn as W, explain as X, Explanation as Y, ConfigurationOfLog as Z, summaryLine as _, Server as a, rdjson as b, isForHttpd as c, isHtaccess as d, LogLocation as et, Context as f, failureAt as g, everyRule as h, isWantedPath as i, Migration as it, summaryOf as j, isWorkLeft as k, LoadedText as l, isConditional as m, migrate as n, ChecklistItem as nt, serversOn22 as o, contextsOf as p, VerifyResult as q, isConfigPath as r, checklistOf as rt, startLines as s, MigrateOptions as t, LogMessage as tt, loadSite as u, text as v, gitlab as w, rdjsonl as x, sarif as y, Style as z };