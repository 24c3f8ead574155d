import { dirname, join, relative, resolve, sep } from 'node:path'
import type { FilesRead, ReadOptions, readFiles } from '../disk/files.js'
import { realOrAbsolutePath } from '../disk/real-path.js'
import { filesForIncludePath, filesWithNames } from '../disk/server-files.js'
import { isPathWithin, segmentsOf } from '../httpd/folder-path.js'
import { accessFileNames } from '../site/access-file-names.js'
import { onlyVersionReading } from '../site/guard-reading.js'
import { contentFoldersWithUrls } from '../site/path-mapping.js'
import { placesOfAbsolutePath } from '../site/server-roots.js'
import type { Site } from '../site/site.js'

interface ServerReading<Loaded> {
  readonly reading: FilesRead
  /** The site of all files read so far. */
  readonly loaded: Loaded
  /** The files outside the given paths. They are read because the given files depend on them. */
  readonly beyond: ReadonlySet<string>
}

/**
 * The most rounds. Each round reads the files that Includes in the previous round's files name. Includes are rarely nested
 * deeper.
 */
const maxRounds = 10

/**
 * Reads the paths, and the files that httpd reads with them: includes with any name, and files named by AccessFileName
 * below a document root.
 * @param functions `read` reads files, `load` combines the files so far
 */
export function readPathsAndIncludedFiles<Loaded extends { readonly site: Site }>(
  paths: readonly string[],
  options: ReadOptions,
  functions: { readonly read: typeof readFiles; readonly load: (reading: FilesRead) => Loaded },
): ServerReading<Loaded> {
  const also = new Set<string>()
  const shown = pathsBelow(paths)
  let reading = functions.read(paths, options)
  let loaded = functions.load(reading)
  const copies = foldersOfCopies(loaded.site)
  if (copies.length > 0 && reading.hasLinksOutside) {
    reading = functions.read(paths, { ...options, copies })
    loaded = functions.load(reading)
  }
  let names = unusualNames(loaded.site)
  for (let round = 0; round < maxRounds; round++) {
    const known = new Set([...loaded.site.files.map(({ path }) => path), ...reading.links.keys()])
    const isNew = (path: string) => !known.has(path) && !also.has(path) && !options.unwanted?.(path)
    const more = filesWanted(loaded.site, reading).map(shown).filter(isNew)
    if (more.length === 0 && (round > 0 || names.size === 0)) break
    for (const path of more) also.add(path)
    reading = functions.read(paths, { ...options, copies, also: [...also], accessFiles: names })
    loaded = functions.load(reading)
    names = unusualNames(loaded.site)
  }
  const own = new Set(paths.map((path) => resolve(path)))
  const isOwn = (path: string) => own.has(path) || foldersAbove(path).some((folder) => own.has(folder))
  return { reading, loaded, beyond: new Set([...also].filter((path) => !isOwn(resolve(path)))) }
}

/** The folders that are `/` of copied servers; empty if this machine may itself be one of the servers. */
function foldersOfCopies({ serverRoots }: Site): readonly string[] {
  const tops = serverRoots.map(({ diskRoot = [] }) => diskRoot)
  return tops.some(({ length }) => length === 0) ? [] : tops.map((top) => realOrAbsolutePath(`/${top.join('/')}`))
}

function filesWanted(site: Site, { skippedFolders }: FilesRead): readonly string[] {
  // Includes in guards that 2.4 skips are followed too, because 2.2 reads these Includes.
  const included = site.files
    .flatMap(site.includesIn)
    .filter((line) => site.isLive(line) || onlyVersionReading(site, line) === '2.2')
    .flatMap((line) => site.includedBy(line).places.flatMap(filesForIncludePath))
  const names = accessFileNames(site.files)
  const served = skippedFolders.length > 0 ? servedFolders(site) : []
  const hidden = skippedFolders.filter((folder) => served.some((one) => isPathWithin(site.placeOf(folder), one)))
  return [...included, ...hidden.flatMap((folder) => filesWithNames(resolve(folder), names) ?? [])]
}

/** The names of per-directory files other than .htaccess. */
const unusualNames = ({ files }: Site): ReadonlySet<string> =>
  new Set([...accessFileNames(files)].filter((name) => name !== '.htaccess'))

/** The folders with documents, if their places are known. */
const servedFolders = (site: Site): readonly (readonly string[])[] =>
  contentFoldersWithUrls(site).flatMap(({ folder }) =>
    folder ? placesOfAbsolutePath(site.serverRoots, segmentsOf(folder)) : [],
  )

/** Returns a function that writes a path as the given paths are written: below the first given folder that contains it. */
function pathsBelow(roots: readonly string[]): (path: string) => string {
  const spellings = roots.flatMap((root, rank) =>
    [resolve(root), realOrAbsolutePath(root)].map((path) => [path, { root, rank }] as const),
  )
  const known = new Map(spellings.reverse())
  return (path) => {
    const same = known.get(resolve(path))
    if (same) return same.root.replaceAll(sep, '/')
    const around = foldersAbove(resolve(path)).flatMap((folder) => known.get(folder) ?? [])
    const [first] = around.sort((a, b) => a.rank - b.rank)
    const base = first && (isBelow(path, resolve(first.root)) ? resolve(first.root) : realOrAbsolutePath(first.root))
    return (first && base ? join(first.root, relative(base, path)) : path).replaceAll(sep, '/')
  }
}

const isBelow = (path: string, folder: string): boolean => foldersAbove(resolve(path)).includes(folder)

function foldersAbove(path: string): readonly string[] {
  const folders: string[] = []
  for (let at = path, up = dirname(at); up !== at; at = up, up = dirname(at)) folders.push(up)
  return folders
}
