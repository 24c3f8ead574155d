import { firstOf, ownServersAt } from '../folder-states.js'
import type { Folder } from '../folder-tree.js'
import type { Merge, ServerSection } from '../merge.js'
import type { FilesMerged } from '../merge-files.js'
import { linesByServer } from '../url-lines.js'

/** The folders that URLs of a server's own locations lie in, or may lie in. */
type AtLocations = (server: ServerSection) => ReadonlySet<Folder>

/**
 * The folders to look at of each server. Virtual hosts that may answer from any folder would take each of them through all; of
 * those for which a folder is the same, and that no location of theirs bears on, the first stands for the others.
 */
export function foldersApart(
  merge: Merge,
  files: FilesMerged,
  locationsOf: AtLocations,
): (server: ServerSection) => Iterable<Folder> {
  const saying = serversSaying(merge)
  const alike = merge
    .servers()
    .filter((server) => server && !saying.has(server) && files.served(server) === files.folders.all)
  if (alike.length < 2) return files.served
  const isInTree = isAmong(files.folders.all)
  const atLocations = new Map(alike.map((server) => [server, locationsOf(server)]))
  const found = new Map([...atLocations].map(([server, folders]) => [server, new Set([...folders].filter(isInTree))]))
  for (const folder of files.folders.all) {
    const { all, groups } = ownServersAt(merge.site, folder)
    const counts = (server: ServerSection) =>
      server !== undefined && found.has(server) && atLocations.get(server)?.has(folder) !== true
    const silent = alike.find((server) => counts(server) && server && !all.has(server))
    for (const server of [silent, ...groups.map((group) => firstOf(group, counts))]) found.get(server)?.add(folder)
  }
  return (server) => found.get(server) ?? files.served(server)
}

function isAmong(folders: readonly Folder[]): (folder: Folder) => boolean {
  const all = new Set(folders)
  return (folder) => all.has(folder)
}

/** The virtual hosts with sections for names and patterns, and those that say which .htaccess files are read, and what of them. */
function serversSaying({ site, steps }: Merge): ReadonlySet<ServerSection> {
  const anywhere = [...steps.keys()].filter(({ kind }) => kind === 'files' || kind === 'pattern')
  const reading = linesByServer(site, ['AllowOverride']).keys()
  return new Set([...anywhere.flatMap(({ places }) => places.map(({ server }) => server)), ...reading])
}
