import { groupBy } from '../../base/group-by.js'
import { oncePerKey, oncePerObject } from '../../base/once.js'
import { hasWildcard } from '../../httpd/fnmatch.js'
import type { GuardReading } from '../../httpd/guards.js'
import type { ApplicableSection } from './cases.js'
import { type Folder, foldersAtOrAbove } from './folder-tree.js'
import type { MergeContext, ServerSection } from './merge.js'
import type { Folders } from './merge-directories.js'
import { scopesByServer, sortedInMergeOrder } from './merge-servers.js'
import type { Overrides } from './override.js'
import { hasOwnOverrides, overridesOf } from './overrides-at.js'
import { isNeverAppliedOn22, type Scope } from './scope.js'

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
  readonly applied: (server: ServerSection, folder: Folder | undefined, target?: Scope) => readonly ApplicableSection[]
  /** Whether a server reads the .htaccess file around a section. Always true if there is no such file. */
  readonly isReadFor: (scope: Scope, server: ServerSection, folder?: Folder) => boolean
}

export function filesSections(merge: MergeContext, scopes: readonly Scope[], folders: Folders): FilesSections {
  const met = scopes.filter(isApplied)
  const named: FoldersByScope = met.length > 0 ? foldersByScope(folders) : new Map()
  const files = sortedInMergeOrder(met).sort((a, b) => depthOf(a, named) - depthOf(b, named))
  const outside = scopesByServer(files.filter((scope) => !outerOf(scope)))
  const inside = insideFolders(readingOf(merge, named), files, folders, named)
  return {
    inOrder: files,
    foldersAround: (scope) => foldersAround(scope, named),
    applied: (server, folder, target) => {
      const isRead = ({ scope }: ApplicableSection) =>
        scope.occurrences.some((place) => !place.server || place.server === server)
      return [
        ...outside(server).map((scope) => ({ scope, maybe: false })),
        ...appliedWithin(inside, server, folder, target).filter(isRead),
      ]
    },
    isReadFor: (scope, server, folder) => inside.reading(scope, server, folder) !== 'never',
  }
}

/** Whether a server reads the .htaccess file around a section, for one folder or for any. `always` if there is no such file. */
type Reading = (scope: Scope, server: ServerSection, within?: Folder) => GuardReading

/**
 * How a server reads the .htaccess file around a section. Cached, because every section in the file asks. Servers without an
 * AllowOverride for its folder all read it alike.
 */
function readingOf({ site }: MergeContext, named: FoldersByScope): Reading {
  const byFolder = oncePerObject((folder: Folder) =>
    oncePerKey((server: ServerSection) => readingUnder(overridesOf(site, folder, server))),
  )
  const readingIn = (folder: Folder, server: ServerSection) =>
    byFolder(folder)(hasOwnOverrides(site, folder, server) ? server : undefined)
  return (scope, server, within) => {
    const folders = foldersAround(scope, named)
    if (outerOf(scope)?.kind !== 'htaccess' || !folders) return 'always'
    const around =
      within && folders.length > 1 ? folders.filter((one) => [...foldersAtOrAbove(within)].includes(one)) : []
    const readings = new Set((around.length > 0 ? around : folders).map((folder) => readingIn(folder, server)))
    const [reading = 'always'] = readings
    return readings.size > 1 || (reading === 'always' && !scope.placed) ? 'maybe' : reading
  }
}

function readingUnder({ isUnread, mayGoUnread }: Overrides): GuardReading {
  if (isUnread) return 'never'
  return mayGoUnread ? 'maybe' : 'always'
}

const outerOf = (scope: Scope): Scope | undefined => scope.occurrences[0]?.outer

const isApplied = (scope: Scope): boolean =>
  scope.kind === 'files' && scope.occurrences.every(({ outer }) => !outer || !isNeverAppliedOn22(outer))

/** The folders of directory sections and .htaccess files. */
type FoldersByScope = ReadonlyMap<Scope, readonly Folder[]>

function foldersByScope({ named }: Folders): FoldersByScope {
  const found = new Map<Scope, Folder[]>()
  for (const folder of named)
    for (const { scope } of folder.entries) {
      const known = found.get(scope)
      if (!known) found.set(scope, [folder])
      else if (!known.includes(folder)) known.push(folder)
    }
  return found
}

function foldersAround(scope: Scope, named: FoldersByScope): readonly Folder[] | undefined {
  const outer = outerOf(scope)
  return outer && named.get(outer)
}

/** The depth of a section in the merge order. Sections outside directories come first, and those in directory patterns last. */
function depthOf(scope: Scope, named: FoldersByScope): number {
  const outer = outerOf(scope)
  return outer ? (named.get(outer)?.[0]?.depth ?? 1000) + (outer.kind === 'htaccess' ? 0.5 : 0) : -1
}

/** The `<Files>` sections in directory sections and .htaccess files. */
interface InsideFolders {
  readonly all: readonly Scope[]
  /** The sections in directory patterns, which may match in any folder. */
  readonly elsewhere: readonly Scope[]
  /** The `<Files>` sections that apply in a folder, from its own sections and from those for the folders above. */
  readonly around: (folder: Folder) => readonly Scope[]
  readonly reading: Reading
}

function insideFolders(
  reading: Reading,
  files: readonly Scope[],
  folders: Folders,
  named: FoldersByScope,
): InsideFolders {
  const all = files.filter((scope) => outerOf(scope))
  const byOuter = groupBy(all, outerOf)
  const byFolder = new Map<Folder, readonly Scope[]>()
  for (const folder of all.length > 0 ? [...folders.all, ...folders.atUrls.values()] : []) {
    const own = folder.applied.flatMap((entry) => byOuter.get(entry.scope) ?? [])
    if (own.length > 0) byFolder.set(folder, own)
  }
  // Cached, because every server needs the sections of the same folders.
  const around = oncePerObject((folder: Folder): readonly Scope[] =>
    [...foldersAtOrAbove(folder)].reverse().flatMap((up) => byFolder.get(up) ?? []),
  )
  return {
    all,
    elsewhere: all.filter((scope) => !foldersAround(scope, named)),
    around: (folder) => (byFolder.size === 0 ? [] : around(folder)),
    reading,
  }
}

function appliedWithin(
  inside: InsideFolders,
  server: ServerSection,
  folder: Folder | undefined,
  target?: Scope,
): readonly ApplicableSection[] {
  const { all, elsewhere, around } = inside
  // A section in a .htaccess file applies only where the file is read.
  const readHere = (scope: Scope) => {
    const reading = inside.reading(scope, server, folder)
    return reading === 'never' ? [] : { scope, maybe: reading === 'maybe' }
  }
  if (folder && !hasWildcard(folder.path))
    return [...around(folder).flatMap(readHere), ...elsewhere.map((scope) => ({ scope, maybe: true }))]
  if (target && !outerOf(target)) return []
  // A path with wildcards may match inside any folder and overlap any other path, so no section can be left out.
  const besideTarget = target ? all.filter((scope) => outerOf(scope) === outerOf(target)) : []
  const sure = [...(folder ? around(folder) : []), ...besideTarget].flatMap(readHere)
  const known = new Map(sure.map((one) => [one.scope, one]))
  return all.map((scope) => known.get(scope) ?? { scope, maybe: true })
}
