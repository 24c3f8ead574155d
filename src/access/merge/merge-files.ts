import { oncePerKey, oncePerObject } from '../../base/once.js'
import {
  type ApplicableSection,
  allCasesOrOneJoined,
  casesAfterOrFewer,
  type IncomingRequests,
  matchTestByOverlap,
  matchTestWithTarget,
  type RequestCase,
  visitSection,
} from './cases.js'
import { nameOverlap } from './file-names.js'
import { type FilesSections, filesSections } from './files-sections.js'
import type { Folder } from './folder-tree.js'
import type { MergeContext, ServerSection } from './merge.js'
import type { MergedPatterns } from './merge-patterns.js'
import { isLinkedIntoSeveralFolders, type Scope } from './scope.js'

export interface MergedFiles extends MergedPatterns {
  /** The cases in a folder for requests to a server, separated by name. Only sections that `counts` accepts are separated. */
  readonly byName: (server: ServerSection, folder: Folder, counts?: Counts) => readonly RequestCase[]
  /** The same as `byName`, but with only some of the cases if there are too many to separate. */
  readonly someByName: MergedFiles['byName']
}

type Counts = (one: ApplicableSection) => boolean

/** Merges `<Files>` sections: first those outside directories, then in the order of their directories. */
export function mergeFilesSections(
  merge: MergeContext,
  scopes: readonly Scope[],
  patterns: MergedPatterns,
): MergedFiles {
  const sections = filesSections(merge, scopes, patterns.folders)
  const open = new Set<Scope>()
  const visitOnce = (scope: Scope): void => {
    if (merge.steps.has(scope) || open.has(scope)) return
    open.add(scope)
    visitFiles({ merge, patterns, sections, visitOnce }, scope)
  }
  for (const scope of sections.inOrder) visitOnce(scope)
  const casesAtEnd = (
    separated: typeof allCasesOrOneJoined,
    server: ServerSection,
    folder: Folder,
    counts: Counts = () => true,
  ): readonly RequestCase[] => {
    const files = sections.applicableSections(server, folder).filter(counts)
    const byName = matchTestByOverlap(nameOverlap)
    const cases = patterns.byPattern(server, folder).flatMap((start) => separated(merge, start, files, byName))
    return cases.map((one) => ({ ...one, stateSet: merge.sets.after(one.stateSet, merge.afterFiles) }))
  }
  const byServer = oncePerKey((server: ServerSection) =>
    oncePerObject((folder: Folder) => casesAtEnd(allCasesOrOneJoined, server, folder)),
  )
  return {
    ...patterns,
    someByName: (server, folder, counts) => casesAtEnd(casesAfterOrFewer, server, folder, counts),
    byName: (server, folder, counts) =>
      counts ? casesAtEnd(allCasesOrOneJoined, server, folder, counts) : byServer(server)(folder),
  }
}

interface Walk {
  readonly merge: MergeContext
  readonly patterns: MergedPatterns
  readonly sections: FilesSections
  readonly visitOnce: (scope: Scope) => void
}

function visitFiles(walk: Walk, scope: Scope): void {
  const { merge, sections } = walk
  const own = sections.foldersAround(scope)
  const around = (own ?? [undefined]).map((folder) => filesAround(walk, scope, folder))
  const reading = around.filter(({ isRead }) => isRead)
  const counting = reading.length > 0 ? reading : around
  visitSection(
    merge,
    scope,
    counting.flatMap(({ coming }) => coming()),
    { ownFolders: own ?? [], folders: () => counting.flatMap(({ folders }) => folders) },
  )
}

/** The requests that come to a section in one of its folders, or anywhere if no folder is given. */
function filesAround({ merge, patterns, sections, visitOnce }: Walk, scope: Scope, own: Folder | undefined) {
  const within = own && patterns.folders.folderOrNearestAndBelow(own.path)
  const all = patterns.servedFoldersOf(scope, within)
  const readers = all.filter(({ server }) => sections.isReadFor(scope, server, own))
  const places = readers.length > 0 ? readers : all
  const earlier = (server: ServerSection) => before(sections.applicableSections(server, own, scope), scope)
  // If links show a .htaccess file at different depths, some sections that come before this one in a folder are later in the
  // list. They are visited first.
  if (isLinkedIntoSeveralFolders(scope))
    for (const { server } of places) for (const one of earlier(server)) visitOnce(one.scope)
  const meeting = matchTestWithTarget(scope, nameOverlap)
  const isApart = (other: Scope) => nameOverlap(other, scope) !== 'always'
  return {
    isRead: readers.length > 0,
    folders: within ?? [...new Set(places.map(({ folder }) => folder))],
    coming: () => {
      // Cached, because most folders of a server start with the same case.
      const afterOn = oncePerKey((server: ServerSection) => {
        const files = earlier(server)
        return oncePerObject((start: RequestCase): readonly Pick<IncomingRequests, 'names' | 'stateSet'>[] =>
          allCasesOrOneJoined(merge, start, files, meeting).map(({ matched, stateSet }) => ({
            names: matched.filter(isApart),
            stateSet,
          })),
        )
      })
      return places.flatMap((place) => {
        const cases = patterns.byPattern(place.server, place.folder).flatMap(afterOn(place.server))
        return cases.map((one): IncomingRequests => ({ ...place, ...one }))
      })
    },
  }
}

const before = (list: readonly ApplicableSection[], target: Scope): readonly ApplicableSection[] =>
  list.slice(
    0,
    Math.max(
      0,
      list.findIndex(({ scope }) => scope === target),
    ),
  )
