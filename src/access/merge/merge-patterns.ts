import { oncePerObject } from '../../base/once.js'
import { directoryPatternOn22 } from '../../httpd/end-anchor.js'
import type { GuardReading } from '../../httpd/guards.js'
import { beginningsOfMatches } from '../../httpd/regex-beginning.js'
import { allCasesOrOneJoined, type MatchTest, matchTestByOverlap, type RequestCase, visitSection } from './cases.js'
import { matchesWholeFolderTest, nameOverlap } from './file-names.js'
import { serverStatesAt } from './folder-states.js'
import { deepestKnownFolder, type Folder, foldersAtOrAbove } from './folder-tree.js'
import { emptyVisitContext, type MergeContext, type ServerSection } from './merge.js'
import type { MergedFolders } from './merge-directories.js'
import { sortedInMergeOrder } from './merge-servers.js'
import { neverMatchesOn22, type Occurrence, type Scope } from './scope.js'
import { type ServedFolderLookups, servedFolderLookups } from './servers-apart.js'
import type { StateSet } from './state-set.js'

/** Merges directory sections with regular expressions, which may match anywhere. */
export function mergePatternSections(
  merge: MergeContext,
  scopes: readonly Scope[],
  folders: MergedFolders,
): MergedPatterns {
  const merged: MergedPattern[] = []
  // Cached: folders with the same states and the same matching patterns have the same cases.
  const known = oncePerObject((_: StateSet) => new Map<string, readonly RequestCase[]>())
  const byPattern = (server: ServerSection, folder: Folder): readonly RequestCase[] => {
    const set = serverStatesAt(folder, server)
    const how = merged.map(({ place, matchesIn }) =>
      !place.server || place.server === server ? matchesIn(folder) : 'never',
    )
    const key = how.join()
    const found = known(set).get(key) ?? casesByPattern(merge, set, merged, how)
    known(set).set(key, found)
    return found
  }
  const serving = servedFolderLookups(merge, scopes, folders)
  for (const scope of patternsInMergeOrder(scopes)) {
    const matchesIn = folderMatchTest(merge, scope)
    const coming = serving
      .servedFoldersOf(scope)
      .filter(({ folder }) => matchesIn(folder) !== 'never')
      .flatMap((place) =>
        byPattern(place.server, place.folder).map(({ matched, stateSet }) => ({ ...place, names: matched, stateSet })),
      )
    visitSection(merge, scope, coming, emptyVisitContext)
    for (const place of scope.occurrences) merged.push({ scope, place, matchesIn })
  }
  return { ...serving, folders, byPattern }
}

/** The cases in a folder, separated by the patterns that match a part of it. */
function casesByPattern(
  merge: MergeContext,
  set: StateSet,
  patterns: readonly MergedPattern[],
  how: readonly GuardReading[],
): readonly RequestCase[] {
  const start = { matched: [], stateSet: set }
  const sections = patterns.filter((_, index) => how[index] !== 'never')
  if (sections.length === 0) return [start]
  const ofAll = new Set(patterns.filter((_, index) => how[index] === 'always').map(({ scope }) => scope))
  const meeting: MatchTest = (scope, met, near) => (ofAll.has(scope) ? 'always' : matchByName(scope, met, near))
  const applied = sections.map(({ scope, place: { maybe } }) => ({ scope, maybe }))
  const cases = allCasesOrOneJoined(merge, start, applied, meeting)
  return cases.map(({ matched, stateSet }) => ({ matched: matched.filter((scope) => !ofAll.has(scope)), stateSet }))
}

const matchByName = matchTestByOverlap(nameOverlap)

interface MergedPattern {
  readonly scope: Scope
  readonly place: Occurrence
  readonly matchesIn: (folder: Folder) => GuardReading
}

/** Tests whether a pattern matches files in a folder that are in no known folder below it. */
function folderMatchTest({ tree }: MergeContext, scope: Scope): MergedPattern['matchesIn'] {
  const beginnings = beginningsOfMatches(directoryPatternOn22(scope.path))
  return oncePerObject((folder) => {
    if (!beginnings.some((start) => mayLieIn(tree, start, folder))) return 'never'
    return matchesWholeFolderTest(scope)(folder.path) ? 'always' : 'maybe'
  })
}

/** The directory patterns that 2.2 applied, in merge order: patterns with fewer slashes first (core.c, reorder_sorter). */
export const patternsInMergeOrder = (scopes: readonly Scope[]): readonly Scope[] =>
  sortedInMergeOrder(scopes.filter((scope) => scope.kind === 'pattern' && !neverMatchesOn22(scope))).sort(
    (a, b) => slashesIn(a.path) - slashesIn(b.path),
  )

const slashesIn = (pattern: string): number => (pattern === '/' ? 0 : pattern.split('/').length - 1)

/** Whether a path with this start may be in a folder, and in no known folder below it. */
function mayLieIn(tree: Folder, start: string, folder: Folder): boolean {
  const place = `${folder.path.replace(/[*?[\\][\s\S]*$/, '').toLowerCase()}${folder.hasWildcards ? '' : '/'}`
  if (!place.startsWith(start.toLowerCase()) && !start.toLowerCase().startsWith(place)) return false
  if (folder.hasWildcards || start === '' || start !== start.toLowerCase()) return true
  const inside = deepestKnownFolder(tree, start.slice(0, start.lastIndexOf('/')))
  return [...foldersAtOrAbove(folder)].includes(inside)
}

export interface MergedPatterns extends ServedFolderLookups {
  readonly folders: MergedFolders
  /** The cases in a folder for requests to a server, separated by the patterns that match a part of it. */
  readonly byPattern: (server: ServerSection, folder: Folder) => readonly RequestCase[]
}
