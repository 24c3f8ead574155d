import { type ConfigFile, type Directive, type Node, type Problem, type Section, type Version } from '../syntax/tree.js';
import { type NameIndex } from './name-index.js';
import type { PathMapping } from './path-mapping.js';
/** All the files of one configuration, indexed by directive and section name. */
export interface Site extends NameIndex {
    readonly files: readonly ConfigFile[];
    /** What was given beside them and httpd does not read as configuration: scripts, pages; see site/beside. */
    readonly others: readonly ConfigFile[];
    /** The given files are the whole configuration: what they do not say is not said. */
    readonly complete: boolean;
    /** What the configuration runs on today. */
    readonly from: Version;
    /** Whether that was said, and not read off the configuration. */
    readonly fromGiven: boolean;
    /** Where folders of the server lie, as far as somebody has said it. */
    readonly mappings: readonly PathMapping[];
    /** The Include directives, among the given files, that read this file. */
    includersOf(file: ConfigFile): readonly Directive[];
    /** The files, among the given ones, that an Include or IncludeOptional reads. */
    filesOf(include: Directive): readonly ConfigFile[];
    /** Whether an Include may well read others than these, or only some of them: the given files do not tell. */
    isGuess(include: Directive): boolean;
    /** The sections around a node, innermost first and across Includes: one list for each different place it is read in. */
    enclosing(node: Node): readonly (readonly Section[])[];
    /** What httpd would refuse in this file, or reads in no sure way: its own problems, and Includes that run in a circle. */
    problemsOf(file: ConfigFile): readonly Problem[];
    /** What a model makes of this site, worked out once however many rules ask. The model must be pure. */
    once<T>(model: (site: Site) => T): T;
    /** Whether a LoadModule line for this module is among the given files: by name (`mod_ssl`) or symbol. */
    loads(module: string): boolean;
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
    /** ServerRoot, where no given file says it. */
    readonly serverRoot?: string;
}
/** Bring the files of one configuration together. Pure; takes time in proportion to the text. */
export declare function siteOf(files: readonly ConfigFile[], given?: SiteOptions): Site;
/** A site of texts by path, for tests and for callers that have no files. */
export declare function siteFromTexts(texts: Readonly<Record<string, string>>, options?: SiteOptions): Site;
/**
 * Whether the file is a per-directory file, by its name: `.htaccess`, `_htaccess`, `htaccess.txt`, `sample.htaccess`. One
 * called `htaccess.conf` is the server's own.
 */
export declare const isHtaccess: ({ path }: ConfigFile) => boolean;
