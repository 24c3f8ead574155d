import { fitsPath, isWild } from '../../httpd/fnmatch.js'
import { segmentsOf } from '../../httpd/folder-path.js'
import { beginningOfMatches } from '../../httpd/regex-beginning.js'
import { drivesOf, isWithoutDrive, withDrive } from '../../models/drives.js'
import { contextsOf } from '../../site/context.js'
import type { Site } from '../../site/site.js'
import type { Directive, Section } from '../../syntax/tree.js'
import type { Folder } from './folder-tree.js'
import type { Scope } from './scope.js'
import { linesByServer, type UrlLine } from './url-lines.js'
import { urlPrefix } from './url-paths.js'

/** From which folders a server answers. */
export interface UrlMap {
  /** The longest prefixes first. */
  readonly folders: readonly Mapped[]
  /** Below URLs that begin so, an answer may lie anywhere. In small letters. */
  readonly unknown: readonly string[]
}

/** Where the URLs lie that begin so: `/` for those of the document root. */
export interface Mapped {
  readonly prefix: string
  readonly folder: string
  /** Otherwise they may lie where a shorter prefix says, or another of the same. */
  readonly sure: boolean
}

/** Directives that put every answer where only the server knows. */
const unpredictable = [
  ...['VirtualDocumentRoot', 'VirtualDocumentRootIP', 'VirtualScriptAlias', 'VirtualScriptAliasIP'],
  ...['VhostLDAPEnabled', 'VhostLDAPURL', 'JkAutoAlias', 'PerlTransHandler', 'PythonTransHandler'],
]

/** Those that put some answers there: for URLs that match a pattern, and those of users. */
const partlyUnpredictable = ['AliasMatch', 'ScriptAliasMatch', 'WSGIScriptAliasMatch', 'RewriteRule', 'UserDir']

/** Those of mod_alias are asked in the order in which they are written, before those of mod_wsgi. */
const aliases = ['Alias', 'ScriptAlias', 'WSGIScriptAlias']

/** Modules that answer without looking at any folder. */
const passing = [
  ...[
    'ProxyPass',
    'ProxyPassMatch',
    'ProxyRequests',
    'JkMount',
    'JkMountFile',
    'JkMountCopy',
    'SVNPath',
    'SVNParentPath',
  ],
  'PerlMapToStorageHandler',
]

type Server = Section | undefined

/** The URL maps of the main server (undefined) and of virtual hosts; undefined for one whose folders cannot be told. */
export const urlMapsOf = (site: Site): ((server: Server) => UrlMap | undefined) => site.once(findUrlMaps)

function findUrlMaps(site: Site): (server: Server) => UrlMap | undefined {
  const known = new Map<Server, UrlMap | undefined>()
  return (server) => {
    if (!known.has(server)) {
      const said = site.once(urlLines)
      const map = mapOf(server ? (said.get(server) ?? []) : [], said.get(undefined) ?? [])
      known.set(server, map && onDrive(site, map))
    }
    return known.get(server)
  }
}

const onDrive = (site: Site, { folders, unknown }: UrlMap): UrlMap | undefined =>
  drivesOf(site) === 'several' && folders.some(({ folder }) => isWithoutDrive(folder))
    ? undefined
    : { folders: folders.map((one) => ({ ...one, folder: withDrive(site, one.folder) })), unknown }

/** Whether a server has another one answer, or a module for which no folder's sections apply. */
export function passesOn(site: Site, server: Server): boolean {
  const servers = site.once(passingServers)
  return servers.has(undefined) || servers.has(server)
}

const passingServers = (site: Site): ReadonlySet<Server> =>
  new Set(
    [...site.once(urlLines)].flatMap(([server, lines]) => (lines.some(({ at }) => isPassing(at)) ? [server] : [])),
  )

/** The virtual hosts that do not answer from the same folders as the main server. */
export const serversWithFolders = (site: Site): readonly Section[] =>
  [...site.once(urlLines).keys()].flatMap((server) => server ?? [])

function urlLines(site: Site): ReadonlyMap<Server, readonly UrlLine[]> {
  const said = linesByServer(site, ['DocumentRoot', ...aliases, ...passing, ...unpredictable, ...partlyUnpredictable])
  return new Map(
    [...said].flatMap(([server, lines]): [Server, readonly UrlLine[]][] => {
      const own = lines.filter(({ at }) => !isPerDirectory(site, at))
      return own.length > 0 ? [[server, own]] : []
    }),
  )
}

/** A RewriteRule in a directory starts a new request, which is mapped like any other. */
const isPerDirectory = (site: Site, line: Directive) =>
  line.key === 'rewriterule' &&
  [...contextsOf(site, line)].every((context) => context !== 'server' && context !== 'virtualhost')

const isPassing = (line: Directive) =>
  line.key === 'rewriterule'
    ? /^\[(.*,)?\s*(P|proxy)\s*(,.*)?\]$/i.test(line.args[2]?.value ?? '')
    : line.key === 'proxyrequests'
      ? /^on$/i.test(line.args[0]?.value ?? '')
      : passing.some((name) => name.toLowerCase() === line.key)

function mapOf(own: readonly UrlLine[], main: readonly UrlLine[]): UrlMap | undefined {
  const mapping = [...own, ...main].filter(({ at }) => at.key !== 'proxyrequests' && !isPassing(at))
  if (mapping.some(({ at, literal }) => !literal || isUnpredictable(at))) return undefined
  const unknown = mapping.flatMap(({ at }) => unknownBelow(at) ?? [])
  const roots = rootsOf(own.filter(isRoot), main.filter(isRoot))
  if (unknown.includes('') || !roots) return undefined
  const mine = own.filter(isAlias)
  const all = [...mine, ...main.filter(isAlias)].filter(({ at }) => unknownBelow(at) === undefined)
  const mapped = all.map((line, index) => ({
    ...wordsOf(line),
    sure:
      !line.maybe &&
      line.at.key !== 'wsgiscriptalias' &&
      all.every((other, at) => at === index || isFirst(line, other, mine)),
  }))
  return { folders: [...mapped.sort((a, b) => b.prefix.length - a.prefix.length), ...roots], unknown }
}

