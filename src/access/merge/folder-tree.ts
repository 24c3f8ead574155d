import { hasWildcard, mayMatchLeadingSegments } from '../../httpd/fnmatch.js'
import { segmentsOf } from '../../httpd/folder-path.js'
import type { Section } from '../../syntax/tree.js'
import type { Occurrence, Scope } from './scope.js'
import type { StateSet } from './state-set.js'

/** A folder that a section or a .htaccess file is for, or a folder above such a folder. */
export class Folder {
  readonly path: string
  readonly depth: number
  /** Whether its path has wildcards. The folder then stands for all folders that match. */
  readonly hasWildcards: boolean
  readonly parent: Folder | undefined
  /** The folders directly below. Created with the first of them, because most folders have none. */
  children: Map<string, Folder> | undefined = undefined
  /** The sections and files for exactly this folder. */
  entries: FolderEntry[] = []
  /** All entries that apply in the folder, in merge order: its own, and those of other folders whose wildcards match it. */
  appliedEntries: FolderEntry[] = []
  /** The main server's states after the sections for this folder. If undefined, the states of the folder above apply. */
  mainStates: StateSet | undefined = undefined
  /** The states of virtual hosts that differ from `mainStates`. States of other virtual hosts may be in the folders above. */
  statesByHost: Map<Section, StateSet> | undefined = undefined
  /**
   * The states of groups of virtual hosts with equal states. An entry in `statesByHost` for one virtual host takes
   * precedence.
   */
  serverGroups: readonly ServerGroup[] | undefined = undefined
  /** Cache of the virtual hosts that have states of their own. */
  ownServers: ServersWithStates | undefined = undefined
  #segments: readonly string[] | undefined = undefined

  constructor(path: string, parent: Folder | undefined, wild: boolean, depth = parent ? parent.depth + 1 : 0) {
    this.path = path
    this.depth = depth
    this.hasWildcards = wild
    this.parent = parent
  }

  /** The segments of the path. Computed on demand, because only paths with wildcards need them. */
  get segments(): readonly string[] {
    this.#segments ??= this.depth === 0 ? [] : this.path.slice(1).split('/')
    return this.#segments
  }
}

/** Virtual hosts for which a folder is the same: they have equal states and the same AllowOverride. */
export interface ServerGroup {
  readonly servers: ReadonlySet<Section>
  /** The servers that no longer belong to the group, because a folder further down differs for them. */
  readonly except: ReadonlySet<Section>
  readonly states: StateSet
}

/** The virtual hosts that have states of their own in a folder. */
export interface ServersWithStates {
  readonly all: ReadonlySet<Section>
  readonly groups: readonly ServerGroup[]
  /** The value for the folder above, from which this value was computed. */
  readonly above: ServersWithStates | undefined
}

export interface FolderEntry {
  readonly scope: Scope
  readonly occurrence: Occurrence
}

/** Makes a folder that no section names, below the deepest known folder of its path. The new folder is not part of the tree. */
export function folderOutsideTree(root: Folder, segments: readonly string[]): Folder {
  const path = `/${segments.join('/')}`
  const parent = deepestKnownFolder(root, path)
  return new Folder(path, parent, parent.hasWildcards, segments.length)
}

/** Finds the folder with this path, or creates it. */
export function findOrAddFolder(root: Folder, path: string): Folder {
  let folder = root
  for (const segment of segmentsOf(path)) {
    folder.children ??= new Map()
    const next: Folder = folder.children.get(segment) ?? childOf(folder, segment)
    folder.children.set(segment, next)
    folder = next
  }
  return folder
}

const childOf = (folder: Folder, segment: string): Folder =>
  new Folder(`${folder.path}/${segment}`, folder, folder.hasWildcards || hasWildcard(segment))

/** The deepest known folder at or above this path. */
export function deepestKnownFolder(root: Folder, path: string): Folder {
  let folder = root
  for (const segment of segmentsOf(path)) {
    const next = folder.children?.get(segment)
    if (!next) return folder
    folder = next
  }
  return folder
}

export function* foldersInSubtree(folder: Folder): Generator<Folder> {
  const open = [folder]
  for (let next = open.pop(); next; next = open.pop()) {
    yield next
    for (const child of next.children?.values() ?? []) open.push(child)
  }
}

/**
 * The folder with this path and all known folders below it. If no section names the path, the nearest known folder above it
 * instead. Folders with wildcards that may match are added. For a path with wildcards: all matching folders, and the folders
 * below them.
 */
export function folderOrNearestAndBelow(tree: Folder, wild: readonly Folder[], path: string): Folder[] {
  const segments = segmentsOf(path)
  if (hasWildcard(path))
    return [...foldersInSubtree(tree)].filter(
      (folder) => folder.depth >= segments.length && mayMatchLeadingSegments(segments, folder.segments),
    )
  const near = deepestKnownFolder(tree, path)
  const below = near.depth === segments.length ? [...foldersInSubtree(near)] : [near]
  const fitting = wild.filter((folder) => {
    const pattern = folder.segments
    if (pattern.length > segments.length) return mayMatchLeadingSegments(segments, pattern)
    return near.depth < pattern.length && mayMatchLeadingSegments(pattern, segments)
  })
  return [...below, ...fitting]
}

export function* foldersAtOrAbove(folder: Folder): Generator<Folder> {
  for (let up: Folder | undefined = folder; up; up = up.parent) yield up
}

/** Empties a folder and all below it, to release the memory of their states and entries. */
export function releaseFolderMemory(tree: Folder): void {
  for (const folder of [...foldersInSubtree(tree)]) {
    folder.children = undefined
    folder.entries = []
    folder.mainStates = undefined
    folder.statesByHost = undefined
    folder.serverGroups = undefined
    folder.ownServers = undefined
  }
}
