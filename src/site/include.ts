import { isAbsolute } from '../httpd/absolute-path.js'
import { isWild, nameMatcher } from '../httpd/fnmatch.js'
import type { ConfigFile, Directive } from '../syntax/tree.js'
import { givenPaths, type PathMapping } from './path-mapping.js'

/** Which of the given files an Include directive reads. */
export interface IncludeResolver {
  filesOf(include: Directive): readonly ConfigFile[]
  /** Whether the line may well read others than these, or only some of them: the given files do not tell. */
  isGuess(include: Directive): boolean
}

/**
 * Include names a file, a folder or a pattern on the server; the given files lie somewhere in a repository. A given file
 * is meant when the two paths end alike: all of the shorter one, taken from the server root where the path is relative
 * (or below a ServerRoot that is given), agrees. Where several folders fit, the one nearest to the including file is meant.
 * Where somebody has said how folders of the server lie in the repository, just the file in that place is meant.
 * A folder is read with all that it holds, in the order of the names (server/config.c, ap_process_resource_config,
 * fname_alphasort; 2.4: server/util.c, ap_dir_nofnmatch).
 * @param links further names of given files: link → path
 * @param serverRoots the values of the ServerRoot directives
 */
export function includeResolver(
  files: readonly ConfigFile[],
  links: ReadonlyMap<string, string>,
  serverRoots: readonly string[],
  mappings: readonly PathMapping[] = [],
): IncludeResolver {
  const named = namesOf(files, links)
  const byName = new Map<string, Named[]>()
  const byFolder = new Map<string, Named[]>()
  const known = new Map<Directive, Resolved>()
  for (const one of named) {
    add(byName, one.segments.at(-1) ?? '', one)
    for (const folder of new Set(one.segments.slice(0, -1))) add(byFolder, folder, one)
  }
  // Files given by their bare name could lie in any folder.
  const loose = named.filter((one) => one.segments.length === 1)
  return {
    filesOf: (include) => resolved(include).files,
    isGuess: (include) => resolved(include).guess,
  }

  function resolved(include: Directive): Resolved {
    const found = known.get(include) ?? resolve(include)
    known.set(include, found)
    return found
  }

  function resolve(include: Directive): Resolved {
    const path = include.args[0]?.value
    if (!path) return nothing
    const places = mappings.length === 0 ? [] : placesOf(path.replaceAll('\\', '/'), serverRoots, mappings)
    if (places.length > 0)
      return { files: places.flatMap((place) => inOrder(named.filter(within(place)))), guess: false }
    const pattern = segmentsOf(relative(path.replaceAll('\\', '/'), serverRoots))
    const inFolder = [...pattern, '*']
    if (/\/$/.test(path)) return matching(include, inFolder)
    const found = matching(include, pattern)
    return found.files.length || /[.*?[]/.test(pattern.at(-1) ?? '') ? found : matching(include, inFolder)
  }

  function matching(include: Directive, pattern: readonly string[]): Resolved {
    const lengthOf = fitter(pattern)
    const fitting = candidates(pattern).filter((one) => lengthOf(one) > 0)
    const others = fitting.filter((one) => one.file !== include.file)
    const chosen = nearest(include, readsItself(include, pattern, others) ? fitting : others)
    const bases = new Set(chosen.map((one) => baseOf(one, lengthOf(one), pattern)))
    return {
      files: inOrder(chosen),
      guess: bases.size > 1 || ([...bases].some((base) => !isAbove(base, include)) && mayReadNothing(pattern)),
    }
  }

  function candidates(pattern: readonly string[]): readonly Named[] {
    const name = pattern.at(-1) ?? ''
    if (!isWild(name)) return [...(byName.get(name) ?? []), ...(byFolder.get(name) ?? [])]
    const folder = pattern.at(-2)
    return folder !== undefined && !isWild(folder) ? [...(byFolder.get(folder) ?? []), ...loose] : named
  }
}

/** Where the given files have what the path names, for sure; nowhere that is known, if no mapping says it. */
function placesOf(path: string, serverRoots: readonly string[], mappings: readonly PathMapping[]): readonly string[] {
  const absolute = isAbsolute(path) ? [path] : serverRoots.map((root) => `${root.replaceAll('\\', '/')}/${path}`)
  const ending = path.endsWith('/') ? '/' : ''
  return absolute.flatMap((one) =>
    givenPaths(mappings, (one.startsWith('/') ? '/' : '') + segmentsOf(one).join('/') + ending),
  )
}

interface Resolved {
  readonly files: readonly ConfigFile[]
  readonly guess: boolean
}

const nothing: Resolved = { files: [], guess: false }

/** As httpd reads them: by their names, folder by folder. */
function inOrder(found: readonly Named[]): readonly ConfigFile[] {
  const compare = (a: readonly string[], b: readonly string[]): number => {
    const at = a.findIndex((segment, index) => segment !== b[index])
    const [one, other] = [a[at] ?? '', b[at] ?? '']
    return at < 0 ? 0 : one < other ? -1 : 1
  }
  return [...new Set([...found].sort((a, b) => compare(a.segments, b.segments)).map(({ file }) => file))]
}

/** What the path of a file has before the part that the pattern names, and how much of the pattern it shows. */
function baseOf({ segments }: Named, length: number, pattern: readonly string[]): string {
  const shown = Math.min(length, pattern.length)
  return `${shown}:${segments.slice(0, length - shown).join('/')}`
}

const isAbove = (base: string, include: Directive): boolean => {
  const prefix = base.replace(/^\d+:/, '')
  return prefix === '' || `${segmentsOf(include.file.path).join('/')}/`.startsWith(`${prefix}/`)
}

/** httpd does without any file for such a path, while one that it names has to be there. */
const mayReadNothing = (pattern: readonly string[]): boolean => pattern.some(isWild)

/** Whether the file is the one that the pattern names, or lies in the folder that it names. */
function within(pattern: string): (one: Named) => boolean {
  const matchers = segmentsOf(pattern).map(nameMatcher)
  const least = matchers.length + (pattern.endsWith('/') ? 1 : 0)
  return ({ segments }) =>
    segments.length >= least && matchers.every((matches, index) => matches(segments[index] ?? ''))
}

/** A given file under one of its names. */
interface Named {
  readonly file: ConfigFile
  readonly segments: readonly string[]
}

function namesOf(files: readonly ConfigFile[], links: ReadonlyMap<string, string>): Named[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const linked = Array.from(links).flatMap(([link, path]): Named[] => {
    const file = byPath.get(path)
    return file ? [{ file, segments: segmentsOf(link) }] : []
  })
  return [...files.map((file) => ({ file, segments: segmentsOf(file.path) })), ...linked]
}

function segmentsOf(path: string): string[] {
  const segments: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments
}

function relative(path: string, serverRoots: readonly string[]): string {
  const root = serverRoots.find((root) => root && path.startsWith(root.replace(/\/?$/, '/')))
  return root ? path.slice(root.length) : path
}

/** How much of a file's path is what the pattern names, the file itself or a folder that it lies in; 0 for none. */
function fitter(pattern: readonly string[]): (one: Named) => number {
  const matchers = pattern.map(nameMatcher)
  // Of a folder that a wildcard matches, the folders around it must be known.
  const least = isWild(pattern.at(-1) ?? '') ? pattern.length : 1
  return ({ segments }) => {
    for (let length = segments.length; length >= 1; length--) {
      if (length < segments.length && length < least) return 0
      if (endsAlike(segments, length, matchers)) return length
    }
    return 0
  }
}

function endsAlike(
  segments: readonly string[],
  length: number,
  matchers: readonly ((name: string) => boolean)[],
): boolean {
  const shorter = Math.min(length, matchers.length)
  for (let back = 1; back <= shorter; back++) {
    if (!matchers.at(-back)?.(segments[length - back] ?? '')) return false
  }
  return shorter > 0
}

/** Where the path says little, it is likelier to be that of another file, which is not given, than of the one it stands in. */
function readsItself(include: Directive, pattern: readonly string[], others: readonly Named[]): boolean {
  if (isWild(pattern.at(-1) ?? '')) return pattern.length > 1 && segmentsOf(include.file.path).length >= pattern.length
  return pattern.length > 1 || others.length === 0
}

/** Of files that fit, those that share the longest beginning of their path with the including file. */
function nearest(include: Directive, found: readonly Named[]): readonly Named[] {
  if (found.length < 2) return found
  const from = segmentsOf(include.file.path).slice(0, -1)
  const shared = found.map(({ segments }) => {
    const at = from.findIndex((segment, index) => segments[index] !== segment)
    return at < 0 ? from.length : at
  })
  const best = shared.reduce((most, count) => Math.max(most, count), 0)
  return found.filter((_, index) => shared[index] === best)
}

function add(map: Map<string, Named[]>, key: string, one: Named): void {
  const list = map.get(key)
  if (list) list.push(one)
  else map.set(key, [one])
}
