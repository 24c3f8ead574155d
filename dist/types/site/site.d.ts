import type { Layout } from '../httpd/layouts.js';
import type { TargetModules } from '../httpd/target-modules.js';
import { type ConfigFile, type Directive, type Node, type Problem, type Section, type Version } from '../syntax/tree.js';
import type { Disk } from './disk.js';
import { type Included } from './include.js';
import { type KnownFolders } from './known-folders.js';
import { type NameIndex } from './name-index.js';
import type { PathMapping } from './path-mapping.js';
import { type ServerRoot } from './server-roots.js';
/**
 * `all`: whatever is given. `server`: a main file with what it reads. `unread`: nothing that is given reads them, and all is
 * given that their server reads. `apart`: they belong to no main file among the given ones.
 */
export type Role = 'all' | 'server' | 'unread' | 'apart';
/** All the files of one configuration, indexed by directive and section name. */
export interface Site extends NameIndex, KnownFolders {
    readonly files: readonly ConfigFile[];
    /** What was given beside them and httpd does not read as configuration: scripts, pages; see site/beside. */
    readonly others: readonly ConfigFile[];
    /** The given files are the whole configuration: what they do not say is not said. */
    readonly complete: boolean;
    /** What the configuration runs on today. */
    readonly from: Version;
    /** Whether that was said, and not read off the configuration. */
    readonly fromGiven: boolean;
    /** What the 2.4 that it is for has of modules, as far as somebody has said it. */
    readonly target: TargetModules | undefined;
    /** Where folders of the server lie, as far as somebody has said it. */
    readonly mappings: readonly PathMapping[];
    /** The Include directives, among the given files, that read this file. */
    includersOf(file: ConfigFile): readonly Directive[];
    /** The files, among the given ones, that an Include or IncludeOptional reads. */
    filesOf(include: Directive): readonly ConfigFile[];
    /** Whether an Include may well read others than these, or only some of them: the given files do not tell. */
    isGuess(include: Directive): boolean;
    /** The Include and IncludeOptional directives of a file, in branches that 2.4 skips too. */
    includesIn(file: ConfigFile): readonly Directive[];
    /** What an Include reads, and how that is known. */
    includedBy(include: Directive): Included;
    /** Where the folders of the servers lie among the given files, as far as it can be told. */
    readonly serverRoots: readonly ServerRoot[];
    /** Whether the given files are known to lie on some disk, maybe another one than the server's. */
    readonly isOnDisk: boolean;
    /** The places of a file: more than one where links lead to it. */
    placesOf(file: ConfigFile): readonly (readonly string[])[];
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
    readonly role: Role;
    /** Of files that nothing reads: the one server that they lie beside. */
    readonly server: Site | undefined;
    /** The distribution whose packages are going to have the configuration. */
    readonly layout: Layout | undefined;
    /** A site of some of the files, with other options. */
    among(files: readonly ConfigFile[], changes: SiteOptions): Site;
    /** The same site, said to run on this version today. */
    on(version: Version): Site;
}
export interface SiteOptions {
    readonly others?: readonly ConfigFile[];
    readonly complete?: boolean;
    readonly from?: 'auto' | Version;
    /** Further names of given files, as an Include may use them: link → path of the file. */
    readonly links?: ReadonlyMap<string, string>;
    readonly mappings?: readonly PathMapping[];
    /** The folder that ServerRoot would name, where no given file says it. */
    readonly serverRoot?: string;
    /** The folder that relative paths are told from, from the root of the disk; absent where they lie on no disk that is known. */
    readonly folder?: string;
    /** Folders of which every file was looked at that could be configuration, as their paths were given. */
    readonly folders?: readonly string[];
    /** The disk that they lie on, where it can be asked. */
    readonly disk?: Disk;
    readonly role?: Role;
    /** Of files that nothing reads: the one server that they lie beside. */
    readonly server?: Site;
    /** The distribution whose packages are going to have the configuration. */
    readonly layout?: Layout;
    /** Names that httpd is started with (`-D NAME`), or with `!` before them without: they decide `<IfDefine>`. */
    readonly define?: readonly string[];
    /** What the 2.4 that the configuration is for has of modules. */
    readonly target?: TargetModules;
}
/** Bring the files of one configuration together. Pure; takes time in proportion to the text. */
export declare function siteOf(files: readonly ConfigFile[], given?: SiteOptions): Site;
/** A site of texts by path, for tests and for callers that have no files. */
export declare function siteFromTexts(texts: Readonly<Record<string, string>>, options?: SiteOptions): Site;
/** `NAME` is defined, `!NAME` is not, and of others nothing is known. */
export declare const namesDefined: (names?: readonly string[]) => ConfigFile['defined'];
/**
 * Whether the file is a per-directory file, by what AccessFileName says or by its name: `.htaccess`, `_htaccess`,
 * `htaccess.txt`, `sample.htaccess`. One called `htaccess.conf` is the server's own.
 */
export declare const isHtaccess: ({ path, isPerDirectory }: ConfigFile) => boolean;
