import type { ConfigFile, Directive } from './tree.js'

/** Which of the given files an Include directive reads. */
export interface IncludeResolver {
  filesOf(include: Directive): readonly ConfigFile[]
}

/**
 * Include names a file, a folder or a pattern on the server; the given files lie somewhere in a repository. A given file
 * is meant when the two paths end alike: all of the shorter one, taken from the server root where the path is relative
 * (or below a ServerRoot that is given), agrees. Where several folders fit, the one nearest to the including file is meant.
 * @param serverRoots the values of the ServerRoot directives
 */
export function includeResolver(files: readonly ConfigFile[], serverRoots: readonly string[]): IncludeResolver {
  const byName = new Map<string, ConfigFile[]>()
  const byFolder = new Map<string, ConfigFile[]>()
  for (const file of files) {
    const segments = segmentsOf(file.path)
    add(byName, segments.at(-1) ?? '', file)
    add(byFolder, segments.at(-2) ?? '', file)
  }
  return { filesOf: (include) => resolve(include) }

  function resolve(include: Directive): readonly ConfigFile[] {
    const path = include.args[0]?.value
    if (!path) return []
    const pattern = segmentsOf(relative(path.replaceAll('\\', '/'), serverRoots))
    const folder = /\/$/.test(path) || !/[.*?[]/.test(pattern.at(-1) ?? '')
    const asFile = nearest(include, candidates(pattern).filter((file) => file !== include.file && fits(file, pattern)))
    if (asFile.length || !folder) return asFile
    const inside = [...pattern, '*']
    return nearest(include, candidates(inside).filter((file) => file !== include.file && fits(file, inside)))
  }

  function candidates(pattern: readonly string[]): readonly ConfigFile[] {
    const name = pattern.at(-1) ?? ''
    if (!isWild(name)) return byName.get(name) ?? []
    const folder = pattern.at(-2)
    return folder !== undefined && !isWild(folder) ? [...(byFolder.get(folder) ?? []), ...loose()] : files
  }

  /** Files given by their bare name could lie in any folder. */
  function loose(): readonly ConfigFile[] {
    return byFolder.get('') ?? []
  }
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '' && segment !== '.')

const isWild = (segment: string) => /[*?[]/.test(segment)

function relative(path: string, serverRoots: readonly string[]): string {
  const root = serverRoots.find((root) => root && path.startsWith(root.replace(/\/?$/, '/')))
  return root ? path.slice(root.length) : path
}

function fits(file: ConfigFile, pattern: readonly string[]): boolean {
  const segments = segmentsOf(file.path)
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
function nearest(include: Directive, found: readonly ConfigFile[]): readonly ConfigFile[] {
  if (found.length < 2) return found
  const from = segmentsOf(include.file.path).slice(0, -1)
  const shared = (file: ConfigFile) => {
    const segments = segmentsOf(file.path)
    const at = from.findIndex((segment, index) => segments[index] !== segment)
    return at < 0 ? from.length : at
  }
  const best = Math.max(...found.map(shared))
  return found.filter((file) => shared(file) === best)
}

function add(map: Map<string, ConfigFile[]>, key: string, file: ConfigFile): void {
  const list = map.get(key)
  if (list) list.push(file)
  else map.set(key, [file])
}
