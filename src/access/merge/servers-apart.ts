import { groupedByEach } from '../../base/grouped.js'
import { once } from '../../base/once.js'
import { firstOf, ownServersAt } from './folder-states.js'
import { type Folder, foldersAt } from './folder-tree.js'
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
    const answers = answering(folders)(folder) ?? anyServer
    const mayStand = (server: ServerSection) => counts(server) && answers(server) && !(server && naming.has(server))
    const { all, groups } = ownServersAt(merge.site, folder)
    const silent = merge.servers().findIndex((server) => mayStand(server) && !(server && all.has(server)))
    const first = groups.flatMap((group) => firstOf(group, mayStand) ?? [])
    const named = [...naming].filter((server) => counts(server) && answers(server))
    const found = new Set<ServerSection>([...first, ...named])
    return silent < 0 ? found : found.add(merge.servers()[silent])
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
  const all = [...map.folders, ...map.below].flatMap(({ folder }) => foldersAt(merge.tree, folders.wild, folder))
  return [...new Set(all)]
}

/** Whether a server answers from a folder; undefined for one that none answers from. */
function answeringIn(
  servers: readonly ServerSection[],
  served: Serving['served'],
  folders: Folders,
): (folder: Folder) => ((server: ServerSection) => boolean) | undefined {
  const anywhere = new Set(servers.filter((server) => served(server) === folders.all))
  const byFolder = groupedByEach(
    servers.filter((server) => !anywhere.has(server)),
    served,
  )
  return (folder) => {
    const here = new Set(byFolder.get(folder))
    if (anywhere.size + here.size === 0) return undefined
    return (server) => anywhere.has(server) || here.has(server)
  }
}
