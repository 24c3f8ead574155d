import { withoutEnd } from '../../httpd/end-anchor.js'
import { fitsPath, isWild } from '../../httpd/fnmatch.js'
import { segmentsOf } from '../../httpd/folder-path.js'
import { beginningsOfMatches } from '../../httpd/regex-beginning.js'
import { regexTest } from './file-names.js'
import { statesAt } from './folder-states.js'
import { type Folder, foldersFrom, foldersUpFrom, nearestFolder } from './folder-tree.js'
import { type Merge, nowhere, type ServerSection } from './merge.js'
import type { Folders } from './merge-directories.js'
import { afterEach, inMergeOrder, type Named, partsOf, type StatesIn, serversOf } from './merge-servers.js'
import { type Place, type Scope, wasDead } from './scope.js'
import type { StateSet } from './state-set.js'

/** Merge the directory sections with regular expressions; they may apply anywhere. */
export function patternPhase(merge: Merge, scopes: readonly Scope[], folders: Folders): Patterns {
  const merged: Merged[] = []
  const statesIn: StatesIn = (server, within) => {
    const mine = merged.filter(({ place }) => !place.server || place.server === server)
    if (mine.length === 0) return merge.sets.union(within.map((folder) => statesAt(folder, server)))
    return merge.sets.union(within.map((folder) => afterPatterns(merge, statesAt(folder, server), mine, folder)))
  }
  const byPattern = (server: ServerSection, folder: Folder): readonly Named[] =>
    patternsApart(
      merge,
      statesAt(folder, server),
      merged.filter(({ place }) => !place.server || place.server === server),
      folder,
    )
  const served = servedFolders(merge, folders)
  for (const scope of inPatternOrder(scopes)) {
    const servers = serversOf(merge, scope)
    const tests = testsOf(merge, scope)
    const within = (server: ServerSection) => served(server).filter(tests.mayMatchIn)
    const sets = servers.map((server) => statesIn(server, within(server)))
    const parts = () => partsOf(servers, within, (server, folder) => [{ names: [], set: statesIn(server, [folder]) }])
    merge.steps.set(scope, merge.visit(scope, merge.sets.union(sets).states, { ...nowhere, parts }))
    for (const place of scope.places) merged.push({ scope, place, ...tests })
  }
  return { folders, statesIn, byPattern, served }
}

interface Merged extends Tests {
  readonly scope: Scope
  readonly place: Place
}

/** What a pattern says of each of many folders. */
interface Tests {
  /** Whether it may match anything that lies in a folder, and in none that is known below it. */
  readonly mayMatchIn: (folder: Folder) => boolean
  readonly matchesAllBelow: (folder: Folder) => boolean
}

function testsOf({ tree }: Merge, scope: Scope): Tests {
  const pattern = withoutEnd(scope.path)
  const beginnings = beginningsOfMatches(pattern)
  const matches = regexTest(pattern)
  // What matches the folder's own path matches all that lies in it, unless the pattern looks at what follows.
  const looksAround = /\(\?<?![^)]|\\[bBG]/.test(pattern)
  return {
    mayMatchIn: (folder) => beginnings.some((start) => mayLieIn(tree, start, folder)),
    matchesAllBelow: (folder) => !looksAround && matches(`${folder.path}/`, false),
  }
}

/** As `afterPatterns`, with what lies there apart by the patterns that match it. */
function patternsApart(merge: Merge, start: StateSet, patterns: readonly Merged[], folder: Folder): readonly Named[] {
  let found: readonly Named[] = [{ names: [], set: start }]
  for (const { scope, place, mayMatchIn, matchesAllBelow } of patterns) {
    const step = merge.steps.get(scope)
    if (!step || !mayMatchIn(folder)) continue
    const change = place.maybe ? merge.sets.maybeAfter : merge.sets.after
    const applied = found.map(({ names, set }) => ({ names, set: change(set, step) }))
    if (matchesAllBelow(folder)) found = applied
    else found = [...found, ...applied.map(({ names, set }) => ({ names: [...names, scope], set }))]
    if (found.length > mostApart) return [{ names: [], set: afterPatterns(merge, start, patterns, folder) }]
  }
  return found
}

/** More combinations than these are not told apart. */
const mostApart = 8

/**
 * The patterns for directories that 2.2 applied, in the order in which both versions merge them: those with fewer slashes in
 * their text first, whatever they stand for (server/core.c, dirsection and reorder_sorter), else as all sections.
 */
export const inPatternOrder = (scopes: readonly Scope[]): readonly Scope[] =>
  inMergeOrder(scopes.filter((scope) => scope.kind === 'pattern' && !wasDead(scope))).sort(
    (a, b) => slashesIn(a.path) - slashesIn(b.path),
  )

const slashesIn = (pattern: string): number => (pattern === '/' ? 0 : pattern.split('/').length - 1)

/** Whether a path that begins so may lie in a folder, and in none that is known below it. */
function mayLieIn(tree: Folder, start: string, folder: Folder): boolean {
  const place = `${folder.path.replace(/[*?[\\][\s\S]*$/, '').toLowerCase()}${folder.wild ? '' : '/'}`
  if (!place.startsWith(start.toLowerCase()) && !start.toLowerCase().startsWith(place)) return false
  if (folder.wild || start === '' || start !== start.toLowerCase()) return true
  const inside = nearestFolder(tree, start.slice(0, start.lastIndexOf('/')))
  return [...foldersUpFrom(folder)].includes(inside)
}

const afterPatterns = (merge: Merge, start: StateSet, patterns: readonly Merged[], folder: Folder): StateSet =>
  afterEach(merge, start, patterns, ({ place, mayMatchIn, matchesAllBelow }) => {
    if (!mayMatchIn(folder)) return 'never'
    return !place.maybe && matchesAllBelow(folder) ? 'always' : 'maybe'
  })

export interface Patterns {
  readonly folders: Folders
  readonly statesIn: StatesIn
  /** The same for one folder, with what lies there apart by the patterns that match some of it. */
  readonly byPattern: (server: ServerSection, folder: Folder) => readonly Named[]
  /** The folders that a server answers from: below its DocumentRoot and aliases where these are known, else all. */
  readonly served: (server: ServerSection) => readonly Folder[]
}

function servedFolders(merge: Merge, folders: Folders): (server: ServerSection) => readonly Folder[] {
  const known = new Map<ServerSection, readonly Folder[]>()
  return (server) => {
    const before = known.get(server)
    if (before) return before
    const map = merge.urls(server)
    const found =
      map?.unknown.length === 0
        ? [
            ...new Set(
              [...map.folders, ...map.below].flatMap(({ folder }) => foldersAt(merge.tree, folders.wild, folder)),
            ),
          ]
        : folders.all
    known.set(server, found)
    return found
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
