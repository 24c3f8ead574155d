import { n as Fix, t as Edit } from "./types-edit.mjs";
import { a as Range, c as Version, i as Problem, n as Directive, o as Section, r as Node, t as ConfigFile } from "./types-tree.mjs";

// .cache/types/httpd/target-modules.d.ts
/** The modules of the target 2.4, as far as the user has named them. */
interface TargetModules {
  /** The built-in modules by name (`mod_ssl`; for a third-party module its symbol); undefined if not known. */
  readonly builtIn: ReadonlySet<string> | undefined;
  /** The known module files that it can load (`mod_ssl.so`). */
  readonly files: ReadonlySet<string>;
  /** Whether `files` is complete. */
  readonly areAllFiles: boolean;
  /** If `files` is not complete: the files that are known to be missing. */
  readonly lacking?: ReadonlySet<string>;
  /** The folder that contains all these files, if it was given as an absolute path. */
  readonly folder?: string;
}
/**
 * Parses a list of the modules of a 2.4. The text can be the output of `httpd -l`, `httpd -M` or `apache2ctl -M`, or a listing of the
 * modules folder. Undefined if the text names no modules.
 */
declare function parseTargetModules(text: string): TargetModules | undefined;
/** The known layouts of a system's configuration: Debian and Ubuntu, Red Hat and its derivatives, SUSE and openSUSE, FreeBSD. */
declare const knownLayouts: readonly ['debian', 'redhat', 'suse', 'freebsd'];
type Layout = (typeof knownLayouts)[number];
/** The setting by which the new server uses the paths of the old one. */
declare const sameLayout = "same";
/** The kind of entry at a path; `nothing` if there certainly is none. */
type DiskEntryKind = 'folder' | 'file' | 'nothing';
/** The disk of the given files, to find files around them. A place is the list of path segments from the root. */
interface Disk {
  /** The kind of the entry at a place; undefined if it is not known. */
  kindAt(place: readonly string[]): DiskEntryKind | undefined;
  /** Whether the file has a line, continuations included, of more than this many bytes; undefined if it cannot be read. */
  hasLineLongerThan(length: number, place: readonly string[]): boolean | undefined;
  /** The place with links resolved; undefined if nothing is there. */
  realPlace(place: readonly string[]): readonly string[] | undefined;
  /** Whether the place is in a work tree of git. */
  isInGitWorkTree(place: readonly string[]): boolean;
  /** The files with these names in a folder and below it. Undefined if the folder cannot be read, or is too large to search. */
  filesNamed(names: ReadonlySet<string>, folder: readonly string[]): readonly (readonly string[])[] | undefined;
}
/** A given file under one of its names. */
interface LocatedFile {
  readonly file: ConfigFile;
  /** The path as it was given. */
  readonly path: string;
  /** The path segments of the file, from the root of the disk if that is known. */
  readonly place: readonly string[];
}
/** The directives and sections of some files by name, without those in branches that 2.4 never reads. */
interface NameIndex {
  /** The names that occur: of directives in lower case, of sections with a `<` before them. */
  readonly names: ReadonlySet<string>;
  /** The directives with these names that 2.4 will read: name by name, in the order of files and lines. */
  directives(...names: string[]): readonly Directive[];
  /** Whether 2.4 will read a directive with one of these names. */
  hasDirective(...names: string[]): boolean;
  /** The sections with these names that 2.4 will read, in the same order as directives. */
  sections(...names: string[]): readonly Section[];
  /** The directives with this name in one file. */
  directivesIn(file: ConfigFile, name: string): readonly Directive[];
  /** The sections with this name in one file. */
  sectionsIn(file: ConfigFile, name: string): readonly Section[];
  /** Whether 2.4 may read a node. False in a branch that 2.4 never reads, such as `<IfModule !mod_authz_core.c>`. */
  isLive(node: Node): boolean;
}
/** A folder of the server and its place among the given files. */
interface PathMapping {
  /** The path from the root, with forward slashes, without a final one. */
  readonly onServer: string;
  /** The beginning of the given paths; empty for the folder that they are relative to. */
  readonly given: string;
}
/** The place of ServerRoot among the given files, and the root of the server's disk. */
interface ServerRoot {
  /** The value of ServerRoot, as segments; undefined if no given file sets it. */
  readonly onServer: readonly string[] | undefined;
  /** The place of that folder; undefined if it is not known. Then no relative path is known either. */
  readonly place: readonly string[] | undefined;
  /**
   * The place of the root of the server's disk among the given files, with which every absolute path has a place. Empty if the
   * files are where the server has them; for a copy, its folder, such as `old` for `old/etc/httpd`.
   */
  readonly diskRoot: readonly string[] | undefined;
}
/** What is known about folders of the server. Each is given by its path segments on the server. */
interface KnownFolders {
  /** The kind of the entry on the server; undefined if it is not known. */
  kindAt(names: readonly string[]): DiskEntryKind | undefined;
  /** Whether a file on the server has a line longer than this; undefined if it cannot be read. */
  hasLineLongerThan(length: number, names: readonly string[]): boolean | undefined;
  /**
   * Where a given file can be renamed: in a repository apart from the server, in a repository on the server, in a copy, or
   * directly on the server.
   */
  whereToRename(place: readonly string[]): 'repository' | 'git' | 'copy' | 'server';
  /**
   * The names that links on the disk give to files which httpd looks for in this folder, above and below it. Each comes with the
   * place that its links lead to.
   */
  linkedFilesAround(names: readonly string[]): readonly LinkedFile[];
  /** The place of a given file with links resolved; undefined if the disk cannot be queried. */
  realPlace(place: readonly string[]): readonly string[] | undefined;
  /**
   * Broken links in or below this folder whose targets were not copied. Not on the server itself, where a broken link leads to no
   * file.
   */
  brokenLinksWithin(names: readonly string[]): readonly BrokenLink[];
  /** Whether all per-directory files in this folder and below it are given. */
  hasAllHtaccessIn(names: readonly string[]): boolean;
}
/** A name that a link gives to a file, and the place to which the link leads. */
interface LinkedFile {
  readonly name: readonly string[];
  readonly realPlace: readonly string[];
}
/** A link whose target does not exist. */
interface BrokenLink {
  readonly place: readonly string[];
  /** The target as written in the link. */
  readonly target: string;
}
/** The given files that an Include directive reads. */
interface IncludeResult {
  readonly files: readonly ConfigFile[];
  /**
   * `known`: these are exactly the files that it names. `likely`: given files whose paths end in the same names. `guess`: it may
   * read other files, or only some of these. `absent`: the folder that it names does not exist, although the folder of the line
   * does. `unseen`: the files that it names were not given.
   */
  readonly outcome: 'known' | 'likely' | 'guess' | 'absent' | 'unseen';
  /**
   * The places that the Include names, each as a list of path segments: a file, a folder or a pattern. Empty if they are not
   * known.
   */
  readonly places: readonly (readonly string[])[];
  /** Links that the Include would read, but whose targets were not copied. */
  readonly brokenLinks: readonly BrokenLink[];
}
/**
 * The version that a configuration is for. `2.2`: no line is written for 2.4. `on its way`: for 2.2 and partly upgraded, so that
 * its lines for 2.4 are done and its lines of 2.2 mean what they mean in 2.2. `2.4`: it runs on 2.4, maybe with
 * mod_access_compat.
 */
