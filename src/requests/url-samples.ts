import { isWild } from '../httpd/fnmatch.js'
import { segmentsOf } from '../httpd/folder-path.js'
import { commandsUnder, type Directive, type Section, valuesOf } from '../syntax/tree.js'
import type { Container, ReadConfiguration, ReadServer } from './containers.js'
import { textsMatching, wildSamples } from './pattern-samples.js'

/** A URL that is worth asking for, and the line that makes it so. */
export interface UrlSample {
  /** As httpd sees it once escapes are undone. */
  readonly url: string
  /** Absent for what a server has anyway: its root, and its documents. */
  readonly about: Directive | Section | undefined
}

/** The folders and files that are known to lie on the server. */
export interface KnownFiles {
  /** The files below a folder of the server, by their whole paths. */
  readonly files: readonly string[]
}

/** Of more documents than these only the first are looked at: they stand for the others. */
const mostFiles = 400

/** The URLs of a server that its sections and its lines tell apart: inside of each, and just outside. */
export function urlSamples(
  { main, htaccess }: ReadConfiguration,
  server: ReadServer,
  { files }: KnownFiles,
): readonly UrlSample[] {
  const all = server === main ? server.containers : [...main.containers, ...server.containers]
  const lines = server === main ? main.lines : [...server.lines, ...main.lines]
  const roots = rootsOf(lines)
  const namesIn = namesByFolder(files)
  const place: Place = { roots, namesIn, folders: [] }
  const found: UrlSample[] = [{ url: '/', about: undefined }]
  for (const path of files.slice(0, mostFiles))
    for (const url of urlsOf(roots, path)) found.push({ url, about: undefined })
  for (const path of foldersOf(files))
    for (const url of urlsOf(roots, path)) found.push({ url: slashed(url), about: undefined })
  const folders = [...all, ...htaccess].filter(({ kind }) => kind === 'directory' || kind === 'htaccess')
  const named = [
    ...new Set(folders.flatMap((one) => foldersNamed(one, namesIn)).flatMap((path) => urlsOf(roots, path))),
  ]
  for (const container of [...all, ...htaccess])
    for (const url of urlsIn(container, { ...place, folders: named }))
      found.push({ url, about: container.at ?? container.nodes[0] })
  for (const line of lines) for (const url of urlsOfLine(line, named)) found.push({ url, about: line })
  for (const { nodes, kind, path } of [...all, ...htaccess])
    for (const node of commandsUnder(nodes))
      if (node.kind === 'directive')
        for (const url of urlsOfInner(node, kind === 'directory' || kind === 'htaccess' ? urlsOf(roots, path) : ['']))
          found.push({ url, about: node })
  return found.filter(({ url }) => url.startsWith('/') && !/[\0\r\n]/.test(url))
}

interface Place {
  readonly roots: readonly Root[]
  readonly namesIn: (folder: string) => readonly string[]
  /** The URLs of the folders that some section is for. */
  readonly folders: readonly string[]
}

interface Root {
  readonly prefix: string
  readonly folder: readonly string[]
}

function rootsOf(lines: readonly Directive[]): readonly Root[] {
  const root = lines.find(({ key }) => key === 'documentroot')
  const aliases = lines.filter(({ key }) => /^(script|wsgiscript)?alias$/.test(key))
  return [
    ...(root ? [{ prefix: '/', folder: segmentsOf(root.args[0]?.value ?? '') }] : []),
    ...aliases.map((line) => ({ prefix: line.args[0]?.value ?? '', folder: segmentsOf(line.args[1]?.value ?? '') })),
  ]
}

/** The URLs that lead to a path, as far as prefixes tell. A path above a document root has none. */
function urlsOf(roots: readonly Root[], path: string): readonly string[] {
  const segments = segmentsOf(path)
  return roots.flatMap(({ prefix, folder }) =>
    folder.length <= segments.length && folder.every((name, index) => fits(segments[index] ?? '', name))
      ? [`${prefix.replace(/\/$/, '')}/${segments.slice(folder.length).join('/')}`]
      : [],
  )
}

