import { saysNothing, wholeOf } from '../../../access/merge/decision.js'
import { isReadable, meet } from '../../../access/merge/file-names.js'
import { type Folder, foldersUpFrom } from '../../../access/merge/folder-tree.js'
import type { State } from '../../../access/merge/keyed-state.js'
import type { Around, Part, ServerSection } from '../../../access/merge/merge.js'
import { isForServersOf } from '../../../access/merge/merge-servers.js'
import { mayGoUnread, overridesAt, overridesOf, readsNothing } from '../../../access/merge/override.js'
import { isReadOnlyBy, type Place, type Scope } from '../../../access/merge/scope.js'
import { inherit, initialState } from '../../../access/merge/state.js'
import { locationWithin, urlCovers, urlExpression } from '../../../access/merge/url-paths.js'
import { serversWithFolders, urlWithin } from '../../../access/merge/urls.js'
import type { Access } from '../../../access/read/access.js'
import { fitsPath, isWild } from '../../../httpd/fnmatch.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { formOf, mayGo, needsNone } from '../forms.js'
import { overrulersOf } from '../overruled.js'
import type { Plan, Planner } from '../plan.js'
import { canNarrow, isForFolders } from './narrower.js'
import { splitByServer, splitHtaccess, type TagOf } from './server-copies.js'
import { type Repeat, type Split, type SplitOptions, splitOf, type Tag } from './split.js'

/**
 * One form for all that the section lies over or, where there is none, one with repetitions. A location that others overrule
 * says what it says by itself.
 */
export function fittingForm(
  planner: Planner,
  scope: Scope,
  own: Access,
  bases: readonly State[],
  around: Around,
): Split & Pick<Plan, 'overruledBy'> {
  const split = exactForm(planner, scope, own, bases, around)
  const overruledBy = split.form.kind === 'none' && !own.unclear ? overrulersOf(planner.scopes, scope) : []
  if (overruledBy.length === 0) return split
  const tree = wholeOf(inherit(initialState, own, true), planner.authorizers)
  return { form: { kind: 'tree', authorization: { merging: undefined, tree } }, repeats: [], overruledBy }
}

function exactForm(
  planner: Planner,
  scope: Scope,
  own: Access,
  bases: readonly State[],
  { folder, parts }: Around,
): Split {
  const { authorizers } = planner
  if (
    planner.sparing &&
    (mayGo(own, bases, saysNothing) || (planner.site.complete && needsNone(own, bases, authorizers)))
  )
    return { form: { kind: 'nothing' }, repeats: [] }
  const form = formOf(own, bases, authorizers)
  if (form.kind !== 'none' && scope.kind !== 'files') return { form, repeats: [] }
  const none: Split = { form: { kind: 'none' }, repeats: [] }
  const tagOf: TagOf = (repeat, servers) => tagOn(planner, scope, repeat, servers)
  const byServer = () => (own.unclear ? undefined : splitByServer(planner, scope, own, parts(), tagOf))
  const forced = scope.kind === 'files' ? forcedFolders(planner, scope, folder) : new Set<Folder>()
  if (form.kind !== 'none' && forced.size === 0) return { form, repeats: [] }
  if (own.unclear || scope.branch !== undefined) return none
  if (scope.kind === 'htaccess')
    return (
      (folder &&
        isReadForSure(planner, scope, folder, reaching(parts(), folder)) &&
        splitHtaccess(planner, scope, own, parts())) ||
      none
    )
  if (scope.kind !== 'files' && scope.kind !== 'location' && !isForFolders(scope)) return byServer() ?? none
  const split = splitOf({
    own,
    parts: parts(),
    authorizers,
    forced,
    ownForm: ownFormOf(scope, folder),
    namesLast: scope.kind === 'location',
  })
  if (split?.repeats.every((repeat) => canHold(planner, scope, repeat, parts())))
    return withExceptions(planner, scope, split)
  if (split?.repeats.every((repeat) => canTest(planner, scope, repeat))) {
    const repeats = split.repeats.map((repeat): Repeat => ({ ...repeat, byFile: true }))
    return withExceptions(planner, scope, { ...split, repeats })
  }
  return (forced.size === 0 ? byServer() : undefined) ?? none
}