type VersionOfFiles = '2.2' | 'on its way' | '2.4';
/** The version that options or settings state. */
interface StatedVersion {
  readonly from: 'auto' | Version;
  /** Whether an earlier run has written to the files, which were for 2.2. */
  readonly begun: boolean;
  /** The version that the first review of this change found. Later commits of the change do not alter it. */
  readonly firstReviewVersion?: Version | undefined;
}
interface VersionJudgement {
  readonly stated: StatedVersion;
  readonly origin: VersionOfFiles;
  /**
   * Whether neither a 2.4 nor a fix has touched the configuration, so that a word unknown to 2.2 has no other effect than in 2.2.
   */
  readonly isUntouched: boolean;
  /** Whether a line keeps every 2.4 from starting, so that a server that uses these files can only be a 2.2. */
  readonly stops24: boolean;
  /** The lines that show 2.2, the strongest evidence first. */
  readonly signs22: readonly (Directive | Section)[];
  /** The lines that show 2.4 and that no fix writes. */
  readonly signs24: readonly (Directive | Section)[];
  /** Whether a line, or the folder of a file, shows 2.4. */
  readonly shows24: boolean;
  /** The lines for 2.4, written by a fix or by a person. */
  readonly linesFor24: readonly (Directive | Section)[];
}
/**
 * `all`: everything given. `server`: a main file with the files it reads. `unread`: files that the completely given
 * servers do not read. `apart`: files of no given main file.
 */
