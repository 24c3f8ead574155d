import { n as Fix, t as Edit } from "./types-edit.mjs";
import { a as Range, c as Version, i as Problem, n as Directive, o as Section, r as Node, t as ConfigFile } from "./types-tree.mjs";

// .cache/types/httpd/target-modules.d.ts
/** What somebody has said of the modules of the 2.4 that a configuration is for. */
interface TargetModules {
  /** The built-in modules by name (`mod_ssl`; for a third-party module its symbol); undefined if not known. */
  readonly builtIn: ReadonlySet<string> | undefined;
  /** The module files that it can load (`mod_ssl.so`), as far as known. */
  readonly files: ReadonlySet<string>;
  /** Whether a file that is not among them is not there. */
  readonly areAllFiles: boolean;
  /** Files that are known not to be there, where others may be. */
  readonly lacking?: ReadonlySet<string>;
  /** The folder that all of the files lie in, where that was said from the root of the disk. */
  readonly folder?: string;
}
/**
 * Reads the modules of a 2.4 from any of: `httpd -l`, `httpd -M`, `apache2ctl -M`, a listing of its modules folder. Undefined if
 * the text names no modules.
 */
declare function targetModules(text: string): TargetModules | undefined;
/** How a system lays out its configuration: Debian and Ubuntu, Red Hat and what is made of it, SUSE and openSUSE, FreeBSD. */
declare const layouts: readonly ['debian', 'redhat', 'suse', 'freebsd'];
type Layout = (typeof layouts)[number];
/** The kind of entry at a path; `nothing` if there certainly is none. */
type DiskEntryKind = 'folder' | 'file' | 'nothing';
/** The disk that the given files lie on, to be asked for what lies around them. Places are the names on the way from its root. */
interface Disk {
  /** Undefined where it cannot be told. */
  kindAt(place: readonly string[]): DiskEntryKind | undefined;
  /** Whether the file has a line, continuations included, of more than this many bytes; undefined if it cannot be read. */
  hasLineBeyond(length: number, place: readonly string[]): boolean | undefined;
  /** The place without the links on the way to it; undefined where nothing is there. */
  realPlace(place: readonly string[]): readonly string[] | undefined;
  /** Whether it lies in a work tree of git. */
  isVersioned(place: readonly string[]): boolean;
  /** The files of these names in a folder and below it; undefined where that cannot be told, or not in a moment. */
  filesCalled(names: ReadonlySet<string>, folder: readonly string[]): readonly (readonly string[])[] | undefined;
}
/** A given file under one of its names. */
interface LocatedFile {
  readonly file: ConfigFile;
  /** The name as it was given. */
  readonly path: string;
  /** The names on the way to it, from the root of the disk where that is known. */
  readonly place: readonly string[];
}
/** The directives and sections of some files by name, without those in branches that 2.4 never reads. */
interface NameIndex {
  /** The names that occur anywhere: of directives in lower case, of sections with a `<` before them. */
  readonly names: ReadonlySet<string>;
  /** Directives of these names that 2.4 will read, in the order of files and lines, name by name. */
  directives(...names: string[]): readonly Directive[];
  /** Whether 2.4 will read any directive of these names. */
  says(...names: string[]): boolean;
  /** Sections of these names that 2.4 will read, in the same order. */
  sections(...names: string[]): readonly Section[];
  /** Those of the directives that stand in this file. */
  directivesIn(file: ConfigFile, name: string): readonly Directive[];
  /** The sections of this name in the file. */
  sectionsIn(file: ConfigFile, name: string): readonly Section[];
  /** False for a node in a branch that 2.4 never reads, such as `<IfModule !mod_authz_core.c>`. */
  isLive(node: Node): boolean;
}
/** A folder of the server, and where the given files have it. */
interface PathMapping {
  /** From the root, with forward slashes, without one at the end. */
  readonly onServer: string;
  /** As the paths of the given files begin; `` for the folder that they are relative to. */
  readonly given: string;
}
/** Where the folder that a server starts from lies among the given files, and the root of its disk. */
interface ServerRoot {
  /** What ServerRoot says, as the names on the way; undefined where no given file says it. */
  readonly onServer: readonly string[] | undefined;
  /** Where that folder is; undefined where that cannot be told, and so no relative path either. */
  readonly place: readonly string[] | undefined;
  /**
   * Where the root of the server's disk is, so that the place of every absolute path is known: none of the names where the
   * given files lie where the server has them; the folder of a copy, such as `old` for `old/etc/httpd`.
   */
  readonly top: readonly string[] | undefined;
}
/** What is known of the server's folders, each by the names on the way to it on the server. */
interface KnownFolders {
  /** What the server has there. */
  kindAt(names: readonly string[]): DiskEntryKind | undefined;
  /** Whether a line of the file that the server has there is longer than this many bytes; undefined where it cannot be read. */
  hasLineBeyond(length: number, names: readonly string[]): boolean | undefined;
  /** How a given file is renamed: in a repository that is not the server itself, in git on the server, in a copy, or on the server. */
  renamedBy(place: readonly string[]): 'repository' | 'git' | 'copy' | 'server';
  /**
   * By which other names the disk shows files that httpd looks for in this folder, above it and below: each name with the place
   * that the links in it lead to, on the disk too.
   */
  linkedNear(names: readonly string[]): readonly LinkedFile[];
  /** The place of a given file, without the links on the way to it; undefined where the disk cannot be asked. */
  realPlace(place: readonly string[]): readonly string[] | undefined;
  /**
   * Links in this folder, or below it, to what was not copied with it; on the server itself, one that leads nowhere is nothing.
   */
  lostWithin(names: readonly string[]): readonly BrokenLink[];
  /** Whether every file that httpd looks for in this folder and below is among the given ones. */
  holdsFolder(names: readonly string[]): boolean;
}
/** A file by a name that was not given. */
interface LinkedFile {
  readonly name: readonly string[];
  readonly real: readonly string[];
}
/** A link to what is not there. */
interface BrokenLink {
  readonly place: readonly string[];
  /** Where it leads, as it says it. */
  readonly target: string;
}
/** The files that an Include directive reads, as far as they were given. */
interface IncludeResult {
  readonly files: readonly ConfigFile[];
  /**
   * `known`: the folder that it names is known, and these are its files. `likely`: given files whose paths end alike.
   * `guess`: it may read other files, or only some of these. `absent`: the folder that it names is not there,
   * where that of the line is. `unseen`: what it names is not among the given files.
   */
  readonly how: 'known' | 'likely' | 'guess' | 'absent' | 'unseen';
  /** Where it leads, as the names on the way: a file, a folder or a pattern. None where that cannot be told. */
  readonly places: readonly (readonly string[])[];
  /** Links that it would read, and that lead to what was not copied with them. */
  readonly lost: readonly BrokenLink[];
}
/**
 * What a configuration comes from. `2.2`: nothing in it is written for 2.4. `on its way`: one of 2.2 that is upgraded in part;
 * its lines of 2.4 are finished, and its lines of 2.2 mean what they meant. `2.4`: it runs there, maybe with mod_access_compat.
 */