const fits = (pattern: string, name: string): boolean => pattern === name || (isWild(pattern) && !/[\\]/.test(pattern))

const foldersOf = (files: readonly string[]): readonly string[] =>
  [...new Set(files.map((path) => path.slice(0, path.lastIndexOf('/'))))].slice(0, mostFiles)

function namesByFolder(files: readonly string[]): (folder: string) => readonly string[] {
  const known = new Map<string, string[]>()
  for (const path of files) {
    const at = path.lastIndexOf('/')
    const names = known.get(path.slice(0, at)) ?? []
    names.push(path.slice(at + 1))
    known.set(path.slice(0, at), names)
  }
  return (folder) => known.get(folder.replace(/\/$/, '')) ?? []
}

/** Of a path with wild-cards, those that it matches in one way or another. */
const foldersNamed = ({ path }: Container, _names: unknown): readonly string[] =>
  isWild(path) ? wildSamples(path) : [path]

/** What stands for a document where none is known. */
const anyName = 'page.html'

function urlsIn(container: Container, place: Place): readonly string[] {
  switch (container.kind) {
    case 'directory':
    case 'htaccess':
      return foldersNamed(container, undefined).flatMap((path) =>
        urlsOf(place.roots, path).flatMap((url) => aroundFolder(url, place.namesIn(path))),
      )
    case 'pattern':
      return patternUrls(container.path, place)
    case 'files': {
      const outer = container.outer ? outerUrls(container.outer, place) : ['/', ...place.folders]
      return namesFor(container).flatMap((name) => outer.map((folder) => `${slashed(folder)}${name}`))
    }
    case 'location':
      return locationUrls(container)
    default:
      return []
  }
}

const slashed = (url: string): string => url.replace(/\/?$/, '/')

/** The folder, with and without the slash, a document in it, one deeper, and what is called nearly alike. */
function aroundFolder(url: string, names: readonly string[]): readonly string[] {
  const folder = url.replace(/\/$/, '')
  const inside = [...byExtension(names), ...(names.length === 0 ? [anyName] : [])]
  const own = inside.map((name) => `${folder}/${name}`)
  return [
    `${folder}/`,
    ...own,
    `${folder}/deeper/${anyName}`,
    ...(folder === '' ? [] : [folder, `${folder}x/${anyName}`]),
  ]
}

/** One of each kind. */
const byExtension = (names: readonly string[]): readonly string[] => [
  ...new Map(names.map((name) => [name.replace(/^.*\./, ''), name])).values(),
]

const outerUrls = (outer: Container, { roots }: Place): readonly string[] =>
  outer.kind === 'pattern' ? ['/'] : foldersNamed(outer, undefined).flatMap((path) => urlsOf(roots, path))

