import { addToGroup, groupBy } from '../../base/group-by.js'
import { oncePerKey, oncePerObject } from '../../base/once.js'
import { hasWildcard } from '../../httpd/fnmatch.js'
import type { GuardReading } from '../../httpd/guards.js'
import { type ApplicableSection, asAlwaysApplicable } from './cases.js'
import { type Folder, foldersAtOrAbove } from './folder-tree.js'
import type { MergeContext, ServerSection } from './merge.js'
import type { MergedFolders } from './merge-directories.js'
import { scopesByServerLookup, sortedInMergeOrder } from './merge-servers.js'
import { hasOwnOverrides, serverOverridesAt } from './overrides-at.js'
import { neverMatchesOn22, type Scope } from './scope.js'

/** The `<Files>` sections of a configuration, and which of them a request may match. */
export interface FilesSections {
  /** All `<Files>` sections, in httpd's merge order. */
  readonly inOrder: readonly Scope[]
  /** The folders of the section or .htaccess file around a `<Files>` section; undefined outside known folders. */
  readonly foldersAround: (scope: Scope) => readonly Folder[] | undefined
  /**
   * The sections that may match a request for a folder, or for any folder if none is given.
   * @param target a section that the request surely matches
   */
  readonly applicableSections: (
    server: ServerSection,
    folder: Folder | undefined,
    target?: Scope,
  ) => readonly ApplicableSection[]
  /** Whether a server reads the .htaccess file around a section. True if there is no such file. */
  readonly isReadFor: (scope: Scope, server: ServerSection, folder?: Folder) => boolean
}

export function filesSections(merge: MergeContext, scopes: readonly Scope[], folders: MergedFolders): FilesSections {
  const met = scopes.filter(
    ({ kind, occurrences }) => kind === 'files' && occurrences.every(({ outer }) => !outer || !neverMatchesOn22(outer)),
  )
  const named: FoldersByScope = met.length > 0 ? foldersByScope(folders) : new Map()
  const foldersAround: FilesSections['foldersAround'] = (scope) => {
    const outer = outerOf(scope)
    return outer && named.get(outer)
  }
  const inOrder = sortedInMergeOrder(met).sort((a, b) => depthOf(a, named) - depthOf(b, named))
  const outside = scopesByServerLookup(inOrder.filter((scope) => !outerOf(scope)))
  const reading = htaccessReadings(merge, foldersAround)
  const inside = appliedInFolders(inOrder.filter(outerOf), foldersAround, folders, reading)
  return {
    inOrder,
    foldersAround,
    applicableSections: (server, folder, target) => [
      ...outside(server).map(asAlwaysApplicable),
      ...inside(server, folder, target).filter(({ scope }) =>
        scope.occurrences.some((place) => !place.server || place.server === server),
      ),
    ],
    isReadFor: (scope, server, folder) => reading(scope, server, folder) !== 'never',
  }
}

/** Whether a server reads the .htaccess file around a section, for one folder or for any. `always` if there is no such file. */
type HtaccessReadings = (scope: Scope, server: ServerSection, within?: Folder) => GuardReading

/**
 * Whether servers read a .htaccess file, cached for all sections in it. Servers without their own AllowOverride for its
 * folder all read it alike.
 */
function htaccessReadings({ site }: MergeContext, foldersAround: FilesSections['foldersAround']): HtaccessReadings {
  const byFolder = oncePerObject((folder: Folder) =>
    oncePerKey((server: ServerSection): GuardReading => {
      const { isUnread, mayGoUnread } = serverOverridesAt(site, folder, server)
      return isUnread ? 'never' : mayGoUnread ? 'maybe' : 'always'
    }),
  )
  const readingIn = (folder: Folder, server: ServerSection) =>
    byFolder(folder)(hasOwnOverrides(site, folder, server) ? server : undefined)
  return (scope, server, within) => {
    const folders = foldersAround(scope)
    if (outerOf(scope)?.kind !== 'htaccess' || !folders) return 'always'
    const around =
      within && folders.length > 1 ? folders.filter((one) => [...foldersAtOrAbove(within)].includes(one)) : []
    const readings = new Set((around.length > 0 ? around : folders).map((folder) => readingIn(folder, server)))
    const [reading = 'always'] = readings
    return readings.size > 1 || (reading === 'always' && !scope.isMergePositionKnown) ? 'maybe' : reading
  }
}

const outerOf = (scope: Scope): Scope | undefined => scope.occurrences[0]?.outer

/** The folders of directory sections and .htaccess files. */
type FoldersByScope = ReadonlyMap<Scope, readonly Folder[]>

function foldersByScope({ named }: MergedFolders): FoldersByScope {
  const found = new Map<Scope, Folder[]>()
  for (const folder of named)
    for (const scope of new Set(folder.entries.map((entry) => entry.scope))) addToGroup(found, scope, folder)
  return found
}

/**
 * The depth of a `<Files>` section in the merge order. Sections outside of directories come first, and sections in directory
 * patterns last.
 */
function depthOf(scope: Scope, named: FoldersByScope): number {
  const outer = outerOf(scope)
  return outer ? (named.get(outer)?.[0]?.depth ?? 1000) + (outer.kind === 'htaccess' ? 0.5 : 0) : -1
}

/**
 * Finds the `<Files>` sections in directory sections and .htaccess files that may match, as
 * `FilesSections.applicableSections` does.
 */
function appliedInFolders(
  all: readonly Scope[],
  foldersAround: FilesSections['foldersAround'],
  folders: MergedFolders,
  reading: HtaccessReadings,
): FilesSections['applicableSections'] {
  const byOuter = groupBy(all, outerOf)
  const byFolder = new Map<Folder, readonly Scope[]>()
  for (const folder of all.length > 0 ? [...folders.all, ...folders.atUrls.values()] : []) {
    const own = folder.appliedEntries.flatMap((entry) => byOuter.get(entry.scope) ?? [])
    if (own.length > 0) byFolder.set(folder, own)
  }
  // The sections for a folder and for the folders above it. Cached, because every server needs them.
  const inAndAbove = oncePerObject((folder: Folder): readonly Scope[] =>
    [...foldersAtOrAbove(folder)].reverse().flatMap((up) => byFolder.get(up) ?? []),
  )
  const around = (folder: Folder) => (byFolder.size === 0 ? [] : inAndAbove(folder))
  // The sections in directory patterns, which may match in any folder.
  const elsewhere = all.filter((scope) => !foldersAround(scope)).map((scope) => ({ scope, maybe: true }))
  return (server, folder, target) => {
    // A section in a .htaccess file applies only where the file is read.
    const readHere = (scope: Scope) => {
      const read = reading(scope, server, folder)
      return read === 'never' ? [] : { scope, maybe: read === 'maybe' }
    }
    if (folder && !hasWildcard(folder.path)) return [...around(folder).flatMap(readHere), ...elsewhere]
    if (target && !outerOf(target)) return []
    // A path with wildcards may match inside any folder and overlap any other path, so no section can be left out.
    const besideTarget = target ? all.filter((scope) => outerOf(scope) === outerOf(target)) : []
    const sure = [...(folder ? around(folder) : []), ...besideTarget].flatMap(readHere)
    const known = new Map(sure.map((one) => [one.scope, one]))
    return all.map((scope) => known.get(scope) ?? { scope, maybe: true })
  }
}
