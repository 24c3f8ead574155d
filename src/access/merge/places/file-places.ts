import { groupBy } from '../../../base/group-by.js'
import { oncePerText } from '../../../base/once.js'
import { isPathWithin, segmentsOf } from '../../../httpd/folder-path.js'
import { accessFileNames, fileNameOf } from '../../../site/access-file-names.js'
import type { LinkedFile } from '../../../site/known-folders.js'
import { contentFoldersWithUrls, pathOnServer } from '../../../site/path-mapping.js'
import type { Site } from '../../../site/site.js'
import type { ConfigFile } from '../../../syntax/tree.js'
import type { UrlMap } from '../urls/url-map.js'
import { urlMapLookup, virtualHostsMappingUrls } from '../urls/urls.js'

/** A folder's path on the server. `isSure` is false if the path is guessed or made up. */
interface FolderOnServer {
  readonly path: string
  readonly isSure: boolean
}

/** The folders of a .htaccess file on the server: each link to it adds one, unless no URL leads there. */
export function htaccessFoldersOnServer(site: Site, file: ConfigFile): readonly [FolderOnServer, ...FolderOnServer[]] {
  const names = site.once(namesLookedFor)
  const isLookedFor = (path: string) => names.has(fileNameOf({ path }))
  const known = site.namesOf(file).map(({ path }) => path)
  const given = known.some(isLookedFor) ? known.filter(isLookedFor) : known
  const own = site.once(folderOfEach)(given[0] ?? file.path)
  const linked = namesOnDisk(site, file)
    .map((name) => `/${name.join('/')}`)
    .filter(isLookedFor)
  const folders = [
    own,
    ...given.slice(1).map(site.once(folderOfEach)),
    ...linked.map(site.once(folderOfEach)).filter(({ isSure }) => isSure),
  ]
  const all = [...new Map(folders.map((one) => [one.path, one])).values()]
  const [first, ...others] = all.length > 1 ? all.filter(({ path }) => isServed(site, segmentsOf(path))) : all
  return first ? [first, ...others] : [own]
}

const namesLookedFor = ({ files }: Site): ReadonlySet<string> => accessFileNames(files)

/** A made-up path for a .htaccess file whose folder on the server is not known. No real path begins like this. */
const unlocatedPath = (folder: string): string => `/…/${folder}`

/** Whether it is not known where on the server this folder is. */
export const isUnlocatedFolder = (path: string): boolean => path.startsWith(unlocatedPath(''))

/** The folder of each name of a .htaccess file. Cached, because most files have two names: the given one and the one on disk. */
const folderOfEach = (site: Site) => oncePerText((name) => folderOnServer(site, name))

/** The folder of a .htaccess file of this name. */
function folderOnServer(site: Site, name: string): FolderOnServer {
  const folder = name.includes('/') ? name.replace(/\/[^/]*$/, '') : ''
  const mapped = pathOnServer(site.mappings, folder)
  if (mapped !== undefined) return { path: mapped ?? unlocatedPath(folder), isSure: mapped !== null }
  if (!site.isOnDisk && folder.startsWith('/')) return { path: folder, isSure: true }
  const place = site.placeOf(name).slice(0, -1)
  const named = site.once(foldersNamed)
  const isNamed = (_: string, depth: number) => named.joined.has(place.slice(0, depth + 1).join('/'))
  if (named.joined.has('') || place.some(isNamed)) return { path: `/${place.join('/')}`, isSure: true }
  const tops = site.serverRoots.flatMap(({ diskRoot }) => (diskRoot && isPathWithin(place, diskRoot) ? [diskRoot] : []))
  const [top] = tops
  if (top) return { path: `/${place.slice(top.length).join('/')}`, isSure: tops.length === 1 }
  // A folder of the configuration whose path ends with the names of `place` is likely the same one, and surely if both paths
  // are equally long.
  const likely = likelyPathOnServer(place, named.paths)
  if (likely === undefined) return { path: unlocatedPath(folder), isSure: false }
  return { path: likely, isSure: segmentsOf(likely).length === place.length }
}

/** The folders that the configuration names. `joined` has the same form as a folder's path: split into segments and joined. */
function foldersNamed(site: Site): { readonly paths: readonly string[]; readonly joined: ReadonlySet<string> } {
  const sections = site.sections('Directory').map((section) => section.args[0]?.value ?? '')
  const paths = [...sections, ...contentFoldersWithUrls(site).map(({ folder }) => folder)].flatMap((path) =>
    path.startsWith('/') && /[^/]/.test(path) ? path.replace(/\/+$/, '') : [],
  )
  return { paths, joined: new Set(paths.map((path) => segmentsOf(path).join('/'))) }
}

/**
 * The likely path on the server: `/srv/htdocs/a` for `htdocs/a`, if `/srv/htdocs` is the only path in the configuration that ends
 * in `/htdocs`.
 */
function likelyPathOnServer(segments: readonly string[], folders: readonly string[]): string | undefined {
  for (let length = segments.length; length > 0; length--) {
    const tail = `/${segments.slice(0, length).join('/')}`
    const fitting = new Set(folders.filter((path) => path.endsWith(tail)))
    if (fitting.size > 1) return undefined
    for (const path of fitting) return [path, ...segments.slice(length)].join('/')
  }
  return undefined
}

/** The names of a file besides the given ones: its real path, and the names that links give it in served folders. */
function namesOnDisk(site: Site, file: ConfigFile): readonly (readonly string[])[] {
  const places = site.namesOf(file).map(({ place }) => place)
  const real = places[0] && site.realPlace(places[0])
  if (!real) return []
  const linked = site.once(linkedFiles).get(real.join('/')) ?? []
  return [real, ...linked.map(({ name }) => name)]
}

const linkedFiles = (site: Site): ReadonlyMap<string, readonly LinkedFile[]> =>
  groupBy(
    site.once(foldersServed).flatMap((folder) => site.linkedFilesAround(folder)),
    ({ realPlace }) => realPlace.join('/'),
  )

/** The folders that servers serve, as far as the configuration names them. */
const foldersServed = (site: Site): readonly (readonly string[])[] => {
  const paths = contentFoldersWithUrls(site).flatMap(({ folder }) => (/^(\/|[a-z]:)/i.test(folder) ? [folder] : []))
  return [...new Set(paths)].map(segmentsOf)
}

/** Whether a URL may lead into a folder. */
function isServed(site: Site, folder: readonly string[]): boolean {
  const maps = site.once(everyUrlMap)
  return maps.some(
    (map) => !map || map.unknownPrefixes.length > 0 || [...map.folders, ...map.foldersOfHosts].some(meets(folder)),
  )
}

const meets =
  (folder: readonly string[]) =>
  ({ segments }: { readonly segments: readonly string[] }): boolean =>
    isPathWithin(segments, folder) || isPathWithin(folder, segments)

const everyUrlMap = (site: Site): readonly (UrlMap | undefined)[] =>
  [undefined, ...virtualHostsMappingUrls(site)].map(urlMapLookup(site))
