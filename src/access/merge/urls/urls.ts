import { groupBy } from '../../../base/group-by.js'
import { lazy } from '../../../base/lazy.js'
import { oncePerKey, oncePerObject, oncePerText } from '../../../base/once.js'
import { isAbsolute } from '../../../httpd/absolute-path.js'
import { mayHaveEffect } from '../../../httpd/directives.js'
import { segmentsOf } from '../../../httpd/folder-path.js'
import { commonBeginningOfMatches } from '../../../httpd/regex-beginning.js'
import { isProxying, rewritesToFile } from '../../../httpd/rewrite-words.js'
import { namesMaybeWithEffect } from '../../../models/lines-with-effect.js'
import { isWholeServer } from '../../../models/whole-server.js'
import { lacksWindowsDrive, windowsDrivesOf, withKnownDrive } from '../../../models/windows-drives.js'
import { contextsOf } from '../../../site/context.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { firstMainFile } from '../../../site/main-file.js'
import { builtInDocumentRootsOnDebian } from '../../../site/server-paths.js'
import type { Site } from '../../../site/site.js'
import type { Directive, Section } from '../../../syntax/tree.js'
import type { Folder } from '../folder-tree.js'
import { type UrlLine, urlLinesByServer } from './url-lines.js'
import type { MappedFolder, UrlMap } from './url-map.js'

type Server = Section | undefined

/** The URL map of the main server (undefined) or of a virtual host; undefined if the folders of a server are not known. */
export const urlMapLookup = (site: Site): ((server: Server) => UrlMap | undefined) => site.once(findUrlMaps)

function findUrlMaps(site: Site): (server: Server) => UrlMap | undefined {
  const main = lazy(() => linesOfServer(site.once(urlLines).get(undefined) ?? []))
  // Cached, because most servers inherit most folders from the main server.
  const placed = oncePerText((path) => {
    const folder = withKnownDrive(site, path)
    return { folder, segments: segmentsOf(folder) }
  })
  return oncePerKey((server) => {
    const own = linesOfServer((server && site.once(urlLines).get(server)) ?? [])
    const map = mapOf(own, main(), site.once(documentsBuiltIn))
    return map && onDrive(site, map, placed)
  })
}

function onDrive(
  site: Site,
  { folders, below, unknownPrefixes }: UrlMapWithoutDrives,
  placed: (path: string) => Pick<MappedFolder, 'folder' | 'segments'>,
): UrlMap | undefined {
  const isWithout = (path: string) => windowsDrivesOf(site) === 'several' && lacksWindowsDrive(path)
  if (folders.some(({ folder }) => isWithout(folder)) || below.some(isWithout)) return undefined
  return {
    folders: folders.map(({ prefix, folder: path, isSure }) => {
      const { folder, segments } = placed(path)
      return { prefix, prefixWithoutSlash: withoutSlash(prefix), folder, segments, isSure }
    }),
    foldersOfHosts: below.map(placed),
    unknownPrefixes,
  }
}

/** Whether a server is a proxy for some requests, or has a module that bypasses directory sections. */
export function mayBypassDirectorySections(site: Site, server: Server): boolean {
  const servers = site.once(bypassingServers)
  return servers.has(undefined) || servers.has(server)
}

/** Whether any server bypasses directory sections for some requests. */
export const anyServerBypassesDirectorySections = (site: Site): boolean =>
  site.once(bypassingServers).size > 0 || site.sections('Proxy', 'ProxyMatch').length > 0

const bypassingServers = (site: Site): ReadonlySet<Server> =>
  new Set(
    [...site.once(urlLines)].flatMap(([server, lines]) =>
      lines.some(({ at }) => bypassesFolders(at)) ? [server] : [],
    ),
  )

/** Whether a virtual host names a folder, or one above it, in its own DocumentRoot or alias. */
export const isFolderMappedByHost = (site: Site, server: Server, { segments: path }: Folder): boolean =>
  server !== undefined &&
  (site.once(foldersNamed).get(server) ?? []).some((named) => named.every((segment, index) => segment === path[index]))

const foldersNamed = (site: Site): ReadonlyMap<Server, readonly (readonly string[])[]> =>
  new Map(
    Array.from(site.once(urlLines), ([server, lines]) => [
      server,
      lines.flatMap(({ at }) =>
        isRoot(at) || isAlias(at) ? [segmentsOf(at.args[isRoot(at) ? 0 : 1]?.value ?? '')] : [],
      ),
    ]),
  )

/** The virtual hosts with lines of their own that map URLs to folders, or pass URLs on. */
export const virtualHostsMappingUrls = (site: Site): readonly Section[] =>
  [...site.once(urlLines).keys()].flatMap((server) => server ?? [])

function urlLines(site: Site): ReadonlyMap<Server, readonly UrlLine[]> {
  const byServer = urlLinesByServer(site, [
    ...new Set([...namesMaybeWithEffect(site, 'maps'), ...namesMaybeWithEffect(site, 'passes')]),
  ])
  return new Map(
    [...byServer].flatMap(([server, lines]): [Server, readonly UrlLine[]][] => {
      const own = lines.filter(({ at }) => !isPerDirectory(site, at))
      return own.length > 0 ? [[server, own]] : []
    }),
  )
}

