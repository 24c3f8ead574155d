import type { Place, Scope } from './scope.js'
import type { StateSet } from './states.js'
import type { Section } from './tree.js'

/** A folder that a section or a .htaccess file names, or that lies above one. */
export interface Folder {
  readonly path: string
  readonly depth: number
  readonly segments: readonly string[]
  /** Whether it stands for all folders that its wild-cards match. */
  readonly wild: boolean
  readonly parent: Folder | undefined
  /** Made with the first of them, as most folders have none. */
  children: Map<string, Folder> | undefined
  /** What is said of this very folder. */
  readonly entries: Entry[]
  /** What applies in it, in the order of the merge: its own entries, and those whose wild-cards match it. */
  readonly applied: Entry[]
  /** The main server's states in the folder once its sections are merged; where absent, those of the folder above. */
  main: StateSet | undefined
  /** The same of virtual hosts where they differ; to be looked for in the folders above too. */
  by: Map<Section, StateSet> | undefined
}

export interface Entry {
  readonly scope: Scope
  readonly place: Place
}

export function folderTree(): Folder {
  return newFolder('', undefined)
}

function newFolder(segment: string, parent: Folder | undefined): Folder {
  const path = parent ? `${parent.path}/${segment}` : ''
  return {
    path,
    depth: parent ? parent.depth + 1 : 0,
    segments: parent ? parent.segments.concat(segment) : [],
    wild: parent !== undefined && (parent.wild || isWild(segment)),
    parent,
    children: undefined,
    entries: [],
    applied: [],
    main: undefined,
    by: undefined,
  }
}

/** The folder of this path, made if it is not there. */
export function folderAt(root: Folder, path: string): Folder {
  let folder = root
  for (const segment of segmentsOf(path)) {
    folder.children ??= new Map()
    const next: Folder = folder.children.get(segment) ?? newFolder(segment, folder)
    folder.children.set(segment, next)
    folder = next
  }
  return folder
}

/** The deepest known folder at or above this path. */
export function nearestFolder(root: Folder, path: string): Folder {
  let folder = root
  for (const segment of segmentsOf(path)) {
    const next = folder.children?.get(segment)
    if (!next) return folder
    folder = next
  }
  return folder
}

/** The names that a path is made of, `..` resolved; in small letters on a drive, where case makes no difference. */
export function segmentsOf(path: string): string[] {
  if (isOfPlainNames(path)) return path.slice(1).split('/')
  const plain = path.includes('\\') ? path.replaceAll('\\', '/') : path
  const found: string[] = []
  for (const segment of (/^\/?[a-z]:/i.test(plain) ? plain.toLowerCase() : plain).split('/')) {
    if (segment === '..') found.pop()
    else if (segment !== '' && segment !== '.') found.push(segment)
  }
  return found
}

const isOfPlainNames = (path: string): boolean => /^(?:\/[\w-]+)+$/.test(path)

/** The folder and all below it. */
export function* foldersFrom(folder: Folder): Generator<Folder> {
  const open = [folder]
  for (let next = open.pop(); next; next = open.pop()) {
    yield next
    if (next.children) open.push(...next.children.values())
  }
}

/** The folder and all above it. */
export function* foldersUpFrom(folder: Folder): Generator<Folder> {
  for (let up: Folder | undefined = folder; up; up = up.parent) yield up
}

export const isWild = (text: string): boolean => /[*?[]/.test(text)

/** Whether a pattern of `<Directory>`, `<Files>` or `<Location>` matches a text; `*` and `?` match no slash. */
export function matchesWild(pattern: string, text: string): boolean {
  const source = wildSource(pattern, '[^/]')
  return source === undefined || new RegExp(`^${source}$`).test(text)
}

/**
 * A pattern with wild-cards as a regular expression; undefined where apr_fnmatch reads it in a way of its own: a backslash
 * quotes, `[` without an end is no wild-card, `[]a]` holds a bracket, and so on.
 * @param any what `?` stands for
 */
export function wildSource(pattern: string, any: string): string | undefined {
  const tokens = pattern.match(/\[[!^]?(?:[\w.](?:-\w)?)+\]|[\s\S]/g) ?? []
  const parts = tokens.map((token) => {
    if (token === '*') return `${any}*`
    if (token === '?') return any
    if (token.length === 1) return /[[\]\\]/.test(token) ? undefined : token.replace(/[.+^${}()|]/, '\\$&')
    return token.replace(/^\[[!^]/, '[^')
  })
  if (parts.includes(undefined)) return undefined
  const source = parts.join('')
  return isRegex(source) ? source : undefined
}

/** A range may run backwards. */
function isRegex(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}

/** Whether it is known what a name or path with wild-cards matches. */
export const isWildReadable = (pattern: string): boolean => !isWild(pattern) || wildSource(pattern, '.') !== undefined

/** Whether the path of one folder fits, segment by segment, the beginning of another's. */
export function fitsPath(short: readonly string[], long: readonly string[]): boolean {
  return short.every((segment, index) => {
    const other = long[index] ?? ''
    return (
      segment === other ||
      (isWild(segment) && isWild(other) && mayMatchAlike(segment, other)) ||
      (isWild(segment) && matchesWild(segment, other)) ||
      (isWild(other) && matchesWild(other, segment))
    )
  })
}

/** Whether some name may match both patterns, by how they begin. */
function mayMatchAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.slice(0, text.search(/[*?[\\]/)))
  return (a ?? '').startsWith(b ?? '') || (b ?? '').startsWith(a ?? '')
}
