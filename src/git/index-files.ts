import { posix } from 'node:path'
import type { Reading, Source } from '../files.js'
import { decode, isBinary } from '../text.js'
import type { Trouble } from '../troubles.js'
import { blobs } from './blobs.js'
import { git } from './git.js'
import { type Entry, isFile, isLink, readIndex } from './records.js'
import type { Staged } from './staged.js'

/** The index read as a folder is: what is staged, and the configuration around it. */
export interface IndexReading extends Reading {
  /** The paths of what is staged, as they are shown. */
  readonly checked: ReadonlySet<string>
}

/** Links to folders are looked through as long as there are no more links than these. */
const mostLinks = 500

/** Reads the index for whoever knows by then which files are worth reading, by their paths as they are shown. */
export type IndexReader = (wanted: (path: string) => boolean) => Promise<IndexReading>

/** All that is in the index. Throws GitError. */
export async function listIndex(signal: AbortSignal): Promise<readonly Entry[]> {
  return readIndex(await git(['ls-files', '--stage', '-z', '--full-name', ':/'], { signal }))
}

/**
 * Read what is staged and its surroundings, all from the index: what lies in the work tree may be another text. git starts
 * at once, while the caller has other things to do. The reader throws GitError.
 */
export function indexReader(staged: Staged, listed: Promise<readonly Entry[]>, signal: AbortSignal): IndexReader {
  let ask: (shas: readonly string[]) => void = () => {}
  const asked = new Promise<readonly string[]>((resolve) => {
    ask = resolve
  })
  const contents = blobs(asked, signal)
  // Whoever waits for it learns what went wrong; until then nobody does.
  contents.catch(() => {})
  return async (wanted) => {
    const chosen = choose(staged, await listed, wanted)
    ask([...chosen.checked, ...chosen.context, ...chosen.links].map(({ sha }) => sha))
    return readingOf(staged, chosen, await contents)
  }
}

interface Chosen {
  readonly checked: readonly Entry[]
  readonly context: readonly Entry[]
  readonly links: readonly Entry[]
  readonly unmerged: readonly string[]
}

function choose(
  { tree, named, files, unmerged }: Staged,
  inIndex: readonly Entry[],
  wanted: (path: string) => boolean,
): Chosen {
  const isChosen = (path: string) => named.has(path) || wanted(tree.shown(path))
  const checked = files.filter(({ path }) => isChosen(path))
  return {
    checked,
    context: contextOf(
      checked,
      inIndex.filter(({ path }) => isChosen(path)),
    ),
    links: inIndex.filter(isLink).slice(0, mostLinks),
    unmerged: unmerged.filter(isChosen),
  }
}

function readingOf(
  { tree: { shown }, named }: Staged,
  { checked, context, links, unmerged }: Chosen,
  contents: ReadonlyMap<string, Uint8Array>,
): IndexReading {
  const troubles: Trouble[] = [
    ...unmerged.map((path) => trouble(shown(path), 'has a conflict that is not resolved yet, so it was not checked.')),
    ...checked
      .filter(({ sha }) => !contents.has(sha))
      .map(({ path }) => trouble(shown(path), 'could not be read from git, so it was not checked.')),
  ]
  const files = [...checked, ...context].sort(byPath)
  const sources = files.flatMap(({ path, sha }): Source[] => {
    const bytes = contents.get(sha)
    return bytes && !isBinary(bytes) ? [{ path: shown(path), named: named.has(path), ...decode(bytes) }] : []
  })
  const names = linksAmong(links, contents, files).map(([link, path]) => [shown(link), shown(path)] as const)
  return { sources, troubles, links: new Map(names), checked: new Set(checked.map(({ path }) => shown(path))) }
}

const trouble = (path: string, what: string): Trouble => ({ path, message: `${path} ${what}` })

/** A file for one folder reads nothing from those of other branches of the tree, nor from scripts and pages. */
function contextOf(checked: readonly Entry[], wanted: readonly Entry[]): Entry[] {
  const paths = new Set(checked.map(({ path }) => path))
  const others = wanted.filter((entry) => isFile(entry) && !paths.has(entry.path))
  if (!checked.every(isForFolder)) return others
  return others.filter(
    (entry) => !isForFolder(entry) || checked.some((one) => isBelow(one, entry) || isBelow(entry, one)),
  )
}

const isForFolder = ({ path }: Entry): boolean => /(^|\/)\.htaccess$/i.test(path)

const isBelow = (one: Entry, other: Entry): boolean => folderOf(one).startsWith(folderOf(other))

const folderOf = ({ path }: Entry): string => path.slice(0, path.lastIndexOf('/') + 1)

/** Further names of the files: by links to them, and to folders that they lie in. */
function linksAmong(
  links: readonly Entry[],
  contents: ReadonlyMap<string, Uint8Array>,
  files: readonly Entry[],
): [string, string][] {
  return links.flatMap(({ path, sha }) => {
    const bytes = contents.get(sha)
    const target = bytes && posix.join(posix.dirname(path), decode(bytes).text)
    return files.flatMap((file): [string, string][] => {
      if (file.path === target) return [[path, file.path]]
      return target && file.path.startsWith(`${target}/`) ? [[path + file.path.slice(target.length), file.path]] : []
    })
  })
}

/** Folder by folder, as a walk over the disk would meet them. */
const byPath = (a: Entry, b: Entry): number => (steps(a) < steps(b) ? -1 : 1)

const steps = ({ path }: Entry): string => path.replaceAll('/', '\0')
