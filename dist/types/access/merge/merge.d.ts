import type { Site } from '../../site/site.js';
import type { Section } from '../../syntax/tree.js';
import type { Folder } from './folder-tree.js';
import type { State } from './keyed-state.js';
import type { Scope } from './scope.js';
import type { StateSet, StateSets, Step } from './state-set.js';
import type { UrlMap } from './urls.js';
/** A virtual host, or undefined for the main server. */
export type ServerSection = Section | undefined;
/**
 * Asked once for each scope, in the order in which httpd merges: what the scope makes of each of the states that can be
 * in force before it.
 * @param bases all states that a request can have reached when the scope applies; more than one where it lies over several
 */
export type Visit = (scope: Scope, bases: readonly State[], around: Around) => Step;
export interface Around {
    /** The folder of a directory section or .htaccess file, and of the section that a `<Files>` stands in. */
    readonly folder: Folder | undefined;
    /** The bases apart, folder by folder, of sections that lie over many. */
    readonly parts: () => readonly Part[];
}
/** The states that a section finds in one folder, for files of some names. */
export interface Part {
    readonly server: ServerSection;
    /** The others that it stands for: virtual hosts for which all that is said here is the same. */
    readonly others?: () => readonly Section[];
    readonly folder: Folder;
    /** The `<Files>` sections that came before it, of those that may or may not apply. */
    readonly names: readonly Scope[];
    /** The locations that came before it, of those that may or may not apply. */
    readonly urls?: readonly Scope[];
    readonly bases: readonly State[];
}
/** What the phases of the merge share. */
export interface Merge {
    readonly site: Site;
    readonly visit: Visit;
    readonly sets: StateSets;
    readonly start: StateSet;
    readonly tree: Folder;
    readonly urls: (server: ServerSection) => UrlMap | undefined;
    /** The main server, unless it never answers, and the virtual hosts that hold scopes or have folders of their own. */
    readonly servers: () => readonly ServerSection[];
    readonly steps: Map<Scope, Step>;
}
export declare const nowhere: Around;
