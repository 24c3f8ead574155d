import type { Site } from '../../site/site.js'
import type { Section } from '../../syntax/tree.js'
import type { Folder } from './folder-tree.js'
import type { Scope } from './scope.js'
import type { Keyed, StateSet, StateSets, Step } from './state-set.js'
import type { UrlMap } from './urls/url-map.js'

/** A virtual host, or undefined for the main server. */
export type ServerSection = Section | undefined

/** Who goes along the walk: what is in force before any section, and what the sections make of it. */
export interface Walker<Of extends Keyed> {
  readonly start: Of
  /** What is in force once all `<Files>` sections that a request meets are merged. */
  readonly afterFiles: (state: Of) => Of
  /**
   * Asked once for each scope, in the order in which httpd merges: what the scope makes of each of the states that can be
   * in force before it.
   * @param bases all states that a request can have reached when the scope applies; more than one where it lies over several
   */
  readonly visit: (scope: Scope, bases: readonly Of[], around: Around<Of>) => (state: Of) => Of
  /** It asks for no class of requests: what is in force in the folders at the end is let go. */
  readonly isEndLeft?: true
}

export interface Around<Of = Keyed> {
  /**
   * The folder of a directory section or .htaccess file, and of the section that a `<Files>` stands in; several where links
   * show a .htaccess file in them.
   */
  readonly own: readonly Folder[]
  /** The bases apart, folder by folder, of sections that lie over many. */
  readonly parts: () => readonly Part<Of>[]
  /** The folders that it lies over, where the section itself names none; undefined where it may be any. */
  readonly folders: () => readonly Folder[] | undefined
}

/** The states that a section finds in one folder, for files of some names. */
export interface Part<Of = Keyed> {
  readonly server: ServerSection
  readonly folder: Folder
  /** The `<Files>` sections that came before it, of those that may or may not apply. */
  readonly names: readonly Scope[]
  /** The locations that came before it, of those that may or may not apply. */
  readonly urls?: readonly Scope[] | undefined
  readonly bases: readonly Of[]
}

/** All requests that meet the same sections of the same server. */
export interface RequestClass<Of = Keyed> {
  readonly server: ServerSection
  /** The deepest folder that is known of what is asked for; undefined for what another server answers. */
  readonly folder: Folder | undefined
  /** The `<Files>` and `<Directory ~>` sections, of those that may apply in the folder or not, that do. */
  readonly names: readonly Scope[]
  /** The `<Location>` sections. */
  readonly urls: readonly Scope[]
  /** What may be in force at the end: more than one where a section may be there or not. */
  readonly states: readonly Of[]
}

/** What the phases of the merge share. */
export interface Merge {
  readonly site: Site
  readonly visit: Walker<Keyed>['visit']
  readonly afterFiles: Step
  readonly sets: StateSets
  readonly start: StateSet
  readonly tree: Folder
  readonly urls: (server: ServerSection) => UrlMap | undefined
  /** The main server, unless it never answers, and the virtual hosts that hold scopes or have folders of their own. */
  readonly servers: () => readonly ServerSection[]
  readonly steps: Map<Scope, Step>
}

export const nowhere: Around = { own: [], parts: () => [], folders: () => undefined }
