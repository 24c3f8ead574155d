import { oncePerObject } from '../../../base/once.js'
import { hasWildcard, mayMatchLeadingSegments } from '../../../httpd/fnmatch.js'
import { isPathWithin, segmentsOf } from '../../../httpd/folder-path.js'
import type { Folder } from '../folder-tree.js'
import type { Scope } from '../scope.js'
import { commonUrlPrefix } from './url-paths.js'

/** The folders to which the URLs of a server lead. */
export interface UrlMap {
  /** Sorted by prefix, the longest first. */
  readonly folders: readonly MappedFolder[]
  /** Folders that contain one folder for each host name. Any URL may lead into them. */
  readonly foldersOfHosts: readonly Pick<MappedFolder, 'folder' | 'segments'>[]
  /** The starts of URLs that may lead anywhere, in lower case. */
  readonly unknownPrefixes: readonly string[]
}

/** The folder behind URLs with a prefix. The prefix of the document root is `/`. */
export interface MappedFolder {
  readonly prefix: string
  /** The prefix without a slash at its end. */
  readonly prefixWithoutSlash: string
  readonly folder: string
  readonly segments: readonly string[]
  /** Whether the URLs surely lead to this folder. If not, they may also lead to the folder of a shorter or equal prefix. */
  readonly isSure: boolean
}

/** Whether some URLs with this start may lead anywhere. */
export const hasUnknownUrlsBelow = ({ unknownPrefixes }: UrlMap, url: string): boolean =>
  unknownPrefixes.some(
    (beginning) => beginning.startsWith(url.toLowerCase()) || url.toLowerCase().startsWith(beginning),
  )

/**
 * The only URL of a folder among URLs with a given start. Undefined if the folder has several such URLs, or none for sure, or
 * if URLs below that one may lead elsewhere: a section for the URL would then cover more than the folder.
 * @param within the start of the URLs, without a slash at its end
 */
export function onlyUrlOfFolder(
  urls: UrlMap | undefined,
  folder: Pick<Folder, 'segments'>,
  within: string,
): string | undefined {
  if (!urls) return undefined
  const path = folder.segments
  const onPath = foldersOnPath(urls)(folder)
  const near =
    onPath?.filter(
      ({ prefix, prefixWithoutSlash }) => `${prefix}/`.startsWith(within) || within.startsWith(prefixWithoutSlash),
    ) ?? []
  const [only] = near
  if (!only?.isSure || near.length > 1 || !isPathWithin(path, only.segments)) return undefined
  const url = `${only.prefixWithoutSlash}/${path.slice(only.segments.length).join('/')}`
  return urls.folders.some((other) => other !== only && mayTakeOver(other, only, url)) || hasUnknownUrlsBelow(urls, url)
    ? undefined
    : url
}

/** The mapped folders that contain a folder or lie in it; undefined if any URL may lead there. */
const foldersOnPath = oncePerObject(({ folders, foldersOfHosts }: UrlMap) =>
  oncePerObject(({ segments: path }: Pick<Folder, 'segments'>) => {
    const isOnPath = ({ segments }: Pick<MappedFolder, 'segments'>) =>
      isPathWithin(path, segments) || isPathWithin(segments, path)
    return foldersOfHosts.some(isOnPath) ? undefined : folders.filter(isOnPath)
  }),
)

/** Every URL that a folder may have; empty if it may have any URL, or if no mapped folder contains it. */
export function urlsOfFolder({ folders, foldersOfHosts }: UrlMap, { segments: path }: Folder): readonly string[] {
  if (foldersOfHosts.some(({ segments }) => isPathWithin(path, segments))) return []
  return folders
    .filter(({ segments }) => isPathWithin(path, segments))
    .map(({ prefixWithoutSlash, segments }) => `${prefixWithoutSlash}/${path.slice(segments.length).join('/')}`)
}

/**
 * A folder's URL for requests that match a location, whose path can fill in wildcards: `/status/up` for the folder `/srv/*\/up`
 * and the location `/status`.
 */
export function folderUrlInLocation(urls: UrlMap | undefined, folder: Folder, location: Scope): string | undefined {
  const within = commonUrlPrefix(location)
  if (!folder.hasWildcards) return onlyUrlOfFolder(urls, folder, within)
  const places = (urls?.folders ?? []).filter(({ prefixWithoutSlash }) => within.startsWith(prefixWithoutSlash))
  const [only] = places
  if (!only || places.length > 1 || location.regex) return undefined
  const own = segmentsOf(`${only.folder}/${within.slice(only.prefixWithoutSlash.length)}`)
  const segments = [...own, ...folder.segments.slice(own.length)]
  if (!mayMatchLeadingSegments(folder.segments, segments) || segments.some(hasWildcard)) return undefined
  return onlyUrlOfFolder(urls, { segments }, within)
}

/** Whether another mapping with a longer prefix may take over URLs with this start from the mapping `only`. */
function mayTakeOver({ prefix, prefixWithoutSlash }: MappedFolder, only: MappedFolder, url: string): boolean {
  const below = url.endsWith('/') ? url : `${url}/`
  return (
    `${prefixWithoutSlash}/`.startsWith(below) ||
    (prefix.length > only.prefix.length && below.startsWith(`${prefixWithoutSlash}/`))
  )
}