const isRoot = ({ at }: UrlLine) => at.key === 'documentroot'

const isAlias = ({ at }: UrlLine) => /^(script|wsgiscript)?alias$/.test(at.key)

const wordsOf = ({ at }: UrlLine) => ({
  prefix: at.args[0]?.value.replace(/\/+/g, '/') ?? '',
  folder: at.args[1]?.value ?? '',
})

/** A path that is told from ServerRoot may lie anywhere, for what is seen here; and so may what only part of a name says. */
const isUnpredictable = (at: Directive): boolean =>
  (isRoot({ at } as UrlLine) && !isAbsolute(at.args[0]?.value)) ||
  (isAlias({ at } as UrlLine) && (!isAbsolute(at.args[1]?.value) || !at.args[0]?.value.startsWith('/'))) ||
  unpredictable.some((name) => name.toLowerCase() === at.key)

const isAbsolute = (path = ''): boolean => /^(\/|[a-z]:[/\\])/i.test(path)

/** The last DocumentRoot of the virtual host counts, else the main server's; undefined where there may be none. */
function rootsOf(own: readonly UrlLine[], main: readonly UrlLine[]): readonly Mapped[] | undefined {
  const lines = own.some(({ maybe }) => !maybe) ? own : [...own, ...main]
  if (!lines.some(({ maybe }) => !maybe)) return undefined
  return lines.map(({ at }) => ({ prefix: '/', folder: at.args[0]?.value ?? '', sure: lines.length === 1 }))
}

/**
 * Whether httpd looks at a line before another one that takes its URLs too: it takes the first that fits, and those of the
 * virtual host come before those of the main server (mod_alias.c, try_alias_list, merge_alias_config).
 */
function isFirst(line: UrlLine, other: UrlLine, own: readonly UrlLine[]): boolean {
  const [{ prefix, folder }, they] = [wordsOf(line), wordsOf(other)]
  const end = they.prefix.replace(/\/$/, '')
  if (prefix.replace(/\/$/, '') !== end && !prefix.startsWith(`${end}/`)) return true
  if (they.prefix === prefix && they.folder === folder) return true
  if (own.includes(line) !== own.includes(other)) return own.includes(line)
  return line.at.file === other.at.file && line.at.start < other.at.start
}

/**
 * What the URLs begin with whose answers a line puts anywhere; '' for all URLs, undefined for none. mod_userdir looks at
 * those that begin with `/~` (translate_userdir); mod_rewrite leaves the URL as it was asked for, where Location looks,
 * unless it passes it on to be mapped like any other. `Alias /a/ /b` puts `/a/c` at `/bc`.
 */
function unknownBelow({ key, args }: Directive): string | undefined {
  const [first = '', second = ''] = args.map((arg) => arg.value)
  if (key === 'userdir') return /^disabled$/i.test(first) && args.length === 1 ? undefined : '/~'
  if (isAlias({ at: { key } } as UrlLine))
    return first.endsWith('/') && !/[/\\]$/.test(second) ? first.toLowerCase() : undefined
  return /^((wsgi)?scriptaliasmatch|aliasmatch|rewriterule)$/.test(key)
    ? beginningOfMatches(first).toLowerCase()
    : undefined
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
  const isMeant = (prefix: string) => `${prefix}/`.startsWith(within) || within.startsWith(prefix.replace(/\/$/, ''))
  const near = (urls?.folders ?? []).filter(({ prefix, folder: root }) => {
    const other = segmentsOf(root)
    return isMeant(prefix) && (isIn(path, other) || isIn(other, path))
  })
  const [only] = near
  if (!urls || !only?.sure || near.length > 1 || !isIn(path, segmentsOf(only.folder))) return undefined
  const url = `${only.prefix.replace(/\/$/, '')}/${path.slice(segmentsOf(only.folder).length).join('/')}`
  return urls.folders.some((other) => other !== only && takesSome(other, only, url)) || isUnknownBelow(urls, url)
    ? undefined
    : url
}

/**
 * The same for what lies in a folder and in a location at once, where wild-cards may stand for the names that the location says:
 * of `/srv/` with any name and `up` it is `/status/up` within `/status`.
 */
export function urlWithin(urls: UrlMap | undefined, folder: Folder, location: Scope): string | undefined {
  const within = urlPrefix(location)
  if (!folder.wild) return urlOf(urls, folder, within)
  const places = (urls?.folders ?? []).filter(({ prefix }) => within.startsWith(prefix.replace(/\/$/, '')))
  const [only] = places
  if (!only || places.length > 1 || location.regex) return undefined
  const own = segmentsOf(`${only.folder}/${within.slice(only.prefix.replace(/\/$/, '').length)}`)
  const segments = [...own, ...folder.segments.slice(own.length)]
  if (!fitsPath(folder.segments, segments) || segments.some(isWild)) return undefined
  return urlOf(urls, { ...folder, path: `/${segments.join('/')}`, segments, wild: false }, within)
}

/** Whether a line that is asked before another one, for its longer prefix, takes URLs that begin so. */
function takesSome({ prefix }: Mapped, only: Mapped, url: string): boolean {
  const [asked, at] = [`${prefix}/`.replace(/\/+$/, '/'), `${url}/`.replace(/\/+$/, '/')]
  return asked.startsWith(at) || (at.startsWith(asked) && prefix.length > only.prefix.length)
}
