import { oncePerKey, oncePerObject } from '../../base/once.js'
import { isPathWithin, segmentsOf } from '../../httpd/folder-path.js'
import type { Site } from '../../site/site.js'
import { ancestors } from '../../syntax/tree.js'
import { type Folder, foldersAtOrAbove } from './folder-tree.js'
import { onlyFolderMatching } from './folders-at-urls.js'
import type { MergeContext, ServerSection } from './merge.js'
import type { MergedFolders } from './merge-directories.js'
import type { Scope } from './scope.js'
import { folderUrlInLocation, hasUnknownUrlsBelow, type UrlMap, urlsOfFolder } from './urls/url-map.js'
import { commonUrlPrefix } from './urls/url-paths.js'

/** The folders behind the URLs of a location on one server. */
export interface LocationFolders {
  /** The folders behind the URLs. */
  readonly folders: readonly Folder[]
  /** The folders behind the URLs, and the folders whose sections apply if some of these do not exist. */
  readonly all: ReadonlySet<Folder>
  /** Whether some of `all` have wildcards in their path. */
  readonly hasWildcards: boolean
  /** For each folder that may not exist: the folders whose sections apply in that case. */
  readonly fallbacks: ReadonlyMap<Folder, readonly Folder[]>
}

/** The folders behind a location on a server; undefined if its URLs may lead to any folder of the server. */
export type LocationFoldersLookup = (server: ServerSection, scope: Scope) => LocationFolders | undefined

/** Looks up the folders of locations. Call it only after directory sections are merged. Cached for later locations. */
export function locationFoldersLookup(merge: MergeContext, folders: MergedFolders): LocationFoldersLookup {
  const kindOf = oncePerObject((folder: Folder) => folderKind(merge.site, folder))
  const byServer = oncePerKey((server: ServerSection) =>
    oncePerObject((scope: Scope) => locationFoldersOn(merge, folders, kindOf, server, scope)),
  )
  return (server, scope) => byServer(server)(scope)
}

function locationFoldersOn(
  merge: MergeContext,
  given: MergedFolders,
  kindOf: (folder: Folder) => FolderKind,
  server: ServerSection,
  scope: Scope,
): LocationFolders | undefined {
  const map = merge.urls(server)
  const folders = map && foldersOf(given, map, scope)
  if (!map || !folders) return undefined
  const handled = isHandled(merge.site, scope)
  const isThere = (folder: Folder): boolean => {
    const kind = kindOf(folder)
    return kind === 'folder' || (kind !== 'file' && (!handled || (kind === 'unknown' && isServed(folder, map))))
  }
  const instead = new Map(folders.map((folder) => [folder, fallbackFolders(folder, isThere)]))
  const all = new Set(folders)
  for (const [folder, found] of instead) {
    const others = found.filter((one) => !instead.has(one))
    // A fallback folder that is also behind the location's URLs counts only if a handler may answer the URL of `folder`.
    if (others.length < found.length && !mayBeHandled(merge, map, scope, folder)) instead.set(folder, others)
    for (const one of others) all.add(one)
  }
  return { folders, all, fallbacks: instead, hasWildcards: [...all].some(({ hasWildcards }) => hasWildcards) }
}

/** The folders behind the URLs of a location; undefined if they may lead to any folder that the server serves. */
function foldersOf(folders: MergedFolders, map: UrlMap, scope: Scope): readonly Folder[] | undefined {
  const url = commonUrlPrefix(scope)
  if (url.startsWith('/~') || hasUnknownUrlsBelow(map, url)) return undefined
  const found = new Set<Folder>()
  for (const { prefix, prefixWithoutSlash, folder: path, isSure } of map.folders) {
    const inside = url === prefixWithoutSlash || url.startsWith(`${prefixWithoutSlash}/`)
    if (!inside && !prefix.startsWith(url)) continue
    const mappedPath = inside ? path + url.slice(prefixWithoutSlash.length) : path
    for (const folder of folders.folderOrNearestAndBelow(mappedPath))
      found.add(folder.hasWildcards ? matchedFolderAt(folders, mappedPath, folder) : folder)
    // An alias that ends in a slash does not match the URL of the folder itself.
    if (isSure && inside && (url !== prefixWithoutSlash || prefix === prefixWithoutSlash)) return [...found]
  }
  for (const { folder } of map.foldersOfHosts) for (const one of folders.folderOrNearestAndBelow(folder)) found.add(one)
  return [...found]
}

