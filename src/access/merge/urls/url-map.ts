import { fitsPath, isWild } from '../../../httpd/fnmatch.js'
import { liesWithin, segmentsOf } from '../../../httpd/folder-path.js'
import type { Folder } from '../folder-tree.js'
import type { Scope } from '../scope.js'
import { urlPrefix } from './url-paths.js'

/** From which folders a server answers. */
export interface UrlMap {
  /** The longest prefixes first. */
  readonly folders: readonly Mapped[]
  /** The folders below which any URL may lie, by the name of the host. */
  readonly below: readonly Pick<Mapped, 'folder' | 'segments'>[]
  /** Below URLs that begin so, an answer may lie anywhere. In small letters. */
  readonly unknown: readonly string[]
}

/** Where the URLs lie that begin so: `/` for those of the document root. */
export interface Mapped {
  readonly prefix: string
  /** The same without a slash at its end. */
  readonly at: string
  readonly folder: string
  readonly segments: readonly string[]
  /** Otherwise they may lie where a shorter prefix says, or another of the same. */
  readonly sure: boolean
}

/** Whether it may lie anywhere what the server answers with for URLs that begin so, or for some of them. */
export const isUnknownBelow = ({ unknown }: UrlMap, url: string): boolean =>
  unknown.some((beginning) => beginning.startsWith(url.toLowerCase()) || url.toLowerCase().startsWith(beginning))

/**
 * The only URL of a folder among those that begin so; undefined where it has several, or none that is sure, or where some
 * URL below it leads elsewhere, so that a section for the URL would be for more than the folder.
 * @param within the beginning of the URLs that are looked at, without a slash at its end
 */
export function urlOf(urls: UrlMap | undefined, folder: Folder, within: string): string | undefined {
  const path = folder.segments
  const isIn = (inner: readonly string[], outer: readonly string[]) =>
    outer.every((segment, index) => segment === inner[index])
  const near = (urls?.folders ?? []).filter(
    ({ prefix, at, segments }) =>
      (`${prefix}/`.startsWith(within) || within.startsWith(at)) && (isIn(path, segments) || isIn(segments, path)),
  )
  const [only] = near
  if (urls?.below.some(({ segments }) => isIn(path, segments) || isIn(segments, path))) return undefined
  if (!urls || !only?.sure || near.length > 1 || !isIn(path, only.segments)) return undefined
  const url = `${only.at}/${path.slice(only.segments.length).join('/')}`
  return urls.folders.some((other) => other !== only && takesSome(other, only, url)) || isUnknownBelow(urls, url)
    ? undefined
    : url
}

/** Every URL that a folder may have; none where it may have any. */
export function urlsOfFolder({ folders, below }: UrlMap, { segments: path }: Folder): readonly string[] {
  if (below.some(({ segments }) => liesWithin(path, segments))) return []
  return folders
    .filter(({ segments }) => liesWithin(path, segments))
    .map(({ at, segments }) => `${at}/${path.slice(segments.length).join('/')}`)
}

/**
 * The same for what lies in a folder and in a location at once, where wild-cards may stand for the names that the location says:
 * of `/srv/` with any name and `up` it is `/status/up` within `/status`.
 */
export function urlWithin(urls: UrlMap | undefined, folder: Folder, location: Scope): string | undefined {
  const within = urlPrefix(location)
  if (!folder.wild) return urlOf(urls, folder, within)
  const places = (urls?.folders ?? []).filter(({ at }) => within.startsWith(at))
  const [only] = places
  if (!only || places.length > 1 || location.regex) return undefined
  const own = segmentsOf(`${only.folder}/${within.slice(only.at.length)}`)
  const segments = [...own, ...folder.segments.slice(own.length)]
  if (!fitsPath(folder.segments, segments) || segments.some(isWild)) return undefined
  return urlOf(urls, { ...folder, path: `/${segments.join('/')}`, segments, wild: false }, within)
}

/** Whether a line that is asked before another one, for its longer prefix, takes URLs that begin so. */
function takesSome({ prefix, at }: Mapped, only: Mapped, url: string): boolean {
  const below = url.endsWith('/') ? url : `${url}/`
  return `${at}/`.startsWith(below) || (prefix.length > only.prefix.length && below.startsWith(`${at}/`))
}
