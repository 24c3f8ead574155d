import { addToGroup } from '../base/group-by.js'
import { hasWildcard, nameMatcher } from '../httpd/fnmatch.js'
import { segmentsOf } from '../httpd/folder-path.js'
import type { ConfigFile, Directive } from '../syntax/tree.js'
import { filesInReadingOrder, type LocatedFile, type LocatedFiles } from './located-files.js'

/** The files that an Include seems to read, if its folder is not known. */
export interface LikelyInclude {
  readonly files: readonly ConfigFile[]
  /** Whether the line may read other files, or only some of these. */
  readonly isGuess: boolean
}

const nothing: LikelyInclude = { files: [], isGuess: false }

/**
 * Returns a function that guesses which given files an Include means, for files that are elsewhere in a repository: the file
 * whose path ends in the same names as the whole path (relative paths start at ServerRoot). If several folders fit, the one
 * nearest to the including file wins.
 * @param serverRoots the values of the ServerRoot directives
 */
export function includedFilesGuesser(
  given: LocatedFiles,
  serverRoots: readonly string[],
): (include: Directive) => LikelyInclude {
  const { files, sharedSegmentCount } = given
  const byName = new Map<string, LocatedFile[]>()
  const byFolder = new Map<string, LocatedFile[]>()
  for (const one of files) {
    addToGroup(byName, one.place.at(-1) ?? '', one)
    for (const folder of new Set(one.place.slice(0, -1))) addToGroup(byFolder, folder, one)
  }
  // A file given by its bare name may belong to any folder.
  const loose = files.filter((one) => one.place.length === 1)
  return resolve

  function resolve(include: Directive): LikelyInclude {
    const path = include.args[0]?.value
    if (!path) return nothing
    const pattern = segmentsOf(relative(path.replaceAll('\\', '/'), serverRoots))
    const inFolder = [...pattern, '*']
    if (/\/$/.test(path)) return matching(include, inFolder)
    const found = matching(include, pattern)
    return found.files.length || /[.*?[]/.test(pattern.at(-1) ?? '') ? found : matching(include, inFolder)
  }

  function matching(include: Directive, pattern: readonly string[]): LikelyInclude {
    const from = given.placeOf(include.file.path)
    const fitOf = fitter(pattern, sharedSegmentCount)
    const fitting = candidates(pattern, from).filter((one) => fitOf(one) !== undefined)
    const others = fitting.filter((one) => one.file !== include.file)
    const chosen = nearest(from, readsItself(from, pattern, others) ? fitting : others)
    const bases = new Set(chosen.map((one) => baseOf(one, fitOf(one))))
    const isElsewhere = [...bases].some((base) => !isAbove(base, from))
    return {
      files: filesInReadingOrder(chosen),
      // httpd accepts a pattern without matches, but not a missing file.
      isGuess: bases.size > 1 || (isElsewhere && pattern.some(hasWildcard)),
    }
  }

  function candidates(pattern: readonly string[], from: readonly string[]): readonly LocatedFile[] {
    const name = pattern.at(-1) ?? ''
    if (!hasWildcard(name)) return [...(byName.get(name) ?? []), ...(byFolder.get(name) ?? [])]
    const folder = pattern.at(-2)
    if (folder === undefined || hasWildcard(folder)) return files
    // A file given by its bare name can match only next to the including file, not in a folder that the line names.
    return [...(byFolder.get(folder) ?? []), ...(from.length > 1 ? loose : [])]
  }
}

/** The folder below which the end of a file's path matches the pattern. */
const baseOf = ({ place }: LocatedFile, fit: Fit | undefined): string =>
  fit ? `${fit.agreed}:${place.slice(0, fit.length - fit.agreed).join('/')}` : ''

function isAbove(base: string, from: readonly string[]): boolean {
  const prefix = base.replace(/^\d+:/, '')
  return prefix === '' || `${from.join('/')}/`.startsWith(`${prefix}/`)
}

function relative(path: string, serverRoots: readonly string[]): string {
  const root = serverRoots.find((root) => root && path.startsWith(root.replace(/\/?$/, '/')))
  return root ? path.slice(root.length) : path
}

/** How a file's path fits a pattern. */
interface Fit {
  /** The number of the pattern's segments that fit, whether the pattern names the file or a folder above it. */
  readonly length: number
  /** The number of equal segments at the end of the fitting segments. */
  readonly agreed: number
}

/**
 * Makes a function that compares a file's path with a pattern.
 * @param shared the number of folders that contain all given files; their names say little about the server
 */
function fitter(pattern: readonly string[], shared: number): (one: LocatedFile) => Fit | undefined {
  const matchers = pattern.map(nameMatcher)
  const isPattern = hasWildcard(pattern.at(-1) ?? '')
  // If a wildcard matches the folder, the folders around it must match too.
  const least = isPattern ? pattern.length : 1
  return ({ place }) => {
    for (let length = place.length; length >= 1; length--) {
      if (length < place.length && length < least) return undefined
      const agreed = agreement(place.slice(0, length), matchers)
      const isWhole = agreed === Math.min(length, matchers.length)
      const isBelowShared = length - agreed <= shared && agreed > (isPattern ? 1 : 0)
      if (agreed > 0 && (isWhole || isBelowShared)) return { length, agreed }
    }
    return undefined
  }
}

function agreement(place: readonly string[], matchers: readonly ((name: string) => boolean)[]): number {
  let agreed = 0
  while (agreed < place.length && matchers.at(-1 - agreed)?.(place.at(-1 - agreed) ?? '')) agreed++
  return agreed
}

/** Whether a file would include itself by this guess. Then the Include more likely means a file that was not given. */
function readsItself(from: readonly string[], pattern: readonly string[], others: readonly LocatedFile[]): boolean {
  if (hasWildcard(pattern.at(-1) ?? '')) return pattern.length > 1 && from.length >= pattern.length
  return pattern.length > 1 || others.length === 0
}

/** The matching files that share the longest beginning of their path with the including file. */
function nearest(from: readonly string[], found: readonly LocatedFile[]): readonly LocatedFile[] {
  if (found.length < 2) return found
  const folder = from.slice(0, -1)
  const beginnings = found.map(({ place }) => {
    const at = folder.findIndex((segment, index) => place[index] !== segment)
    return at < 0 ? folder.length : at
  })
  const best = beginnings.reduce((limit, count) => Math.max(limit, count), 0)
  return found.filter((_, index) => beginnings[index] === best)
}
