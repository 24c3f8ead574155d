import type { State } from '../../../access/decide/keyed-state.js'
import { isReadable } from '../../../access/merge/file-names.js'
import type { Folder } from '../../../access/merge/folder-tree.js'
import { foldersUpFrom } from '../../../access/merge/folder-tree.js'
import type { Part, ServerSection } from '../../../access/merge/merge.js'
import { isForServersOf } from '../../../access/merge/merge-servers.js'
import { overridesAt, overridesOf } from '../../../access/merge/overrides-at.js'
import { isLinked, isReadOnlyBy, type Place, type Scope } from '../../../access/merge/scope.js'
import { locationWithin, urlCovers, urlExpression } from '../../../access/merge/url-paths.js'
import { serversWithFolders, urlWithin } from '../../../access/merge/urls.js'
import { isWild } from '../../../httpd/fnmatch.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import type { Planner } from '../plan.js'
import { canNarrow, isForFolders } from './narrower.js'
import type { Repeat } from './split.js'

/** Whether a copy can stand where the section applies with other rules: in a folder, at a URL, or for names. */
export function canHold(
  planner: Planner,
  scope: Scope,
  { folder, names, urls = [] }: Repeat,
  parts: readonly Part<State>[],
): boolean {
  if (urls.length > 0)
    return (
      folder === undefined && names.length === 0 && urls.length === 1 && urls.every((url) => canCopyFor(scope, url))
    )
  // Of what other folders and servers have in the same place the copy would say something too.
  const host = folder && hostOf(scope, folder)
  if (host && host !== scope && !(isForEach(host, reaching(parts, folder)) && isForServersOf(scope, host))) return false
  if (host && scope.kind === 'files' && !holdsLater(host, scope)) return false
  if (host?.kind === 'htaccess' && folder && !isReadForSure(planner, host, folder, reaching(parts, folder)))
    return false
  if (host && host !== scope && isLinked(host)) return false
  if (!names.every((name) => isForServersOf(name, scope))) return false
  if (names.length > 0 && scope.kind === 'location' && !(names.every(isPlainInTest) && canExcept(planner, scope)))
    return false
  if (scope.kind === 'files' && names.some(({ kind }) => kind === 'pattern')) return false
  if (names.length > 0 && ![...names, ...(scope.kind === 'files' ? [scope] : [])].every(isReadable)) return false
  if (!folder) return true
  if (isForFolders(scope)) return canNarrow(planner.scopes, scope, folder)
  if (/["\\]/.test(folder.path)) return false
  if (scope.kind === 'files') return hostOf(scope, folder) !== undefined
  const url = onlyUrl(planner, scope, folder)
  return url !== undefined && locationWithin(scope, url) !== undefined
}

/** Whether all that another location applies to is the section's too, so that its own tag will do. */
const canCopyFor = (scope: Scope, url: Scope): boolean =>
  urlCovers(scope, url) === 'always' && isForServersOf(url, scope) && url.at !== undefined && isLiteral(url.at)

/** The locations that follow, and that an `<If>` in this one would come after. */
export function followersOf({ scopes }: Planner, scope: Scope): readonly Scope[] {
  const follows = (other: Scope) =>
    other !== scope &&
    other.kind === 'location' &&
    other.places.some((place) => scope.places.some((own) => comesAfter(place, own))) &&
    urlCovers(scope, other) !== 'never'
  return scopes.filter(follows)
}

/** Those of a virtual host come after all of the main server. */
function comesAfter(place: Place, own: Place): boolean {
  if (place.server === own.server) return place.order > own.order
  return own.server === undefined
}

/** Whether the URLs of the locations that follow can be told in an `<If>`, and these apply to them for sure. */
const canExcept = (planner: Planner, scope: Scope): boolean =>
  followersOf(planner, scope).every(
    (other) =>
      urlExpression(other) !== undefined &&
      // Then nothing but that one is in force.
      urlCovers(other, scope) !== 'always' &&
      isForServersOf(other, scope) &&
      other.branch === undefined &&
      other.places.every(({ maybe }) => !maybe) &&
      !isReadOnlyBy(other, '2.2') &&
      !isReadOnlyBy(other, '2.4'),
  )

/**
 * Whether a copy in a location can be an `<If>` that looks at the path of the file that is asked for. By `/srv/*` a file of
 * `/srv` is meant too, but not where it is the index (server/request.c, ap_directory_walk keeps what it found for the folder).
 */
export const canTest = (planner: Planner, scope: Scope, { folder, names, urls = [] }: Repeat): boolean =>
  scope.kind === 'location' &&
  canExcept(planner, scope) &&
  urls.every((url) => urlExpression(url) !== undefined && isForServersOf(url, scope)) &&
  names.every((name) => isReadable(name) && isForServersOf(name, scope) && isPlainInTest(name)) &&
  (folder ? folder.depth > 0 && /^(\/[\w.~+*?-]+)*\/[\w.~+-]+$/.test(folder.path) : names.length + urls.length > 0)

/** Whether the pattern can stand in an expression. */
const isPlainInTest = ({ path }: Scope): boolean => !/["#]/.test(path)

/** Whether each of these servers reads a .htaccess file. */
const isReadForSure = (
  { site, skipped }: Planner,
  htaccess: Scope,
  folder: Folder,
  servers: readonly ServerSection[],
): boolean => !skipped.has(htaccess) && servers.every((server) => !overridesOf(site, folder, server).mayGoUnread)

/** Whether a copy in a folder's section comes after the original, and is for that folder alone. */
function holdsLater(host: Scope, { places }: Scope): boolean {
  const outer = places[0]?.outer
  return !isWild(host.path) && host !== outer && outer?.kind !== 'pattern'
}

/** The servers that have what lies in a folder. */
const reaching = (parts: readonly Part<State>[], folder: Folder): readonly ServerSection[] =>
  parts.filter((part) => [...foldersUpFrom(part.folder)].includes(folder)).map(({ server }) => server)

const isForEach = ({ places }: Scope, servers: readonly ServerSection[]): boolean =>
  servers.every((server) => places.some((place) => !place.server || place.server === server))

/** The URL of a folder, if it is the same on every server that the section is for. A drive has URLs in any letter case. */
function onlyUrl(planner: Planner, scope: Scope, folder: Folder): string | undefined {
  const own = scope.places.map(({ server }) => server)
  return urlOn(planner, scope, folder, own.includes(undefined) ? [undefined, ...serversWithFolders(planner.site)] : own)
}

function urlOn({ urls }: Planner, scope: Scope, folder: Folder, servers: readonly ServerSection[]): string | undefined {
  const found = new Set(servers.map((server) => urlWithin(urls(server), folder, scope)))
  const [url] = found
  return found.size === 1 && !/^\/[a-z]:/.test(folder.path) ? url : undefined
}

/** The section or file of a folder that copies go into. */
export function hostOf(scope: Scope, folder: Folder): Scope | undefined {
  if (scope.kind !== 'files') return scope
  return folder.applied.findLast(
    ({ scope: host }) => !isReadOnlyBy(host, '2.2') && (host.kind !== 'directory' || host.at?.close),
  )?.scope
}

/** The AllowOverride lines of the .htaccess file that a copy goes into. */
export const overridesFor = (site: Site, scope: Scope, { folder }: Repeat): readonly (Directive | undefined)[] =>
  folder && hostOf(scope, folder)?.kind === 'htaccess' ? overridesAt(site, folder).reading : []
