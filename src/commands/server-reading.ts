import { dirname, join, relative, resolve, sep } from 'node:path'
import type { FilesRead, ReadOptions, read } from '../disk/files.js'
import { realPath } from '../disk/real-path.js'
import { filesCalled, filesIncluded } from '../disk/server-files.js'
import { liesWithin, segmentsOf } from '../httpd/folder-path.js'
import { accessFileNames } from '../site/access-file-names.js'
import { namedFolders } from '../site/path-mapping.js'
import { soleReader } from '../site/present.js'
import { placesOnDisk } from '../site/server-roots.js'
import type { Site } from '../site/site.js'

interface ServerReading<Loaded> {
  readonly reading: FilesRead
  /** What it comes to, brought together. */
  readonly loaded: Loaded
  /** The files that were read beyond the paths, to judge by. */
  readonly beyond: ReadonlySet<string>
}

/** A server's Include lines nest no deeper than this as a rule; each round reads what those of the last one name. */
const mostRounds = 10

/**
 * Reads the paths, and the files that httpd reads with them: includes with any name, and files named by AccessFileName below a
 * document root.
 * @param ways `read` reads files, `load` brings together what was read so far
 */
export function readAsServer<Loaded extends { readonly site: Site }>(
  paths: readonly string[],
  options: ReadOptions,
  ways: { readonly read: typeof read; readonly load: (reading: FilesRead) => Loaded },
): ServerReading<Loaded> {
  const also = new Set<string>()
  const shown = pathsBelow(paths)
  let reading = ways.read(paths, options)
  let loaded = ways.load(reading)
  const copies = foldersOfCopies(loaded.site)
  if (copies.length > 0 && reading.wentOut) {
    reading = ways.read(paths, { ...options, copies })
    loaded = ways.load(reading)
  }
  let names = unusualNames(loaded.site)
  for (let round = 0; round < mostRounds; round++) {
    const known = new Set([...loaded.site.files.map(({ path }) => path), ...reading.links.keys()])
    const isNew = (path: string) => !known.has(path) && !also.has(path) && !options.unwanted?.(path)
    const more = filesWanted(loaded.site, reading).map(shown).filter(isNew)
    if (more.length === 0 && (round > 0 || names.size === 0)) break
    for (const path of more) also.add(path)
    reading = ways.read(paths, { ...options, copies, also: [...also], accessFiles: names })
    loaded = ways.load(reading)
    names = unusualNames(loaded.site)
  }
  const own = new Set(paths.map((path) => resolve(path)))
  const isOwn = (path: string) => own.has(path) || foldersAbove(path).some((folder) => own.has(folder))
  return { reading, loaded, beyond: new Set([...also].filter((path) => !isOwn(resolve(path)))) }
}

/** The folders that are `/` of the servers; none where one of them may be this machine's own. */
function foldersOfCopies({ serverRoots }: Site): readonly string[] {
  const tops = serverRoots.map(({ top = [] }) => top)
  return tops.some(({ length }) => length === 0) ? [] : tops.map((top) => realPath(`/${top.join('/')}`))
}

function filesWanted(site: Site, { skippedFolders }: FilesRead): readonly string[] {
  // What 2.4 skips with a guard 2.2 reads, whatever its name.
  const included = site.files
    .flatMap(site.includesIn)
    .filter((line) => site.isLive(line) || soleReader(site, line) === '2.2')
    .flatMap((line) => site.includedBy(line).places.flatMap(filesIncluded))
  const names = accessFileNames(site.files)
  const served = skippedFolders.length > 0 ? servedFolders(site) : []
  const hidden = skippedFolders.filter((folder) => served.some((one) => liesWithin(site.placeOf(folder), one)))
  return [...included, ...hidden.flatMap((folder) => filesCalled(resolve(folder), names) ?? [])]
}

/** Names that httpd looks for in each folder, and that say nothing by themselves. */
const unusualNames = ({ files }: Site): ReadonlySet<string> =>
  new Set([...accessFileNames(files)].filter((name) => name !== '.htaccess'))

/** The folders that a server has documents in, where it is known where its folders lie. */
const servedFolders = (site: Site): readonly (readonly string[])[] =>
  namedFolders(site).flatMap(({ folder }) => (folder ? placesOnDisk(site.serverRoots, segmentsOf(folder)) : []))

/** A path as the files around it are shown: as one of these, or below the first of these that it lies in. */
function pathsBelow(roots: readonly string[]): (path: string) => string {
  const spellings = roots.flatMap((root, rank) =>
    [resolve(root), realPath(root)].map((path) => [path, { root, rank }] as const),
  )
  const known = new Map(spellings.reverse())
  return (path) => {
    const same = known.get(resolve(path))
    if (same) return same.root.replaceAll(sep, '/')
    const around = foldersAbove(resolve(path)).flatMap((folder) => known.get(folder) ?? [])
    const [first] = around.sort((a, b) => a.rank - b.rank)
    const base = first && (isBelow(path, resolve(first.root)) ? resolve(first.root) : realPath(first.root))
    return (first && base ? join(first.root, relative(base, path)) : path).replaceAll(sep, '/')
  }
}

const isBelow = (path: string, folder: string): boolean => foldersAbove(resolve(path)).includes(folder)

function foldersAbove(path: string): readonly string[] {
  const folders: string[] = []
  for (let at = path, up = dirname(at); up !== at; at = up, up = dirname(at)) folders.push(up)
  return folders
}