type SiteRole = 'all' | 'server' | 'unread' | 'apart';
/** All the files of one configuration, indexed by directive and section name. */
interface Site extends NameIndex, KnownFolders {
  readonly files: readonly ConfigFile[];
  /** Other given files, which httpd does not read as configuration: scripts and pages; see site/beside. */
  readonly others: readonly ConfigFile[];
  /** Whether the given files are the whole configuration, so that a line that none of them has does not exist. */
  readonly complete: boolean;
  /** The version that the configuration runs on today, or was written for: 2.2 if it is partly upgraded. */
  readonly from: Version;
  /** The judgement which version the configuration is for, with the evidence. */
  readonly judgement: VersionJudgement;
  /** Whether the version was stated or recorded by an earlier run, rather than judged by the files. */
  readonly isVersionGiven: boolean;
  /** The modules of the target 2.4 that the user has named. */
  readonly target: TargetModules | undefined;
  /** The places of the server's folders that the settings name. */
  readonly mappings: readonly PathMapping[];
  /** The Include directives in the given files that read this file. */
  includersOf(file: ConfigFile): readonly Directive[];
  /** The given files that an Include or IncludeOptional reads. */
  filesOf(include: Directive): readonly ConfigFile[];
  /** Whether the files of an Include are a guess: it may read other files, or only some of these. */
  isGuess(include: Directive): boolean;
  /** The Include and IncludeOptional directives of a file, also those in branches that 2.4 skips. */
  includesIn(file: ConfigFile): readonly Directive[];
  /** The files that an Include reads, and how they were found. */
  includedBy(include: Directive): IncludeResult;
  /** The ServerRoot folders among the given files, if known. */
  readonly serverRoots: readonly ServerRoot[];
  /** Whether the given files are on a disk. It need not be the server's. */
  readonly isOnDisk: boolean;
  /** The names of a file. There are several if links lead to it. */
  namesOf(file: ConfigFile): readonly LocatedFile[];
  /** The segments of a given path, from the root of the disk if known. */
  placeOf(path: string): readonly string[];
  /** The sections around a node, innermost first, across Includes: one list for each place where it is read. */
  enclosing(node: Node): readonly (readonly Section[])[];
  /** The problems of a file: lines that httpd rejects, lines whose meaning is not clear, and Includes that run in a circle. */
  problemsOf(file: ConfigFile): readonly Problem[];
  /** The result of a pure model for this site, computed once for all rules. */
  once<T>(model: (site: Site) => T): T;
  /** Whether a LoadModule line in the given files loads this module, by name (`mod_ssl`) or symbol. */
  loads(module: string): boolean;
  /** The path of a given file to which the link at this place leads. */
  linkAt(place: readonly string[]): string | undefined;
  /** Which of the given files the site consists of. */
  readonly role: SiteRole;
  /** For unread files: the server next to them, if there is only one. */
  readonly server: Site | undefined;
  /** Whether the files are one of several parts of a configuration management; see site/units.ts. */
  readonly isUnit: boolean;
  /** The distribution whose packages will run the configuration. */
  readonly layout: Layout | undefined;
  /** A site of some of the files, with other options. */
  withFiles(files: readonly ConfigFile[], changes: SiteOptions): Site;
  /** A site of the same files, with other options that leave them where they are. */
  withOptions(changes: Pick<SiteOptions, 'complete' | 'role' | 'others'>): Site;
  /** The site, read as if this version runs today. */
  asRunningOn(version: Version): Site;
}
interface SiteOptions {
  readonly others?: readonly ConfigFile[];
  readonly complete?: boolean | undefined;
  readonly from?: 'auto' | Version | undefined;
  /**
   * A run has already written to files for 2.2: to some of the given files (true), or to those at these paths. Their lines for
   * 2.4 are its work.
   */
  readonly begun?: boolean | readonly string[] | undefined;
  /** The version that the first review of the pull request assumed. */
  readonly firstReviewVersion?: Version | undefined;
  /** Further names of given files, for Includes: the path of a link, and the path of the file. */
  readonly links?: ReadonlyMap<string, string>;
  readonly mappings?: readonly PathMapping[];
  /** The value of ServerRoot, for files that do not set it. */
  readonly serverRoot?: string | undefined;
  /**
   * The folder that is the root of a copied server, as a path like those of the files. If it is not given, the files may show it.
   */
  readonly root?: string | undefined;
  /** The folder that relative paths start from, as an absolute path; absent if the files are not on a known disk. */
  readonly folder?: string;
  /** Folders, as given, in which every file that may be configuration has been examined. */
  readonly folders?: readonly string[];
  /** Broken links in these folders, as given, with the targets as written. */
  readonly brokenLinks?: ReadonlyMap<string, string>;
  /** The disk of the files, if it can be queried. */
  readonly disk?: Disk;
  readonly role?: SiteRole;
  /** For unread files: the servers next to them. */
  readonly beside?: readonly Site[];
  readonly isUnit?: boolean;
  /** The distribution whose packages will run the configuration. */
  readonly layout?: Layout | undefined;
  /** The names that httpd is started with (`-D NAME`) or, with `!` before the name, without. They decide `<IfDefine>`. */
  readonly define?: readonly string[] | undefined;
  /** The modules of the target 2.4. */
  readonly target?: TargetModules | undefined;
}
/** Builds the site of one configuration's files. Pure; takes time in proportion to the text. */
declare const siteOf: (files: readonly ConfigFile[], given?: SiteOptions) => Site;
/** Makes a site of texts by path, for tests and for callers without files. */
declare function siteFromTexts(texts: Readonly<Record<string, string>>, options?: SiteOptions): Site;
/** A rule name in an `httpd-upgrade-ignore` comment. */
interface RuleNameToIgnore extends Range {
  readonly name: string;
  /**
   * The node after the comment. If none follows in the section or file, the section around the comment or the node before it.
   */
  readonly at: Directive | Section;
}
/**
 * The effect of a line in 2.4 if it is not changed. `error`: 2.4 does not start, or answers 500. `warning`: it starts and behaves
 * differently. `info`: nothing changes because of this line alone.
 */