type Origin = '2.2' | 'on its way' | '2.4';
/** The version that options or settings state. */
interface StatedOrigin {
  readonly from: 'auto' | Version;
  /** A run has written to the files since they were of 2.2. */
  readonly begun: boolean;
  /** The version that the first review of this change found. Later commits of the change do not alter it. */
  readonly before?: Version | undefined;
}
interface Judgement {
  readonly said: StatedOrigin;
  readonly origin: Origin;
  /** No 2.4 has ever read it, and no run of fixes has been over it; what 2.2 knows nothing of, it takes as 2.2 does. */
  readonly isUntouched: boolean;
  /** A line that no 2.4 starts with: a 2.2 runs with the files, if any server does. */
  readonly stops24: boolean;
  /** What tells of 2.2, the surest first. */
  readonly signs22: readonly (Directive | Section)[];
  /** What tells of 2.4, since no fix writes it. */
  readonly signs24: readonly (Directive | Section)[];
  /** Whether anything tells of 2.4, a line or the folder that a file lies in. */
  readonly shows24: boolean;
  /** The lines for 2.4, no matter who wrote them. */
  readonly upgraded: readonly (Directive | Section)[];
}
/**
 * `all`: whatever is given. `server`: a main file with what it reads. `unread`: nothing that is given reads them, and all is
 * given that their server reads. `apart`: they belong to no main file among the given ones.
 */
