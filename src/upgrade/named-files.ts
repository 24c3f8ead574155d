import { posix } from 'node:path'
import type { TreeEntry } from '../action/repository-calls.js'
import { parentFolderOf } from '../action/tree-path.js'
import { compareInWalkOrder, skippedFolderNames } from '../disk/files.js'
import { possibleLinkTargetsInCopy } from '../disk/link-targets.js'

/** A file to read, and the path by which the configuration knows it. */
export interface FileToRead {
  /** The file's own path; or the path of a link to the file, if only the link is named like configuration. */
  readonly path: string
  /** The entry of the file itself, not of a link. */
  readonly entry: TreeEntry
}

/**
 * The files that `httpd-upgrade .` would read in a checkout, in the order of `readFiles` in disk/files.ts. Links are followed
 * within the repository.
 * @param targets the targets of links, by path; a link without one is broken
 */
export function filesToRead(
  entries: readonly TreeEntry[],
  targets: ReadonlyMap<string, string>,
  wanted: (path: string) => boolean,
) {
  const tree = treeOf(entries, targets)
  const walk: Walk = { ...tree, wanted, found: new Map(), times: new Map() }
  visitFolder(walk, '', '', [])
  const files: FileToRead[] = []
  const links = new Map<string, string>()
  for (const [real, names] of walk.found) {
    const path = ownName(real, names)
    const entry = tree.at.get(real)
    if (entry) files.push({ path, entry })
    for (const name of names) if (name !== path) links.set(name, path)
  }
  return {
    files: files.sort((a, b) => compareInWalkOrder(a.path.split('/'), b.path.split('/'))),
    /** Further names of the files, as a map from the path of a link to the `path` of its file. */
    links,
  }
}

interface Tree {
  readonly at: ReadonlyMap<string, TreeEntry>
  /** The names in each folder, sorted. */
  readonly folders: ReadonlyMap<string, readonly string[]>
  readonly targets: ReadonlyMap<string, string>
}

interface Walk extends Tree {
  readonly wanted: (path: string) => boolean
  /** The names of each file, by its path. */
  readonly found: Map<string, string[]>
  readonly times: Map<string, number>
}

function treeOf(entries: readonly TreeEntry[], targets: ReadonlyMap<string, string>): Tree {
  const folders = new Map<string, string[]>([['', []]])
  for (const { path, mode } of entries) {
    if (mode === '040000') folders.set(path, folders.get(path) ?? [])
    const folder = parentFolderOf(path)
    const names = folders.get(folder)
    if (names) names.push(posix.basename(path))
    else folders.set(folder, [posix.basename(path)])
  }
  for (const names of folders.values()) names.sort()
  return { at: new Map(entries.map((entry) => [entry.path, entry])), folders, targets }
}

const ownName = (real: string, names: readonly string[]): string =>
  names.find((name) => name === real) ??
  names.find((name) => posix.basename(name) === posix.basename(real)) ??
  (names[0] as string)

/** The most paths, through links, by which a folder is read. */
const maxNames = 4

function visit(walk: Walk, path: string, within: readonly string[]): void {
  const real = realPath(walk, path)
  if (real === undefined) return
  if (walk.folders.has(real)) visitFolder(walk, path, real, within)
  else if (walk.at.get(real)?.mode.startsWith('100') && walk.wanted(path)) {
    const names = walk.found.get(real)
    if (names) names.push(path)
    else walk.found.set(real, [path])
  }
}

function visitFolder(walk: Walk, path: string, real: string, within: readonly string[]): void {
  const times = walk.times.get(real) ?? 0
  if (within.includes(real) || times === maxNames) return
  walk.times.set(real, times + 1)
  for (const name of walk.folders.get(real) ?? [])
    if (!skippedFolderNames.has(name)) visit(walk, posix.join(path, name), [...within, real])
}

/** The most links in a path. If there are more, they count as a circle. */
const maxLinks = 40

/** The path without links that this path leads to; undefined if it leads nowhere or out of the repository. */
function realPath({ at, folders, targets }: Tree, path: string): string | undefined {
  let real = ''
  const steps = path.split('/')
  for (let links = 0; steps.length > 0; ) {
    if (!folders.has(real)) return undefined
    const next = posix.join(real, steps.shift() ?? '')
    if (next === '..' || next.startsWith('../')) return undefined
    const target = at.get(next)?.mode === '120000' ? (targets.get(next) ?? '/') : undefined
    if (target === undefined) real = next === '.' ? '' : next
    else if (++links > maxLinks) return undefined
    else if (!target.startsWith('/')) steps.unshift(...target.split('/'))
    else {
      const place = possibleLinkTargetsInCopy(next, target).find((one) => at.has(one) || folders.has(one))
      if (place === undefined) return undefined
      steps.unshift(...place.split('/'))
      real = ''
    }
  }
  return real
}