/** Paths that the pattern matches below one of the roots, and folders of the pattern's own name in them. */
function patternUrls(pattern: string, { roots, folders }: Place): readonly string[] {
  const root = roots[0]
  const before = root ? `/${root.folder.join('/')}` : ''
  const samples = textsMatching(pattern.replace(/\\\//g, '/'), before, '')
  const direct = samples.flatMap((sample) => urlsOf(roots, sample))
  const below = folders.flatMap((folder) =>
    samples.filter((one) => one.startsWith(before)).map((one) => slashed(folder) + one.slice(before.length + 1)),
  )
  return [...direct, ...below.slice(0, 12)].flatMap((url) => aroundFolder(url.replace(/\/$/, ''), []))
}

/** Names that a `<Files>` section is for, and some that it just is not for. */
function namesFor({ path, regex }: Container): readonly string[] {
  const samples = regex
    ? [...textsMatching(path, 'page', ''), ...textsMatching(path, '', '')]
    : isWild(path)
      ? wildSamples(path)
      : [path]
  const named = samples.filter((name) => name !== '' && !name.includes('/'))
  return [...new Set([...named, ...named.slice(0, 2).flatMap((name) => [`${name}x`, `x${name}`, name.toUpperCase()])])]
}

function locationUrls({ path, regex }: Container): readonly string[] {
  if (regex) {
    const samples = textsMatching(path, path.startsWith('/') ? '' : '/page', `/${anyName}`)
    const bare = textsMatching(path, '', '')
    return [...samples, ...bare, ...samples.slice(0, 2).map((url) => `/outside${url}`)]
  }
  const samples = isWild(path) ? wildSamples(path) : [path]
  return samples.flatMap((url) => {
    const plain = url.replace(/\/$/, '')
    return [url || '/', `${plain}/`, `${plain}/${anyName}`, `${plain}/deeper/${anyName}`, `${plain}x`, plain]
  })
}

/** The URLs that a line at server level decides about. */
function urlsOfLine(line: Directive, folders: readonly string[]): readonly string[] {
  const words = valuesOf(line)
  const [first = '', second = ''] = words
  if (/^(alias|scriptalias|wsgiscriptalias|proxypass)$/.test(line.key)) {
    const plain = first.replace(/\/$/, '')
    return first.startsWith('/') ? [first, plain || '/', `${plain}/`, `${plain}/${anyName}`, `${plain}x`] : []
  }
  if (/^redirect(permanent|temp)?$/.test(line.key)) {
    const url = words.find((word) => word.startsWith('/')) ?? ''
    const plain = url.replace(/\/$/, '')
    return url ? [url, `${plain}/${anyName}?query=1`, `${plain}x`] : []
  }
  if (/match$/.test(line.key)) {
    const pattern = /^redirectmatch$/.test(line.key) && words.length > 2 ? second : first
    return textsMatching(pattern, '/', anyName)
  }
  if (line.key === 'rewriterule') return textsMatching(first.replace(/^!/, ''), '/', anyName)
  if (line.key === 'setenvif' || line.key === 'setenvifnocase') return variableUrls(words, folders)
  return urlsOfInner(line, [''])
}

/** Lines that may stand in a section too. */
function urlsOfInner(line: Directive, folders: readonly string[]): readonly string[] {
  const words = valuesOf(line)
  if (line.key === 'errordocument') return pageUrls(words[1] ?? '')
  if (line.key === 'rewriterule')
    return folders.flatMap((folder) =>
      textsMatching((words[0] ?? '').replace(/^!/, ''), '', anyName).map(
        (url) => slashed(folder) + url.replace(/^\//, ''),
      ),
    )
  if (/^redirect(permanent|temp)?$/.test(line.key)) return words.filter((word) => word.startsWith('/')).slice(0, 1)
  if (line.key === 'redirectmatch')
    return textsMatching(words.length > 2 ? (words[1] ?? '') : (words[0] ?? ''), '/', anyName)
  if (line.key === 'setenvif' || line.key === 'setenvifnocase') return variableUrls(words, folders)
  return []
}

/** A variable that depends on the URL tells URLs apart. */
function variableUrls(
  [attribute = '', pattern = '']: readonly string[],
  folders: readonly string[],
): readonly string[] {
  if (!/^request_uri$/i.test(attribute)) return []
  const samples = textsMatching(pattern, '/', anyName)
  return [
    ...samples,
    ...folders
      .slice(0, 6)
      .flatMap((folder) => samples.map((sample) => `${slashed(folder)}${sample.replace(/^\//, '')}`)),
  ]
}

/** A path as it is sent: each byte that has a meaning of its own, or none, is escaped. */
export const escapedUrl = (url: string): string => {
  const [path = '', query] = url.split('?', 2)
  const escaped = path
    .split('/')
    .map((segment) => encodeURIComponent(segment).replace(/%(24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent))
    .join('/')
  return query === undefined ? escaped : `${escaped}?${query}`
}

/** An error page is named as a URL, escapes and all. */
function pageUrls(word: string): readonly string[] {
  const [path = ''] = word.replace(/^"/, '').split('?', 1)
  if (!path.startsWith('/')) return []
  try {
    return [decodeURIComponent(path)]
  } catch {
    return [path]
  }
}
