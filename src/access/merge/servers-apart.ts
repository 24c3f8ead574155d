import { groupedByEach } from '../../base/grouped.js'
import { once } from '../../base/once.js'
import { firstOf, ownServersAt } from './folder-states.js'
import type { Folder } from './folder-tree.js'
import type { Merge, ServerSection } from './merge.js'
import type { Folders } from './merge-directories.js'
import { serversOf } from './merge-servers.js'
import type { Scope } from './scope.js'

/** From which folders servers answer, and which of them are to be looked at there. */
export interface Serving {
  /** The folders that a server answers from: below its DocumentRoot and aliases where these are known, else all. */
  readonly served: (server: ServerSection) => readonly Folder[]
  /** Of the servers for which a folder is the same, and of those that count, the first: it stands for the others. */
  readonly apartIn: (folder: Folder, counts: (server: ServerSection) => boolean) => ReadonlySet<ServerSection>
  /** Where requests may meet a section, in these folders or in any. */
  readonly placesOf: (scope: Scope, within?: readonly Folder[]) => readonly ServedFolder[]
}

export interface ServedFolder {
  readonly server: ServerSection
  readonly folder: Folder
}

/** Known once directory sections and .htaccess files are merged. */
export function servingOf(merge: Merge, scopes: readonly Scope[], folders: Folders): Serving {
  const known = new Map<ServerSection, readonly Folder[]>()
  const served = (server: ServerSection) => {
    const found = known.get(server) ?? foldersServed(merge, folders, server)
    known.set(server, found)
    return found
  }
  const answering = once((all: Folders) => answeringIn(merge.servers(), served, all))
  // Of those that name files no one stands for another.
  const naming = new Set(
    scopes.filter(isForNames).flatMap(({ places }) => places.flatMap(({ server }) => server ?? [])),
  )
  const apartIn: Serving['apartIn'] = (folder, counts) => {
    const answerers = answering(folders)(folder) ?? merge.servers()
    const mayStand = (server: ServerSection) => counts(server) && !(server && naming.has(server))
    const { all, groups } = ownServersAt(merge.site, folder)
    const silent = answerers.findIndex((server) => mayStand(server) && !(server && all.has(server)))
    const first = groups.flatMap((group) => firstOf(group, mayStand, answerers) ?? [])
    const named = naming.size === 0 ? [] : answerers.filter((server) => server && naming.has(server) && counts(server))
    const found = new Set<ServerSection>([...first, ...named])
    return silent < 0 ? found : found.add(answerers[silent])
  }
  const apart = once((folder: Folder) => apartIn(folder, anyServer))
  return {
    served,
    apartIn,
    placesOf: (scope, within) => {
      const isOfMain = scope.places.some(({ server }) => !server)
      const placesIn = (folder: Folder) => Array.from(apart(folder), (server) => ({ server, folder }))
      if (isOfMain) return (within ?? folders.all.filter(answering(folders))).flatMap(placesIn)
      return serversOf(merge, scope).flatMap((server) =>
        (within ?? served(server)).map((folder) => ({ server, folder })),
      )
    },
  }
}

const anyServer = (): boolean => true

const isForNames = ({ kind }: Scope): boolean => kind === 'files' || kind === 'pattern'

function foldersServed(merge: Merge, folders: Folders, server: ServerSection): readonly Folder[] {
  const map = merge.urls(server)
  if (map?.unknown.length !== 0) return folders.all
  const all = [...map.folders, ...map.below].flatMap(({ folder }) => folders.at(folder))
  return [...new Set(all)]
}

/** The servers that answer from a folder, in their order; undefined where none does. */
function answeringIn(
  servers: readonly ServerSection[],
  served: Serving['served'],
  folders: Folders,
): (folder: Folder) => readonly ServerSection[] | undefined {
  const anywhere = servers.filter((server) => served(server) === folders.all)
  const rank = new Map(servers.map((server, index) => [server, index]))
  const rankOf = (server: ServerSection) => rank.get(server) ?? 0
  const byFolder = groupedByEach(
    servers.filter((server) => served(server) !== folders.all),
    served,
  )
  return (folder) => {
    const here = byFolder.get(folder) ?? []
    if (anywhere.length === 0 || here.length === 0) return [here, anywhere].find(({ length }) => length > 0)
    return [...anywhere, ...here].sort((a, b) => rankOf(a) - rankOf(b))
  }
}
