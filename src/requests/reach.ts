import { matchesRegex } from '../access/merge/file-names.js'
import { grouped } from '../base/grouped.js'
import { needsEnd } from '../httpd/directory-pattern.js'
import { withoutEnd } from '../httpd/end-anchor.js'
import { isWild, matchesWild } from '../httpd/fnmatch.js'
import { segmentsOf } from '../httpd/folder-path.js'
import type { Site } from '../site/site.js'
import { type Directive, valuesOf } from '../syntax/tree.js'
import type { Container, ReadConfiguration, ReadServer } from './containers.js'

/** What httpd looks at for the URL of a request, before it asks who may have it. */
export interface Reached {
  /** The sections and `.htaccess` files that apply, in the order in which they are merged. */
  readonly containers: readonly Container[]
  /** Lines that lead somewhere else than below the document root: aliases, redirections, rewriting, proxies. */
  readonly lines: readonly Directive[]
  /** Where it lies on the server; undefined where another one answers, or a redirection. */
  readonly path: string | undefined
  /** What the URL is: that of a folder, with a document for it or without, or without a slash at its end; or of a file. */
  readonly form: 'folder' | 'folder-without-index' | 'folder-unslashed' | 'file'
}

/** What is known of the documents of a server. */
export interface Documents {
  isFolder(path: string): boolean
  isFile(path: string): boolean
}

/** How one version finds what to answer with. */
export interface Reach {
  readonly site: Site
  reach(server: ReadServer, url: string): Reached
}

/** @param documents what lies in the folders of the server, as far as it is known */
export function reachIn(site: Site, configuration: ReadConfiguration, documents: Documents): Reach {
  const said = site.directives('DirectoryIndex').flatMap((line) => valuesOf(line))
  const indexes = said.length > 0 ? said : ['index.html']
  const { htaccess: all } = configuration
  const htaccess = { all, inFolder: filesByFolder(all), filesIn: filesByOuter(all) }
  const known = new Map<ReadServer, Placed>()
  const containersOf = (server: ReadServer): Placed => {
    const { main } = configuration
    const placed = known.get(server) ?? sectionsPlaced(server === main ? [main] : [main, server])
    known.set(server, placed)
    return placed
  }
  return {
    site,
    reach(server, url) {
      const everywhere = containersOf(server)
      if (!url.startsWith('/'))
        return {
          path: undefined,
          lines: [],
          form: 'file',
          containers: everywhere.all.filter((one) => isProxyFor(one, url)),
        }
      const { path, lines } = mapped(configuration.main, server, url)
      const form = formOf(path, url, documents, indexes)
      return { path, lines, form, containers: applied(site, everywhere, htaccess, { url, path, form }) }
    },
  }
}

function formOf(
  path: string | undefined,
  url: string,
  documents: Documents,
  indexes: readonly string[],
): Reached['form'] {
  if (!url.endsWith('/')) return path !== undefined && documents.isFolder(path) ? 'folder-unslashed' : 'file'
  const hasIndex = indexes.some((name) => documents.isFile(`${path?.replace(/\/$/, '')}/${name}`))
  return path !== undefined && documents.isFolder(path) && !hasIndex ? 'folder-without-index' : 'folder'
}

const mapsUrls =
  /^(redirect(match|permanent|temp)?|alias(match)?|scriptalias(match)?|wsgiscriptalias(match)?|rewriterule|proxypass(match)?)$/

/** The lines that map URLs and match this one, and the path that the first alias among them, or the document root, leads to. */
function mapped(main: ReadServer, server: ReadServer, url: string): Pick<Reached, 'path' | 'lines'> {
  const own = server === main ? [] : server.lines
  const lines = [...own, ...main.lines].filter(({ key }) => mapsUrls.test(key)).filter((line) => takes(line, url))
  const alias = lines.find(({ key }) => /alias/.test(key))
  const elsewhere = lines.some(({ key }) => /^(redirect|proxypass)/.test(key))
  if (elsewhere) return { path: undefined, lines }
  if (alias) return { path: aliased(alias, url), lines }
  const root = [...own, ...main.lines.toReversed()].find(({ key }) => key === 'documentroot')
  const own22 = own.findLast(({ key }) => key === 'documentroot') ?? root
  const folder = own22?.args[0]?.value
  return { path: folder === undefined ? undefined : joined(folder, url), lines }
}

const joined = (folder: string, rest: string): string => `/${segmentsOf(`${folder}/${rest}`).join('/')}`

/** Whether a line that steers requests is for a URL (mod_alias.c, alias_matches; a prefix ends where a segment does). */
export function takes(line: Directive, url: string): boolean {
  const words = valuesOf(line)
  if (/match$/.test(line.key) || line.key === 'rewriterule') {
    const negated = line.key === 'rewriterule' && words[0]?.startsWith('!') === true
    const pattern = negated ? (words[0] ?? '').slice(1) : (words[0] ?? '')
    const prefix = /^redirect/.test(line.key) && !pattern.includes('/') && words.length > 2 ? words[1] : pattern
    return matchesRegex(prefix ?? '', url, false) !== negated
  }
  const prefix = words.find((word) => word.startsWith('/'))
  return prefix !== undefined && isBelow(url, prefix)
}

const isBelow = (url: string, prefix: string): boolean =>
  url === prefix || url.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)

function aliased(line: Directive, url: string): string | undefined {
  const [first = '', second = ''] = valuesOf(line)
  if (!/match$/.test(line.key)) return joined(second, url.slice(first.length))
  try {
    const found = new RegExp(first).exec(url)
    return found
      ? joined(
          second.replace(/\$(\d)/g, (_, index: string) => found[Number(index)] ?? ''),
          '',
        )
      : undefined
  } catch {
    return undefined
  }
}

