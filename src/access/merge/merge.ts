import type { Site } from '../../site/site.js'
import type { Section } from '../../syntax/tree.js'
import type { Folder } from './folder-tree.js'
import type { Scope } from './scope.js'
import type { StateSet, StateSets, StateWithKey, Step } from './state-set.js'
import type { UrlMap } from './urls/url-map.js'

/** A virtual host, or undefined for the main server. */
export type ServerSection = Section | undefined

/** A client of the walk: it has a start state, and turns the states before each section into states after it. */
export interface ScopeVisitor<Of extends StateWithKey> {
  readonly start: Of
  /** The state after all `<Files>` sections that a request matches. */
  readonly afterFiles: (state: Of) => Of
  /**
   * Called once for each scope, in merge order. It returns the step from a state before the scope to the state after
   * it.
   * @param bases all states that a request may be in when it comes to the scope
   */
  readonly visit: (scope: Scope, bases: readonly Of[], around: VisitContext<Of>) => (state: Of) => Of
  /** Whether the states at the end are released, because the client needs no classes of requests. */
  readonly releasesEndStates?: true
}

export interface VisitContext<Of = StateWithKey> {
  /** The folder of a section, or around a `<Files>`. Several if links show its .htaccess file in several. */
  readonly ownFolders: readonly Folder[]
  /** The states in each folder separately, for a section that covers many. */
  readonly statesByFolder: () => readonly StatesInFolder<Of>[]
  /** For a section that names no folder: the folders that it covers; undefined if it may cover any. */
  readonly folders: () => readonly Folder[] | undefined
}

/** The states in one folder, for files of some names, before a section. */
export interface StatesInFolder<Of = StateWithKey> {
  readonly server: ServerSection
  readonly folder: Folder
  /** The earlier optional `<Files>` sections that these requests match. */
  readonly names: readonly Scope[]
  /** The earlier optional locations that these requests match. */
  readonly urls?: readonly Scope[] | undefined
  readonly bases: readonly Of[]
}

/** All requests that match the same sections of the same server. */
export interface RequestClass<Of = StateWithKey> {
  readonly server: ServerSection
  /** The deepest known folder on the path; undefined for proxied requests. */
  readonly folder: Folder | undefined
  /** The optional `<Files>` and `<Directory ~>` sections that match in the folder. */
  readonly names: readonly Scope[]
  /** The `<Location>` sections that match. */
  readonly urls: readonly Scope[]
  /** The possible states at the end. There are several if it is not known whether a section applies. */
  readonly states: readonly Of[]
}

/** The data that all phases of the merge share. */
export interface MergeContext {
  readonly site: Site
  readonly visit: ScopeVisitor<StateWithKey>['visit']
  readonly afterFiles: Step
  readonly sets: StateSets
  readonly start: StateSet
  readonly tree: Folder
  readonly urls: (server: ServerSection) => UrlMap | undefined
  /** The main server, if its requests may match a scope, and each virtual host that has scopes or folders of its own. */
  readonly servers: () => readonly ServerSection[]
  readonly steps: Map<Scope, Step>
}

export const emptyVisitContext: VisitContext = { ownFolders: [], statesByFolder: () => [], folders: () => undefined }