type SiteRole = 'all' | 'server' | 'unread' | 'apart';
/** All the files of one configuration, indexed by directive and section name. */
interface Site extends NameIndex, KnownFolders {
  readonly files: readonly ConfigFile[];
  /** What was given beside them and httpd does not read as configuration: scripts, pages; see site/beside. */
  readonly others: readonly ConfigFile[];
  /** The given files are the whole configuration: what they do not say is not said. */
  readonly complete: boolean;
  /** What the configuration runs on today, or comes from: 2.2 where it is on its way. */
  readonly from: Version;
  /** What it comes from, and what shows it. */
  readonly judgement: Judgement;
  /** Whether that was said, or is known from an earlier run, and not read off the configuration. */
  readonly fromGiven: boolean;
  /** What the 2.4 that it is for has of modules, as far as somebody has said it. */
  readonly target: TargetModules | undefined;
  /** Where folders of the server lie, as far as somebody has said it. */
  readonly mappings: readonly PathMapping[];
  /** The Include directives, among the given files, that read this file. */
  includersOf(file: ConfigFile): readonly Directive[];
  /** The files, among the given ones, that an Include or IncludeOptional reads. */
  filesOf(include: Directive): readonly ConfigFile[];
  /** Whether the files of an Include are a guess: it may read other files, or only some of these. */
  isGuess(include: Directive): boolean;
  /** The Include and IncludeOptional directives of a file, in branches that 2.4 skips too. */
  includesIn(file: ConfigFile): readonly Directive[];
  /** What an Include reads, and how that is known. */
  includedBy(include: Directive): IncludeResult;
  /** Where the folders of the servers are among the given files, if known. */
  readonly serverRoots: readonly ServerRoot[];
  /** Whether the given files are known to lie on some disk, maybe another one than the server's. */
  readonly isOnDisk: boolean;
  /** A file by each of its names: more than one where links lead to it. */
  namesOf(file: ConfigFile): readonly LocatedFile[];
  /** The names on the way to a path as it was given, from the root of the disk where that is known. */
  placeOf(path: string): readonly string[];
  /** The sections around a node, innermost first and across Includes: one list for each different place it is read in. */
  enclosing(node: Node): readonly (readonly Section[])[];
  /** What httpd would refuse in this file, or reads in no sure way: its own problems, and Includes that run in a circle. */
  problemsOf(file: ConfigFile): readonly Problem[];
  /** What a model makes of this site, worked out once however many rules ask. The model must be pure. */
  once<T>(model: (site: Site) => T): T;
  /** Whether a LoadModule line for this module is among the given files: by name (`mod_ssl`) or symbol. */
  loads(module: string): boolean;
  /** The link to a given file at this place, by its path as it was given. */
  linkAt(place: readonly string[]): string | undefined;
  /** What httpd has to do with these files. */
  readonly role: SiteRole;
  /** Of files that nothing reads: the one server that they lie beside. */
  readonly server: Site | undefined;
  /** Whether the files are one of several parts of a configuration management; see site/units.ts. */
  readonly isUnit: boolean;
  /** The distribution whose packages are going to have the configuration. */
  readonly layout: Layout | undefined;
  /** A site of some of the files, with other options. */
  among(files: readonly ConfigFile[], changes: SiteOptions): Site;
  /** The site, read as one that runs this version today. */
  on(version: Version): Site;
}
interface SiteOptions {
  readonly others?: readonly ConfigFile[];
  readonly complete?: boolean | undefined;
  readonly from?: 'auto' | Version | undefined;
  /** A run has written to files of 2.2, to some that are given or that lie at these paths, so that what they have of 2.4 is finished. */
  readonly begun?: boolean | readonly string[] | undefined;
  /** The version that the first review of a change found for the files. */
  readonly takenFor?: Version | undefined;
  /** Further names of given files, as an Include may use them: link → path of the file. */
  readonly links?: ReadonlyMap<string, string>;
  readonly mappings?: readonly PathMapping[];
  /** The folder that ServerRoot would name, where no given file says it. */
  readonly serverRoot?: string | undefined;
  /** The folder that is the root of a copied server, by its path as those of the files are given; else it is told by these. */
  readonly root?: string | undefined;
  /** The folder of relative paths, as an absolute path; absent if the files are on no known disk. */
  readonly folder?: string;
  /** Folders of which every file was looked at that could be configuration, as their paths were given. */
  readonly folders?: readonly string[];
  /** Links in them to what is not there, as their paths were given, and where each leads, as it says it. */
  readonly lost?: ReadonlyMap<string, string>;
  /** The disk that they lie on, where it can be asked. */
  readonly disk?: Disk;
  readonly role?: SiteRole;
  /** Of files that nothing reads: the servers that they lie beside. */
  readonly beside?: readonly Site[];
  readonly isUnit?: boolean;
  /** The distribution whose packages are going to have the configuration. */
  readonly layout?: Layout | undefined;
  /** Names that httpd is started with (`-D NAME`), or with `!` before them without: they decide `<IfDefine>`. */
  readonly define?: readonly string[] | undefined;
  /** What the 2.4 that the configuration is for has of modules. */
  readonly target?: TargetModules | undefined;
}
/** Bring the files of one configuration together. Pure; takes time in proportion to the text. */
declare function siteOf(files: readonly ConfigFile[], given?: SiteOptions): Site;
/** A site of texts by path, for tests and for callers that have no files. */
declare function siteFromTexts(texts: Readonly<Record<string, string>>, options?: SiteOptions): Site;
/** A name in a comment that is to silence a rule. */
interface NameToIgnore extends Range {
  readonly name: string;
  /** The node after the comment. After the last line of a section or file, the node around or before it. */
  readonly at: Directive | Section;
}
/**
 * What 2.4 does with the unchanged line. `error`: it refuses to start, or answers 500. `warning`: it starts and behaves
 * differently. `info`: nothing changes by itself.
 */