interface Target {
  readonly url: string
  readonly path: string | undefined
  readonly form: Reached['form']
}

/** Containers, and which of them are for one folder, given by its names, or for files in what other containers are for. */
interface Placed {
  readonly all: readonly Container[]
  readonly inFolder: (names: readonly string[]) => readonly Container[]
  readonly filesIn: (outer: readonly (Container | undefined)[]) => readonly Container[]
}

/** The sections for files, in their order. */
function filesByOuter(all: readonly Container[]): Placed['filesIn'] {
  const files = all.filter(({ kind }) => kind === 'files').map((one, position) => ({ one, position }))
  const within = grouped(files, ({ one }) => one.outer)
  return (outer) =>
    outer
      .flatMap((one) => within.get(one) ?? [])
      .sort((a, b) => a.position - b.position)
      .map(({ one }) => one)
}

function sectionsPlaced(servers: readonly ReadServer[]): Placed {
  const all = servers.flatMap(({ containers }) => containers)
  const sections = all.filter(({ kind }) => kind === 'directory')
  const placed = sections.map((one, position) => ({ one, position, names: segmentsOf(one.path) }))
  const named = grouped(placed, ({ names }) => (names.some(isWild) ? undefined : names.join('/')))
  const wild = named.get(undefined) ?? []
  const inFolder = (folder: readonly string[]) =>
    [...(named.get(folder.join('/')) ?? []), ...wild.filter(({ names }) => fitsFolder(names, folder))]
      .sort((a, b) => a.position - b.position)
      .map(({ one }) => one)
  return { all, inFolder, filesIn: filesByOuter(all) }
}

/** The .htaccess files by the folder that they lie in. */
function filesByFolder(htaccess: readonly Container[]): Placed['inFolder'] {
  const files = htaccess.filter(({ kind }) => kind === 'htaccess')
  const named = grouped(files, ({ path }) => segmentsOf(path).join('/'))
  return (folder) => named.get(folder.join('/')) ?? []
}

/** In the order of httpd's walk: folders from the root down, patterns for folders, names of files, URLs. */
function applied(
  site: Site,
  { all, inFolder, filesIn }: Placed,
  htaccess: Placed,
  target: Target,
): readonly Container[] {
  const folders = foldersOf(target)
  const inFolders = folders.flatMap((folder) => [...inFolder(folder), ...htaccess.inFolder(folder)])
  const place = folders.at(-1)
  const patterns = place
    ? all.filter((one) => one.kind === 'pattern' && isPatternFor(site, one.path, `/${place.join('/')}`))
    : []
  const around = [undefined, ...new Set([...inFolders, ...patterns])]
  const name = target.form === 'file' ? target.path?.split('/').at(-1) : undefined
  const files = [...filesIn(around), ...htaccess.filesIn(around)].filter(
    (one) =>
      name !== undefined &&
      (one.regex
        ? matchesRegex(one.path, name, true)
        : isWild(one.path)
          ? matchesWild(one.path, name)
          : one.path === name),
  )
  const locations = all.filter((one) => one.kind === 'location' && isLocationFor(one, target.url))
  return [...inFolders, ...patterns, ...inMergeOrder(files, inFolders), ...locations]
}

/** Those that stand in no folder's section come first. */
const inMergeOrder = (files: readonly Container[], folders: readonly Container[]): readonly Container[] =>
  [...files].sort((a, b) => rank(a, folders) - rank(b, folders))

const rank = ({ outer }: Container, folders: readonly Container[]): number => (outer ? folders.indexOf(outer) : -1)

/** The folders on the way to the target, from the root of the disk down, each by its names. */
function foldersOf({ path, form }: Target): readonly (readonly string[])[] {
  if (path === undefined) return []
  const segments = segmentsOf(path)
  const names = form === 'file' ? segments.slice(0, -1) : segments
  return [[], ...names.map((_, index) => names.slice(0, index + 1))]
}

const fitsFolder = (names: readonly string[], folder: readonly string[]): boolean =>
  names.length === folder.length &&
  names.every((name, index) => name === folder[index] || (isWild(name) && matchesWild(name, folder[index] ?? '')))

/** 2.2 let no `$` match in such a pattern (server/request.c of 2.2, ap_directory_walk). */
function isPatternFor({ from }: Site, pattern: string, folder: string): boolean {
  if (from === '2.2') return !needsEnd(pattern) && matchesRegex(withoutEnd(pattern), `${folder}/`, false)
  return matchesRegex(pattern, `${folder}/`, false) || matchesRegex(pattern, folder, false)
}

/** `<Location /a>` is for `/a` and all below; wild-cards are held against the whole URL (server/request.c, ap_location_walk). */
function isLocationFor({ path, regex }: Container, url: string): boolean {
  if (regex) return matchesRegex(path, url, false)
  if (!isWild(path)) return isBelow(url, path === '' ? '/' : path)
  const parts = url.split('/')
  const pattern = path.split('/')
  return pattern.length === parts.length && pattern.every((part, index) => matchesWild(part, parts[index] ?? ''))
}

/** `<Proxy>` is for URLs that begin so, or that its wild-cards match (modules/proxy/mod_proxy.c, proxy_walk). */
function isProxyFor({ kind, path, regex }: Container, url: string): boolean {
  if (kind !== 'proxy') return false
  if (regex) return matchesRegex(path, url, false)
  if (!isWild(path)) return url.startsWith(path)
  // There a star is for slashes too.
  const source = path
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\?/g, '.')
  return matchesRegex(`^${source}$`, url, false)
}
