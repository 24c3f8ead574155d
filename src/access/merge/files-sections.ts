import { grouped } from '../../base/grouped.js'
import { isWild } from '../../httpd/fnmatch.js'
import { type Folder, foldersUpFrom } from './folder-tree.js'
import type { Merge, ServerSection } from './merge.js'
import type { Folders } from './merge-directories.js'
import { byServer, inMergeOrder } from './merge-servers.js'
import { goesUnread, mayGoUnread, overridesOf } from './override.js'
import { type Scope, wasDead } from './scope.js'

/** The `<Files>` sections of a configuration, and which of them a request may meet. */
export interface FilesSections {
  /** In the order in which httpd merges them. */
  readonly inOrder: readonly Scope[]
  /** The folder of the section that one of them stands in. */
  readonly folderAround: (scope: Scope) => Folder | undefined
  /**
   * Those that may apply to a request for what lies in a folder, or in any folder where none is given.
   * @param target a section that the request meets for sure
   */
  readonly applied: (server: ServerSection, folder: Folder | undefined, target?: Scope) => readonly Applied[]
}

/** A `<Files>` section among those that come before another, or that a folder meets. */
export interface Applied {
  readonly scope: Scope
  /** Nobody can tell whether the section around it applies. */
  readonly maybe: boolean
}

export function filesSections(merge: Merge, scopes: readonly Scope[], folders: Folders): FilesSections {
  const met = scopes.filter(isMet)
  const named: FoldersByScope = met.length > 0 ? foldersByScope(folders) : new Map()
  const files = inMergeOrder(met).sort((a, b) => depthOf(a, named) - depthOf(b, named))
  const outside = byServer(files.filter((scope) => !outerOf(scope)))
  const inside = insideFolders(merge, files, folders, named)
  return {
    inOrder: files,
    folderAround: (scope) => folderAround(scope, named),
    applied: (server, folder, target) => {
      const isRead = ({ scope }: Applied) => scope.places.some((place) => !place.server || place.server === server)
      return [
        ...outside(server).map((scope) => ({ scope, maybe: false })),
        ...appliedWithin(inside, server, folder, target).filter(isRead),
      ]
    },
  }
}

/** Whether a server reads the .htaccess file that a section stands in, where it stands in one. */
export function isReadFor(merge: Merge, scope: Scope, server: ServerSection, folder: Folder | undefined): boolean {
  const isInHtaccess = outerOf(scope)?.kind === 'htaccess'
  return !isInHtaccess || !folder || !goesUnread(overridesOf(merge.site, folder, server))
}

const outerOf = (scope: Scope): Scope | undefined => scope.places[0]?.outer

const isMet = (scope: Scope): boolean =>
  scope.kind === 'files' && scope.places.every(({ outer }) => !outer || !wasDead(outer))

/** The folders that directory sections and .htaccess files are for. */
type FoldersByScope = ReadonlyMap<Scope, Folder>

function foldersByScope({ named }: Folders): FoldersByScope {
  const found = new Map<Scope, Folder>()
  for (const folder of named) for (const { scope } of folder.entries) found.set(scope, folder)
  return found
}

function folderAround(scope: Scope, named: FoldersByScope): Folder | undefined {
  const outer = outerOf(scope)
  return outer && named.get(outer)
}

/** Those outside of directories come first, those in patterns for directories last. */
function depthOf(scope: Scope, named: FoldersByScope): number {
  const outer = outerOf(scope)
  return outer ? (named.get(outer)?.depth ?? 1000) + (outer.kind === 'htaccess' ? 0.5 : 0) : -1
}

/** The sections that stand in directory sections and .htaccess files. */
interface InsideFolders {
  readonly all: readonly Scope[]
  /** Those of patterns for directories, which may lie in any folder. */
  readonly elsewhere: readonly Scope[]
  /** Those that hold in a folder for what is said of it, and of the folders above. */
  readonly around: (folder: Folder) => readonly Scope[]
  /** How one applies to a server's requests where the section around it does, if at all. */
  readonly surely: (scope: Scope, server: ServerSection) => readonly Applied[]
}

function insideFolders(merge: Merge, files: readonly Scope[], folders: Folders, named: FoldersByScope): InsideFolders {
  const all = files.filter((scope) => outerOf(scope))
  const byOuter = grouped(all, outerOf)
  const byFolder = new Map<Folder, readonly Scope[]>()
  for (const folder of all.length > 0 ? [...folders.all, ...folders.atUrls.values()] : []) {
    const own = folder.applied.flatMap((entry) => byOuter.get(entry.scope) ?? [])
    if (own.length > 0) byFolder.set(folder, own)
  }
  return {
    all,
    elsewhere: all.filter((scope) => !folderAround(scope, named)),
    around: (folder) =>
      byFolder.size > 0 ? [...foldersUpFrom(folder)].reverse().flatMap((up) => byFolder.get(up) ?? []) : [],
    surely: (scope, server) => {
      const folder = folderAround(scope, named)
      if (!isReadFor(merge, scope, server, folder)) return []
      return [{ scope, maybe: mayBePassedBy(merge, scope, server, folder) }]
    },
  }
}

function appliedWithin(
  inside: InsideFolders,
  server: ServerSection,
  folder: Folder | undefined,
  target?: Scope,
): readonly Applied[] {
  const { all, elsewhere, around } = inside
  const surely = (scope: Scope) => inside.surely(scope, server)
  if (folder && !isWild(folder.path))
    return [...around(folder).flatMap(surely), ...elsewhere.map((scope) => ({ scope, maybe: true }))]
  if (target && !outerOf(target)) return []
  // A pattern may lie within any folder, and meet any other one.
  const besideTarget = target ? all.filter((scope) => outerOf(scope) === outerOf(target)) : []
  const sure = [...(folder ? around(folder) : []), ...besideTarget].flatMap(surely)
  const known = new Map(sure.map((one) => [one.scope, one]))
  return all.map((scope) => known.get(scope) ?? { scope, maybe: true })
}

/** What stands in a .htaccess file goes with it. */
function mayBePassedBy(merge: Merge, scope: Scope, server: ServerSection, folder: Folder | undefined): boolean {
  const isInHtaccess = outerOf(scope)?.kind === 'htaccess'
  return isInHtaccess && folder !== undefined && (!scope.placed || mayGoUnread(overridesOf(merge.site, folder, server)))
}
