import { groupByEach } from '../../base/group-by.js'
import { oncePerKey, oncePerObject } from '../../base/once.js'
import { representativeServer, serverGroupsAt } from './folder-states.js'
import type { Folder } from './folder-tree.js'
import type { MergeContext, ServerSection } from './merge.js'
import type { MergedFolders } from './merge-directories.js'
import { serversOfScope } from './merge-servers.js'
import type { Scope } from './scope.js'

/** Which folders each server serves, and which servers must be checked in a folder. */
export interface ServedFolderLookups {
  /** The folders that a server serves: those below its DocumentRoot and aliases if these are known, otherwise all. */
  readonly servedFolders: (server: ServerSection) => readonly Folder[]
  /** The servers to check in a folder. One server represents all servers for which the folder is the same. */
  readonly distinctServersIn: (folder: Folder, counts: (server: ServerSection) => boolean) => ReadonlySet<ServerSection>
  /** The servers and folders in which requests may match a section: of these folders, or of all if none are given. */
  readonly servedFoldersOf: (scope: Scope, within?: readonly Folder[]) => readonly ServedFolder[]
}

export interface ServedFolder {
  readonly server: ServerSection
  readonly folder: Folder
}

/** Finds what each server serves. Call it only after directory sections and .htaccess files are merged. */
export function servedFolderLookups(
  merge: MergeContext,
  scopes: readonly Scope[],
  folders: MergedFolders,
): ServedFolderLookups {
  const served = oncePerKey((server: ServerSection) => foldersServed(merge, folders, server))
  const answering = oncePerObject((all: MergedFolders) => answeringServersLookup(merge.servers(), served, all))
  // A server with `<Files>` sections or directory patterns of its own cannot represent other servers.
  const naming = new Set(
    scopes
      .filter(({ kind }) => kind === 'files' || kind === 'pattern')
      .flatMap(({ occurrences }) => occurrences.flatMap(({ server }) => server ?? [])),
  )
  const apartIn: ServedFolderLookups['distinctServersIn'] = (folder, counts) => {
    const answerers = answering(folders)(folder) ?? merge.servers()
    const canRepresent = (server: ServerSection) => counts(server) && !(server && naming.has(server))
    const { all, groups } = serverGroupsAt(merge.site, folder)
    const silent = answerers.findIndex((server) => canRepresent(server) && !(server && all.has(server)))
    const first = groups.flatMap((group) => representativeServer(group, canRepresent, answerers) ?? [])
    const named = naming.size === 0 ? [] : answerers.filter((server) => server && naming.has(server) && counts(server))
    const found = new Set<ServerSection>([...first, ...named])
    return silent < 0 ? found : found.add(answerers[silent])
  }
  const representatives = oncePerObject((folder: Folder) => apartIn(folder, () => true))
  return {
    servedFolders: served,
    distinctServersIn: apartIn,
    servedFoldersOf: (scope, within) => {
      const isOfMain = scope.occurrences.some(({ server }) => !server)
      const placesIn = (folder: Folder) => Array.from(representatives(folder), (server) => ({ server, folder }))
      if (isOfMain) return (within ?? folders.all.filter(answering(folders))).flatMap(placesIn)
      return serversOfScope(merge, scope).flatMap((server) =>
        (within ?? served(server)).map((folder) => ({ server, folder })),
      )
    },
  }
}

function foldersServed(merge: MergeContext, folders: MergedFolders, server: ServerSection): readonly Folder[] {
  const map = merge.urls(server)
  if (map?.unknownPrefixes.length !== 0) return folders.all
  const all = [...map.folders, ...map.foldersOfHosts].flatMap(({ folder }) => folders.folderOrNearestAndBelow(folder))
  return [...new Set(all)]
}

/** Returns a lookup of the servers that serve a folder, in their order; undefined if none does. */
function answeringServersLookup(
  servers: readonly ServerSection[],
  served: ServedFolderLookups['servedFolders'],
  folders: MergedFolders,
): (folder: Folder) => readonly ServerSection[] | undefined {
  const anywhere = servers.filter((server) => served(server) === folders.all)
  const rank = new Map(servers.map((server, index) => [server, index]))
  const rankOf = (server: ServerSection) => rank.get(server) ?? 0
  const byFolder = groupByEach(
    servers.filter((server) => served(server) !== folders.all),
    served,
  )
  return (folder) => {
    const here = byFolder.get(folder) ?? []
    if (anywhere.length === 0 || here.length === 0) return [here, anywhere].find(({ length }) => length > 0)
    return [...anywhere, ...here].sort((a, b) => rankOf(a) - rankOf(b))
  }
}
