import { fitsPath, isWild } from '../../httpd/fnmatch.js'
import { segmentsOf } from '../../httpd/folder-path.js'
import type { Section } from '../../syntax/tree.js'
import type { Place, Scope } from './scope.js'
import type { StateSet } from './state-set.js'

/** A folder that a section or a .htaccess file names, or that lies above one. */
export interface Folder {
  readonly path: string
  readonly depth: number
  readonly segments: readonly string[]
  /** Whether it stands for all folders that its wild-cards match. */
  readonly wild: boolean
  readonly parent: Folder | undefined
  /** Made with the first of them, as most folders have none. */
  children: Map<string, Folder> | undefined
  /** What is said of this very folder. */
  entries: Entry[]
  /** What applies in it, in the order of the merge: its own entries, and those whose wild-cards match it. */
  applied: Entry[]
  /** The main server's states in the folder once its sections are merged; where absent, those of the folder above. */
  main: StateSet | undefined
  /** The same of virtual hosts where they differ; to be looked for in the folders above too. */
  by: Map<Section, StateSet> | undefined
  /** The same of many at once, where `by` does not name them. */
  together: readonly Alike[] | undefined
  /** The virtual hosts that have states of their own, as far as somebody asked. */
  own: OwnServers | undefined
}

/** Virtual hosts for which a folder is the same: their states, and what AllowOverride comes to. */
export interface Alike {
  readonly servers: ReadonlySet<Section>
  /** Those of them for which it is something else in a folder further down. */
  readonly but: ReadonlySet<Section>
  readonly states: StateSet
}

/** The virtual hosts that have states of their own in a folder. */
export interface OwnServers {
  readonly all: ReadonlySet<Section>
  readonly groups: readonly Alike[]
  /** Those of the folder above, which this was made from. */
  readonly above: OwnServers | undefined
}

export interface Entry {
  readonly scope: Scope
  readonly place: Place
}

export const folderTree = (): Folder => new NamedFolder('', undefined, false)

/** A folder that nothing in the tree names, in the deepest one that holds it; the tree does not know it. */
export function folderBeside(root: Folder, segments: readonly string[]): Folder {
  const path = `/${segments.join('/')}`
  const parent = nearestFolder(root, path)
  return new NamedFolder(path, parent, parent.wild, segments.length)
}

class NamedFolder implements Folder {
  readonly path: string
  readonly depth: number
  readonly wild: boolean
  readonly parent: Folder | undefined
  children: Folder['children']
  entries: Entry[]
  applied: Entry[]
  main: Folder['main']
  by: Folder['by']
  together: Folder['together']
  own: Folder['own']
  private ownSegments: readonly string[] | undefined
  constructor(path: string, parent: Folder | undefined, wild: boolean, depth = parent ? parent.depth + 1 : 0) {
    this.path = path
    this.depth = depth
    this.wild = wild
    this.parent = parent
    this.children = undefined
    this.entries = []
    this.applied = []
    this.main = undefined
    this.by = undefined
    this.together = undefined
    this.own = undefined
    this.ownSegments = undefined
  }
  /** Made when somebody asks: only of those that wild-cards match. */
  get segments(): readonly string[] {
    this.ownSegments ??= this.depth === 0 ? [] : this.path.slice(1).split('/')
    return this.ownSegments
  }
}

/** The folder of this path, made if it is not there. */
export function folderAt(root: Folder, path: string): Folder {
  let folder = root
  for (const segment of segmentsOf(path)) {
    folder.children ??= new Map()
    const next: Folder = folder.children.get(segment) ?? inside(folder, segment)
    folder.children.set(segment, next)
    folder = next
  }
  return folder
}

const inside = (folder: Folder, segment: string): Folder =>
  new NamedFolder(`${folder.path}/${segment}`, folder, folder.wild || isWild(segment))

/** The deepest known folder at or above this path. */
export function nearestFolder(root: Folder, path: string): Folder {
  let folder = root
  for (const segment of segmentsOf(path)) {
    const next = folder.children?.get(segment)
    if (!next) return folder
    folder = next
  }
  return folder
}

/** The folder and all below it. */
export function* foldersFrom(folder: Folder): Generator<Folder> {
  const open = [folder]
  for (let next = open.pop(); next; next = open.pop()) {
    yield next
    for (const child of next.children?.values() ?? []) open.push(child)
  }
}

/** The folder that a path lies in, and all below the path; of a path with wild-cards, all that it matches and what is below. */
export function foldersAt(tree: Folder, wild: readonly Folder[], path: string): Folder[] {
  const segments = segmentsOf(path)
  if (isWild(path))
    return [...foldersFrom(tree)].filter(
      (folder) => folder.depth >= segments.length && fitsPath(segments, folder.segments),
    )
  const near = nearestFolder(tree, path)
  const below = near.depth === segments.length ? [...foldersFrom(near)] : [near]
  const fitting = wild.filter((folder) => {
    const pattern = folder.segments
    if (pattern.length > segments.length) return fitsPath(segments, pattern)
    return near.depth < pattern.length && fitsPath(pattern, segments)
  })
  return [...below, ...fitting]
}

/** The folder and all above it. */
export function* foldersUpFrom(folder: Folder): Generator<Folder> {
  for (let up: Folder | undefined = folder; up; up = up.parent) yield up
}

/** Forget what was in force in a folder and all below it. Where they lie remains, and what applies in them. */
export function letGo(tree: Folder): void {
  for (const folder of [...foldersFrom(tree)]) {
    folder.children = undefined
    folder.entries = []
    folder.main = undefined
    folder.by = undefined
    folder.together = undefined
    folder.own = undefined
  }
}