/** Whether a line is inside a directory, where it maps no requests. A RewriteRule there starts a new request. */
const isPerDirectory = (site: Site, line: Directive) =>
  (line.key === 'rewriterule' || isHtaccess(line.file)) &&
  [...contextsOf(site, line)].every((context) => context !== 'server' && context !== 'virtualhost')

const bypassesFolders = (line: Directive) =>
  line.key === 'rewriterule'
    ? isProxying(line.args[2]?.value)
    : line.key === 'proxyrequests'
      ? /^on$/i.test(line.args[0]?.value ?? '')
      : mayHaveEffect(line.key, 'passes')

const mapsUrls = (line: Directive): boolean =>
  line.key === 'rewriterule' ? rewritesToFile(line) : mayHaveEffect(line.key, 'maps')

/** The folders of the built-in DocumentRoot. They count only if no unseen line can set another one. */
function documentsBuiltIn(site: Site): readonly string[] {
  const main = firstMainFile(site)
  return main && (site.complete || isWholeServer(site)) ? builtInDocumentRootsOnDebian(main.file) : []
}

type ServerLines = ReturnType<typeof linesOfServer>

/** The mapping lines of one server. Those of the main server also count for each virtual host. */
function linesOfServer(lines: readonly UrlLine[]) {
  const mapping = lines.filter(({ at }) => mapsUrls(at))
  return {
    lines,
    isKnown: mapping.every(({ at, literal }) => literal && !isUnpredictable(at)),
    unknown: mapping.flatMap(({ at }) => unknownBelow(at) ?? []),
    below: mapping.flatMap(({ at }) => folderOfHosts(at) ?? []),
    roots: lines.filter(({ at }) => isRoot(at)),
    aliases: aliasesIn(lines),
  }
}

function mapOf(own: ServerLines, main: ServerLines, builtIn: readonly string[]): UrlMapWithoutDrives | undefined {
  if (!own.isKnown || !main.isKnown) return undefined
  const unknown = own.unknown.concat(main.unknown)
  const below = own.below.concat(main.below)
  const isSure = below.length === 0
  const { lines } = own.lines.length > 0 ? own : main
  const roots = isByHost(lines) ? [] : rootsOf(own.roots, main.roots, { builtIn, isSure })
  if (unknown.includes('') || !roots) return undefined
  const aliases = aliasesOf(own, main).sort((a, b) => b.prefix.length - a.prefix.length)
  return { folders: aliases.concat(roots), below, unknownPrefixes: unknown }
}

type PathMap = Omit<MappedFolder, 'segments' | 'prefixWithoutSlash'>

/** A URL map before Windows drives are added to its paths. */
interface UrlMapWithoutDrives extends Pick<UrlMap, 'unknownPrefixes'> {
  readonly folders: readonly PathMap[]
  readonly below: readonly string[]
}

interface Alias extends Pick<MappedFolder, 'prefix' | 'folder'> {
  readonly at: Directive
  readonly maybe: boolean
  readonly isOwn: boolean
}

/** The aliases of the virtual host and of the main server that apply to some URL. */
function aliasesOf(own: ServerLines, main: ServerLines): PathMap[] {
  const aliases = [...own.aliases.map((one) => ({ ...one, isOwn: true })), ...main.aliases]
  if (aliases.length === 0) return []
  const byPrefix = groupBy(aliases, ({ prefix }) => withoutSlash(prefix))
  const around = oncePerObject(({ prefix }: Alias) => prefixesOf(prefix).flatMap((one) => byPrefix.get(one) ?? []))
  const asked = new Set(aliases.filter((one) => !around(one).some((other) => alwaysTakesOver(other, one))))
  return [...asked].map((one) => ({
    prefix: one.prefix,
    folder: one.folder,
    isSure:
      !one.maybe &&
      one.at.key !== 'wsgiscriptalias' &&
      around(one).every(
        (other) =>
          !asked.has(other) ||
          (other.prefix === one.prefix && other.folder === one.folder) ||
          isCheckedFirst(one, other),
      ),
  }))
}

/** The aliases in some lines, marked as those of the main server. */
const aliasesIn = (lines: readonly UrlLine[]): readonly Alias[] =>
  lines
    .filter(({ at }) => isAlias(at) && unknownBelow(at) === undefined)
    .map(({ at, maybe }) => {
      const [prefix = '', folder = ''] = at.args.map(({ value }) => value)
      return { at, maybe, isOwn: false, prefix: prefix.replace(/\/+/g, '/'), folder }
    })

const withoutSlash = (path: string): string => path.replace(/\/$/, '')

/** A path without its last slash, and all prefixes above it: `/a/b`, `/a` and '' for `/a/b/`. */
function prefixesOf(path: string): readonly string[] {
  const found = [withoutSlash(path)]
  for (let last = found[0] ?? ''; last !== ''; found.push(last))
    last = last.slice(0, Math.max(0, last.lastIndexOf('/')))
  return found
}

const isRoot = ({ key }: Directive) => key === 'documentroot'

