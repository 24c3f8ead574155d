import { type ConfigFile, type Directive, type Node, type Problem, type Section, type Version } from '../syntax/tree.js';
import type { PathMapping } from './path-mapping.js';
/** All the files of one configuration, indexed by directive and section name. */
export interface Site {
    readonly files: readonly ConfigFile[];
    /** What was given beside them and httpd does not read as configuration: scripts, pages; see src/beside. */
    readonly others: readonly ConfigFile[];
    /** The given files are the whole configuration: what they do not say is not said. */
    readonly complete: boolean;
    /** What the configuration runs on today. */
    readonly from: Version;
    /** Whether that was said, and not read off the configuration. */
    readonly fromGiven: boolean;
    /** What to make of an Allow that never had an effect: go on as 2.2 did, or as Apache's upgrade guide reads it. */
    readonly deadAllow: 'exact' | 'guide';
    /** What to do with rules for both versions in guards: nothing, keep those of 2.4 alone, or write both. */
    readonly guards: 'leave' | 'drop-22' | 'keep-22';
    /** The names that occur anywhere: of directives in lower case, of sections with a `<` before them. */
    readonly names: ReadonlySet<string>;
    /** Where folders of the server lie, as far as somebody has said it. */
    readonly mappings: readonly PathMapping[];
    /** Directives of these names that 2.4 will read, in the order of files and lines, name by name. */
    directives(...names: string[]): readonly Directive[];
    /** Whether 2.4 will read any directive of these names. */
    says(...names: string[]): boolean;
    /** The same for sections. */
    sections(...names: string[]): readonly Section[];
    /** Those of the directives that stand in this file; nothing is made of the others. */
    directivesIn(file: ConfigFile, name: string): readonly Directive[];
    /** The same for sections. */
    sectionsIn(file: ConfigFile, name: string): readonly Section[];
    /**
     * Those of the directives whose text may match: the others are passed over before anything is made of them. The pattern
     * is asked of a line as it stands in the file, from its name on, with the quotes around its words. A line whose words are
     * not what stands there, for a continuation or a backslash that is an escape, or whose name is in quotes is always among
     * them.
     * @param pattern or one character, which no escape hides: no quote and no backslash
     */
    directivesWith(pattern: RegExp | string, ...names: string[]): readonly Directive[];
    /** The same for sections. */
    sectionsWith(pattern: RegExp | string, ...names: string[]): readonly Section[];
    /** False for what stands in a branch that 2.4 never reads, such as `<IfModule !mod_authz_core.c>`. */
    isLive(node: Node): boolean;
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
    readonly deadAllow?: Site['deadAllow'];
    readonly guards?: Site['guards'];
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