/** The only folder at a URL that a path with wildcards matches. If no section has that path, the folder around it. */
function matchedFolderAt({ atUrls }: MergedFolders, path: string, wild: Folder): Folder {
  const { parent } = wild
  if (wild.appliedEntries.length === 0 && parent && !parent.hasWildcards) return parent
  const name = onlyFolderMatching(segmentsOf(path), wild.segments)
  return (name && atUrls.get(`/${name.join('/')}`)) ?? wild
}

function mayBeHandled({ site }: MergeContext, map: UrlMap, scope: Scope, folder: Folder): boolean {
  const url = folderUrlInLocation(map, folder, scope)
  const urls = url === undefined && !folder.hasWildcards ? urlsOfFolder(map, folder) : [url]
  return urls.length === 0 || urls.some((one) => one === undefined || isHandledAt(site, one))
}

/**
 * The folders whose sections may apply if this folder does not exist: httpd merges the sections of existing folders
 * (server/request.c, ap_directory_walk). If folders are not visible, a folder that a server serves is assumed to exist.
 */
function fallbackFolders(folder: Folder, isThere: (folder: Folder) => boolean): readonly Folder[] {
  const instead: Folder[] = []
  for (const up of foldersAtOrAbove(folder)) {
    if (up.hasWildcards || !up.parent || isThere(up)) break
    instead.push(up.parent)
  }
  return instead
}

/** What is at the path of a folder. `file`: a file, or a path inside a file. `absent`: nothing. */
type FolderKind = 'folder' | 'file' | 'absent' | 'unknown'

/** Visible files show what is at a path, and so do names like `x.cgi`. */
function folderKind(site: Site, folder: Folder): FolderKind {
  const kind = site.kindAt(folder.segments)
  if (kind === 'folder') return 'folder'
  const isInFile = [...foldersAtOrAbove(folder)].some((up) => {
    const kind = site.kindAt(up.segments)
    return kind === 'file' || (!kind && isNamedAsScript.test(up.path))
  })
  return isInFile ? 'file' : kind ? 'absent' : 'unknown'
}

/** Whether a server serves this folder, or one inside it. */
const isServed = (folder: Folder, { folders }: UrlMap): boolean =>
  folders.some(({ segments }) => isPathWithin(segments, folder.segments))

const isNamedAsScript = /[^/]\.(f?cgi|pl|py|php\d?|rb|sh|exe|dll|s?html?|jsp|aspx?)$/i

/** Whether a handler may answer URLs of a location, no matter which files are there. */
const isHandled = (site: Site, scope: Scope): boolean => {
  const url = `${commonUrlPrefix(scope).replace(/\/$/, '')}/`
  return site.once(handledBelow).some((prefix) => prefix.startsWith(url) || url.startsWith(prefix))
}

/** Whether a handler is set for this URL, or for all URLs around it. */
const isHandledAt = (site: Site, url: string): boolean =>
  site.once(handledBelow).some((prefix) => `${url.replace(/\/$/, '')}/`.startsWith(prefix))

/** The starts of URLs with a handler, each with a slash at its end. */
function handledBelow(site: Site): readonly string[] {
  const lines = site
    .directives('SetHandler')
    .filter(({ args }) => !/^(none|default-handler)$/i.test(args[0]?.value ?? ''))
  return lines.flatMap((line) => {
    const [section] = [...ancestors(line)].filter(({ key }) => /^(location|locationmatch)$/.test(key))
    if (!section) return []
    const words = section.args.map(({ value }) => value)
    const regex = section.key === 'locationmatch' || words[0] === '~'
    return [`${commonUrlPrefix({ path: words.at(-1) ?? '', regex }).replace(/\/$/, '')}/`]
  })
}