const isAlias = ({ key }: Directive) => /^(script|wsgiscript)?alias$/.test(key)

/** The mapping directives whose targets can be read. Any other mapping directive may send all URLs anywhere. */
const readableDirectives =
  /^(documentroot|virtual(documentroot|scriptalias)(ip)?|((wsgi)?script)?alias(match)?|rewriterule|userdir)$/

/** Whether a line may send its URLs anywhere: its path is relative to ServerRoot, say, or contains a part of the host name. */
const isUnpredictable = (at: Directive): boolean =>
  (isRoot(at) && !isAbsolute(at.args[0]?.value ?? '')) ||
  (isAlias(at) && (!isAbsolute(at.args[1]?.value ?? '') || !at.args[0]?.value.startsWith('/'))) ||
  !readableDirectives.test(at.key) ||
  (mapsByHost(at) && folderOfHosts(at) === undefined)

/** The last DocumentRoot of the virtual host, or of the main server, or the built-in one; undefined if not known. */
function rootsOf(
  own: readonly UrlLine[],
  main: readonly UrlLine[],
  { builtIn, isSure }: { readonly builtIn: readonly string[]; readonly isSure: boolean },
): readonly PathMap[] | undefined {
  const isSurelySet = (lines: readonly UrlLine[]) => lines.some(({ maybe }) => !maybe)
  const lines = isSurelySet(own) ? own : [...own, ...main]
  if (!isSurelySet(lines) && builtIn.length === 0) return undefined
  const folders = [...lines.map(({ at }) => at.args[0]?.value ?? ''), ...(isSurelySet(lines) ? [] : builtIn)]
  return folders.map((folder) => ({ prefix: '/', folder, isSure: isSure && folders.length === 1 }))
}

/** Whether httpd checks one alias before another: those of the virtual host come first (merge_alias_config). */
function isCheckedFirst(one: Alias, other: Alias): boolean {
  if (one.isOwn !== other.isOwn) return one.isOwn
  return one.at.file === other.at.file && one.at.start < other.at.start
}

/**
 * The start of the URLs that a line may send anywhere; '' for all URLs, undefined for none. mod_userdir handles URLs
 * that start with `/~` (translate_userdir). With mod_rewrite, Location still sees the original URL. `Alias /a/ /b` maps
 * `/a/c` to `/bc`.
 */
function unknownBelow(line: Directive): string | undefined {
  const { key, args } = line
  const [first = '', second = ''] = args.map((arg) => arg.value)
  if (key === 'userdir') return /^disabled$/i.test(first) && args.length === 1 ? undefined : '/~'
  if (isAlias(line)) return first.endsWith('/') && !/[/\\]$/.test(second) ? first.toLowerCase() : undefined
  if (key === 'rewriterule') {
    const beginning = commonBeginningOfMatches(first).toLowerCase()
    // A rule for `http://` counts for all URLs, because it can catch a URL that another rule would have rewritten.
    return beginning.startsWith('h') ? '' : beginning
  }
  return /^((wsgi)?scriptaliasmatch|aliasmatch)$/.test(key) ? commonBeginningOfMatches(first).toLowerCase() : undefined
}

/** Whether an alias is surely checked before another one, and matches all URLs of the other. */
function alwaysTakesOver(one: Alias, other: Alias): boolean {
  const isWider = other.prefix === one.prefix || other.prefix.startsWith(one.prefix.replace(/\/?$/, '/'))
  return isWider && one !== other && !one.maybe && one.at.key !== 'wsgiscriptalias' && isCheckedFirst(one, other)
}

/** Whether a line of mod_vhost_alias finds folders by host name or address. */
const mapsByHost = ({ key, args }: Directive): boolean =>
  key.startsWith('virtual') && !/^none$/i.test(args[0]?.value ?? '')

/**
 * The folder that contains the folders of all hosts: the part of the path before the first `%`. A host name cannot lead out of
 * it, for it contains no slash and is not `..` (mod_vhost_alias.c, vhost_alias_interpolate; server/vhost.c,
 * fix_hostname_non_v6). Undefined if the line maps no hosts, or if the path is relative, may contain `..` or begins with a `%`.
 */
function folderOfHosts(at: Directive): string | undefined {
  const path = at.args[0]?.value ?? ''
  if (!mapsByHost(at) || !isAbsolute(path)) return undefined
  const segments = segmentsOf(path)
  const names = segments.findIndex((segment) => segment.includes('%'))
  const first = names < 0 ? segments.length : names
  const isPlain = segments.every((segment) => !/^\.\.$/.test(segment.replace(/%(p|-?\d\+?(\.-?\d\+?)?)/g, '')))
  return first > 0 && isPlain ? `/${segments.slice(0, first).join('/')}` : undefined
}

/** Whether a server surely maps all URLs without an alias by host name, so that its DocumentRoot is not used. */
function isByHost(lines: readonly UrlLine[]): boolean {
  const roots = lines.filter(({ at }) => /^virtualdocumentroot/.test(at.key))
  return roots.some(({ maybe }) => !maybe) && roots.every(({ at }) => mapsByHost(at))
}
