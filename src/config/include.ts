import type { ConfigFile, Directive } from './tree.js'

/** Which of the given files an Include directive reads. */
export interface IncludeResolver {
  filesOf(include: Directive): readonly ConfigFile[]
}

/**
 * Include names a file, a folder or a pattern on the server; the given files lie somewhere in a repository. A given file
 * is meant when the two paths end alike: all of the shorter one, taken from the server root where the path is relative
 * (or below a ServerRoot that is given), agrees. Where several folders fit, the one nearest to the including file is meant.
 * @param links further names of given files: link → path
 * @param serverRoots the values of the ServerRoot directives
 */
export function includeResolver(
  files: readonly ConfigFile[],
  links: ReadonlyMap<string, string>,
  serverRoots: readonly string[],
): IncludeResolver {
  const named = namesOf(files, links)
  const byName = new Map<string, Named[]>()
  const byFolder = new Map<string, Named[]>()
  for (const one of named) {
    add(byName, one.segments.at(-1) ?? '', one)
    add(byFolder, one.segments.at(-2) ?? '', one)
  }
  return { filesOf: (include) => resolve(include) }

  function resolve(include: Directive): readonly ConfigFile[] {
    const path = include.args[0]?.value
    if (!path) return []
    const pattern = segmentsOf(relative(path.replaceAll('\\', '/'), serverRoots))
    const folder = /\/$/.test(path) || !/[.*?[]/.test(pattern.at(-1) ?? '')
    const asFile = matching(include, pattern)
    return asFile.length || !folder ? asFile : matching(include, [...pattern, '*'])
  }

  function matching(include: Directive, pattern: readonly string[]): readonly ConfigFile[] {
    const fitting = candidates(pattern).filter((one) => one.file !== include.file && fits(one, pattern))
    return [...new Set(nearest(include, fitting).map((one) => one.file))]
  }

  function candidates(pattern: readonly string[]): readonly Named[] {
    const name = pattern.at(-1) ?? ''
    if (!isWild(name)) return byName.get(name) ?? []
    const folder = pattern.at(-2)
    return folder !== undefined && !isWild(folder) ? [...(byFolder.get(folder) ?? []), ...loose()] : named
  }

  /** Files given by their bare name could lie in any folder. */
  function loose(): readonly Named[] {
    return byFolder.get('') ?? []
  }
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

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '' && segment !== '.')

const isWild = (segment: string) => /[*?[]/.test(segment)

function relative(path: string, serverRoots: readonly string[]): string {
  const root = serverRoots.find((root) => root && path.startsWith(root.replace(/\/?$/, '/')))
  return root ? path.slice(root.length) : path
}

function fits({ segments }: Named, pattern: readonly string[]): boolean {
  const length = Math.min(segments.length, pattern.length)
  for (let back = 1; back <= length; back++) {
    if (!segmentFits(segments.at(-back) ?? '', pattern.at(-back) ?? '')) return false
  }
  return length > 0
}

function segmentFits(segment: string, pattern: string): boolean {
  if (!isWild(pattern)) return segment === pattern
  if (segment.startsWith('.') && !pattern.startsWith('.')) return false
  const source = pattern.replace(/[.+^${}()|\\]/g, '\\$&').replaceAll('*', '.*').replaceAll('?', '.').replaceAll('[!', '[^')
  try {
    return new RegExp(`^${source}$`).test(segment)
  } catch {
    return false
  }
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