type Severity = 'error' | 'warning' | 'info';
/** What a rule is about; `ruleGroups` says it in words. */
type RuleGroup = 'access' | 'starts' | 'answers' | 'defaults' | 'modules' | 'tidy';
/** Safe ones, ones for review, both, or none: then a person decides. */
type FixKinds = 'safe' | 'review' | 'both' | 'none';
/** One old pattern that a person would recognise, and what to do about it. */
interface Rule {
  /** Named for the old pattern, in lower case with hyphens; also the name of its file and of its page. */
  readonly id: string;
  /** One line for lists and review comments, without a full stop. */
  readonly title: string;
  readonly severity: Severity;
  readonly group: RuleGroup;
  /** The page of the httpd manual that says it best. */
  readonly see: string;
  /** The kinds of fix that it makes; its cases have each of them, and no other. */
  readonly fixes?: FixKinds;
  /** The entries of the catalogue of changes (docs/catalogue.json) that this rule covers. */
  readonly covers: readonly string[];
  /** The rule's page, in Markdown. Headings: What 2.2 did, What 2.4 does, What the rule does, When not; the first and last are optional. */
  readonly page: string;
  /** Whether the rule itself considers every way in which httpd may read undecided guards. */
  readonly weighsGuards?: true;
  check(site: Site, choices: Choices): Iterable<Hit>;
  /** Objections to the texts that all rules together would write. Called for the safe fixes, and again for all fixes. */
  review?(site: Site, written: PlannedEdits, choices: Choices): Iterable<Objection>;
  /** What to say of comments that silenced nothing; asked when every other rule has been. */
  checkUnused?(names: readonly NameToIgnore[]): Iterable<Hit>;
}
/** Edits by the file that they change. */
type EditsByFile = ReadonlyMap<ConfigFile, readonly Edit[]>;
/** All edits that the rules together would write, and the edits of the fix in question. */
interface PlannedEdits {
  readonly edits: EditsByFile;
  readonly asked: EditsByFile;
}
/** Why the fixes that make these edits are not to be offered. */
interface Objection {
  readonly edits: readonly Edit[];
  /** One sentence. */
  readonly message: string;
}
/** The user's choices where more than one form is right. */
interface FormsChosen {
  /** What to do with rules for both versions in guards: nothing, keep those of 2.4 alone, or write both. */
  readonly guards: 'leave' | 'drop-22' | 'keep-22';
  /**
   * How to treat likely mistakes: as 2.2 did, or as Apache's upgrade guide does. `closed` closes only names that `<Files>` denies and
   * Satisfy Any opened to users.
   */
  readonly ineffectiveAllow: 'exact' | 'guide' | 'closed';
  /**
   * What to do where 2.4 has another default: write a line that keeps 2.2's, or say what changes and write none. `safer`
   * keeps 2.2's unless 2.4's protects the server, and nothing shows that 2.2's matters here.
   */
  readonly defaults: 'keep' | 'adopt' | 'safer';
  /** What to do with an exact fix that keeps a likely mistake: make it, leave it for review, or close what was open. */
  readonly likelyMistakes: 'write' | 'review' | 'close';
}
/** The user's choices of forms, and answers about unseen files. */
interface Choices extends FormsChosen {
  /** The names of assumptions that somebody who knows the server has said to be true. */
  readonly confirmed: ReadonlySet<string>;
  /** Rejected assumptions, with the reason. */
  readonly declined: ReadonlyMap<string, string>;
  /** Which version reads the files today; absent if the user has not said it. */
  readonly server?: ServerToday | undefined;
}
/** Which version of httpd runs with the files today. `both`: some servers have been upgraded, and others have not. */
type ServerToday = (typeof serversToday)[number];
declare const serversToday: readonly ['2.2', '2.4', 'both'];
/** What a rule found: a place, a sentence, and maybe a fix. */
interface Hit {
  readonly at: Directive | Section;
  /** The words meant, where not the whole line. */
  readonly mark?: Range;
  /** The finding is about the whole server; `at` is only the place of the fix, or a line to show it at. */
  readonly concerns?: 'server';
  /** One or two sentences: what is so in 2.4, and what to do. */
  readonly message: string;
  /** Where it differs from the rule's own. */
  readonly severity?: Severity | undefined;
  readonly fix?: Fix | undefined;
  /** Where only a person can decide: what there is to choose from. */
  readonly forms?: readonly Alternative[] | undefined;
  /** The section must change together with others, and a person must decide one of those first. Then it gets a fix. */
  readonly waits?: true;
  /** A likely mistake of 2.2 that the fix keeps: a sentence or two of the message. */
  readonly likelyMistake?: string | undefined;
  /** The rule has looked at the template or macro around the line by itself. */
  readonly checksTemplate?: true;
}
/**
 * One of several things that may be right: a person says which. Where it names what it counts on, settings choose it by
 * confirming that.
 */
type Alternative = Pick<Fix, 'title' | 'edits' | 'assumptions'>;
/** A hit with the name of its rule and the place in its file; only the engine makes one. */
interface Finding {
  readonly rule: Rule;
  readonly file: ConfigFile;
  readonly at: Directive | Section;
  /** The words meant, or the line from its first to its last word. */
  readonly range: Range;
  readonly concerns: 'line' | 'server';
  readonly severity: Severity;
  readonly message: string;
  readonly fix: Fix | undefined;
  /** What to choose from, where there is no fix. */
  readonly forms?: readonly Alternative[];
  /** There is no fix until a person has decided about another one that changes at once with it. */
  readonly waits?: true;
  readonly likelyMistake?: string;
  /** Somebody has said why the lines are to stay as they are. */
  readonly isDeclined?: true;
  /** The rule itself failed here: an error of ours, and no more is known. */
  readonly failed?: true;
}
export { RuleGroup as a, Site as c, siteOf as d, Layout as f, Rule as i, SiteOptions as l, targetModules as m, Finding as n, ServerToday as o, TargetModules as p, Hit as r, Severity as s, Choices as t, siteFromTexts as u };