/** An `<If>` comes after all locations: it is not for the URLs of those that follow. */
function withExceptions(planner: Planner, scope: Scope, split: Split): Split {
  if (scope.kind !== 'location') return split
  const except = followersOf(planner, scope)
  const isTested = ({ byFile, names }: Repeat) => byFile || names.length > 0
  if (except.length === 0) return split
  return { ...split, repeats: split.repeats.map((repeat) => (isTested(repeat) ? { ...repeat, except } : repeat)) }
}

/** The folder of its own URL, or of the section around it, has no place for a copy; and one with wild-cards none but itself. */
function ownFormOf({ kind }: Scope, folder: Folder | undefined): SplitOptions['ownForm'] {
  if (kind === 'directory') return 'wild'
  return kind === 'location' || (kind === 'files' && folder !== undefined) ? 'first' : 'anywhere'
}

/** Copies of `<Files>` sections come last in their folder, so what came after the original has to be copied too. */
function forcedFolders({ copied }: Planner, scope: Scope, folder: Folder | undefined): Set<Folder> {
  const forced = [...copied].filter(([place, scopes]) => {
    const below = !folder || (place !== folder && isBelow(place, folder))
    // In the folder itself copies may stand in a section, or a .htaccess file, that comes after this one's.
    const after = place === folder && scopes.some((other) => hostOf(other, place) !== scope.places[0]?.outer)
    return (below || after) && scopes.some((other) => meet(other, scope) !== 'never')
  })
  return new Set(forced.map(([place]) => place))
}

const isBelow = (place: Folder, folder: Folder): boolean =>
  isWild(folder.path)
    ? place.depth >= folder.depth && fitsPath(folder.segments, place.segments)
    : [...foldersUpFrom(place)].includes(folder)

/** The tag of a location for the URLs of a folder, or of another location, on each of these servers. */
function tagOn(
  planner: Planner,
  scope: Scope,
  { folder, names, urls = [] }: Repeat,
  servers: readonly ServerSection[],
): Tag | undefined {
  const [other] = urls
  if (names.length > 0 || urls.length > 1) return undefined
  if (other) {
    const isPlain = !folder && !other.regex && !/["\\]/.test(other.path) && canCopyFor(scope, other)
    return isPlain ? { name: 'Location', path: other.path } : undefined
  }
  if (!folder || /["\\]/.test(folder.path)) return undefined
  const url = urlOn(planner, scope, folder, servers)
  return url === undefined ? undefined : locationWithin(scope, url)
}

function canHold(
  planner: Planner,
  scope: Scope,
  { folder, names, urls = [] }: Repeat,
  parts: readonly Part[],
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
function followersOf({ scopes }: Planner, scope: Scope): readonly Scope[] {
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
const canTest = (planner: Planner, scope: Scope, { folder, names, urls = [] }: Repeat): boolean =>
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
): boolean => !skipped.has(htaccess) && servers.every((server) => !mayGoUnread(overridesOf(site, folder, server)))

/** Whether a copy in a folder's section comes after the original, and is for that folder alone. */
function holdsLater(host: Scope, { places }: Scope): boolean {
  const outer = places[0]?.outer
  return !isWild(host.path) && host !== outer && outer?.kind !== 'pattern'
}

/** The servers that have what lies in a folder. */
const reaching = (parts: readonly Part[], folder: Folder): readonly ServerSection[] =>
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
  folder && hostOf(scope, folder)?.kind === 'htaccess'
    ? overridesAt(site, folder).lines.filter((line) => !readsNothing(line))
    : []