type Severity = 'error' | 'warning' | 'info';
/** The subject of a rule; `ruleGroups` has a phrase for each. */
type RuleGroup = 'access' | 'starts' | 'answers' | 'defaults' | 'modules' | 'tidy';
/** The kinds of fixes that a rule makes: only safe ones, only ones for review, both, or none. With none, a person must decide. */
type FixKinds = 'safe' | 'review' | 'both' | 'none';
/** A rule: it finds one old pattern that a person would recognise, and says what to do about it. */
interface Rule {
  /** The name of the old pattern, in lower case with hyphens; also the name of the rule's file and page. */
  readonly id: string;
  /** One line for lists and review comments, without a full stop. */
  readonly title: string;
  readonly severity: Severity;
  readonly group: RuleGroup;
  /** The URL of the page in httpd's manual that explains the change best. */
  readonly see: string;
  /** The kinds of fixes that the rule makes. Its test cases must contain each of these kinds, and no other. */
  readonly fixes?: FixKinds;
  /** The entries of the catalogue of changes (docs/catalogue.json) that this rule covers. */
  readonly covers: readonly string[];
  /** The rule's page, in Markdown. Headings: What 2.2 did, What 2.4 does, What the rule does, When not; the first and last are optional. */
  readonly page: string;
  /** When a server needs 2.2's default, if 2.4's is safer: a sentence that is true on such a server. */
  readonly oldDefaultNeed?: string;
  /** Whether the rule itself considers every way in which httpd may read undecided guards. */
  readonly weighsGuards?: true;
  readonly check: Check;
  /** Objections to the texts that all rules together would write. Called for the safe fixes, and again for all fixes. */
  review?(site: Site, written: PlannedEdits, choices: Choices): Iterable<Objection>;
  /** The hits for ignore comments that silence nothing. Called after all other rules have run. */
  checkUnused?(names: readonly RuleNameToIgnore[]): Iterable<Hit>;
}
/** The hits of a rule in a site. */
interface Check {
  (site: Site, choices: Choices): Iterable<Hit>;
  /** Whether each hit depends on the words of its line and the sections around it alone. */
  readonly isOfLines?: true;
}
/** Edits by the file that they change. */
type EditsByFile = ReadonlyMap<ConfigFile, readonly Edit[]>;
/** All edits that the rules together would write, and the edits of the fix in question. */
interface PlannedEdits {
  readonly edits: EditsByFile;
  readonly editsToCheck: EditsByFile;
}
/** The reason why the fixes with these edits must not be offered. */
interface Objection {
  readonly edits: readonly Edit[];
  /** Set if other fixes of access control must be removed before the fixes with these edits, whichever sections they change. */
  readonly removesOtherAccessFixesFirst?: true;
  /** The reason, in one sentence. */
  readonly message: string;
}
/** The forms that the user prefers if several are right. */
interface PreferredForms {
  /**
   * How to treat rules for both versions in guards: leave them, keep only those for 2.4, or write such guards for other rules
   * too.
   */
  readonly guards: 'leave' | 'drop-22' | 'keep-22';
  /**
   * How to treat Allow lines without effect: as 2.2 did, or as Apache's upgrade guide does. `closed` closes only names that
   * `<Files>` denies and Satisfy Any opened to users.
   */
  readonly ineffectiveAllow: 'exact' | 'guide' | 'closed';
  /**
   * What to do if 2.4 has another default: write a line that keeps 2.2's (`keep`), or only report the change (`adopt`). `safer`:
   * keep 2.2's default, unless 2.4's protects the server and no line shows that the server needs 2.2's.
   */
  readonly defaults: 'keep' | 'adopt' | 'safer';
  /**
   * What to do if an exact fix would keep a likely mistake: make it (`write`), offer it for review, or offer the
   * stricter rules instead (`close`).
   */
  readonly likelyMistakes: 'write' | 'review' | 'close';
}
/** The user's choices of forms, and answers about unseen files. */
interface Choices extends PreferredForms {
  /** The names of assumptions that the user has confirmed. */
  readonly confirmed: ReadonlySet<string>;
  /** The assumptions that the user has rejected, with the reason. */
  readonly declined: ReadonlyMap<string, string>;
  /** The version that reads the files today; undefined if it is not known. */
  readonly server?: ServerToday | undefined;
}
/** The version of httpd that runs with the files today. `both`: some servers have been upgraded, and others have not. */
type ServerToday = (typeof serversToday)[number];
declare const serversToday: readonly ['2.2', '2.4', 'both'];
/** `opens`: 2.4 starts, and lets in more. `same`: the same clients get in, although the rule is about access. */
type AccessEffect = 'opens' | 'same';
/** A result of a rule: a place, a sentence, and often a fix. */
interface Hit {
  readonly at: Directive | Section;
  /** The words that the message is about, if not the whole line. */
  readonly mark?: Range;
  /**
   * Set if the finding is about the whole server. `at` is then only the place of the fix, or a line at which the finding is
   * shown.
   */
  readonly concerns?: 'server';
  /** What 2.4 does to access here, if that is not what the rule and the severity suggest. */
  readonly access?: AccessEffect | undefined;
  /** One or two sentences: what 2.4 does, and what to do about it. */
  readonly message: string;
  /** The severity of this hit, if it is not that of the rule. */
  readonly severity?: Severity | undefined;
  readonly fix?: Fix | undefined;
  /** The forms to choose from, if only a person can decide. */
  readonly forms?: readonly Alternative[] | undefined;
  /**
   * Set if the section must change together with others, and a person must first decide about one of them. After that, it gets a
   * fix.
   */
  readonly waits?: true;
  /** The part of the message that names a likely mistake of the old configuration which the fix keeps. */
  readonly likelyMistake?: string | undefined;
  /** Set if the rule itself has checked the template or macro around the line. */
  readonly checksTemplate?: true;
}
/**
 * One of several ways to write the lines, each of which may be right; a person chooses. If it has assumptions, the settings
 * choose it by confirming them.
 */
interface Alternative extends Pick<Fix, 'title' | 'edits' | 'assumptions'> {
  /**
   * Identifies the form among the forms of its finding. It never changes with the title, because ticks in pull requests depend on
   * it.
   */
  readonly name: string;
}
/** A hit together with its rule and its place in the file. Only the engine creates findings. */
interface Finding {
  readonly rule: Rule;
  readonly file: ConfigFile;
  readonly at: Directive | Section;
  /** The words that the message is about, or the line from its first to its last word. */
  readonly range: Range;
  readonly concerns: 'line' | 'server';
  readonly severity: Severity;
  readonly message: string;
  readonly fix: Fix | undefined;
  /** The forms to choose from, if there is no fix. */
  readonly forms?: readonly Alternative[];
  /** Set if there is no fix until a person has decided about another finding, which must change at the same time. */
  readonly waits?: true;
  readonly likelyMistake?: string;
  readonly access?: AccessEffect;
  /** Set if the user has said, with a reason, that the lines stay as they are. */
  readonly isDeclined?: true;
  /** Set if the rule itself failed here. This is a bug of this tool; the finding says nothing about the line. */
  readonly failed?: true;
}
export { RuleGroup as a, Site as c, siteOf as d, Layout as f, parseTargetModules as h, Rule as i, SiteOptions as l, TargetModules as m, Finding as n, ServerToday as o, sameLayout as p, Hit as r, Severity as s, Choices as t, siteFromTexts as u };