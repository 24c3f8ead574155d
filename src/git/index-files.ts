import { posix } from 'node:path'
import type { FileFailure } from '../disk/file-failures.js'
import { type FilesRead, isSkippedByWalk, type SourceFile } from '../disk/files.js'
import { possibleLinkTargetsInCopy } from '../disk/link-targets.js'
import { decode, isBinary } from '../syntax/encoding.js'
import { readBlobs, unfetchedBlobIds } from './blobs.js'
import { git } from './git.js'
import { type IndexEntry, isFileEntry, isLinkEntry, parseIndex } from './records.js'
import type { StagedFiles } from './staged.js'

/** Files read from git's index: the staged ones, and the rest of the configuration. */
export interface FilesFromIndex extends FilesRead {
  /** The staged files, by their paths from the current folder. */
  readonly checked: ReadonlySet<string>
  /** The number of other files that are missing, because a partial clone has not fetched them. */
  readonly unfetched: number
}

/** The most links that are read from the index. Further links are ignored. */
const maxLinks = 500

/**
 * Reads the staged files and the rest of the configuration from git's index, because files in the work tree may differ.
 * @param wanted whether to read a file, by its path from the current folder
 * @throws GitError
 */
export function readIndexFiles(staged: StagedFiles, wanted: (path: string) => boolean): FilesFromIndex {
  const chosen = choose(staged, parseIndex(git(['ls-files', '--stage', '-z', '--full-name', ':/'])), wanted)
  const missing = staged.tree.isPartial ? unfetchedBlobIds() : new Set<string>()
  const around = [...chosen.context, ...chosen.links].filter(({ sha }) => !missing.has(sha))
  const asked = [...chosen.checked, ...around].map(({ sha }) => sha)
  return {
    ...readingOf(staged, chosen, asked.length > 0 ? readBlobs(asked) : new Map()),
    unfetched: chosen.context.filter(({ sha }) => missing.has(sha)).length,
  }
}

interface Chosen {
  readonly checked: readonly IndexEntry[]
  readonly context: readonly IndexEntry[]
  readonly links: readonly IndexEntry[]
  readonly unmerged: readonly string[]
}

function choose(
  { tree, named, files, unmerged }: StagedFiles,
  inIndex: readonly IndexEntry[],
  wanted: (path: string) => boolean,
): Chosen {
  const isChosen = (path: string) => named.has(path) || (wanted(tree.shown(path)) && !isSkippedByWalk(path))
  const checked = files.filter(({ path }) => isChosen(path))
  const paths = new Set(checked.map(({ path }) => path))
  return {
    checked,
    // The context is the whole repository, even if the staged file belongs to one folder: any other file can show that the server
    // already runs 2.4.
    context: inIndex.filter((entry) => isFileEntry(entry) && isChosen(entry.path) && !paths.has(entry.path)),
    links: inIndex.filter(isLinkEntry).slice(0, maxLinks),
    unmerged: unmerged.filter(isChosen),
  }
}

function readingOf(
  { tree: { shown }, named }: StagedFiles,
  { checked, context, links, unmerged }: Chosen,
  contents: ReadonlyMap<string, Uint8Array>,
): Omit<FilesFromIndex, 'unfetched'> {
  const troubles: FileFailure[] = [
    ...unmerged.map((path) => trouble(shown(path), 'has an unresolved conflict, so this file was not checked.')),
    ...checked
      .filter(({ sha }) => !contents.has(sha))
      .map(({ path }) => trouble(shown(path), 'could not be read from git, so this file was not checked.')),
  ]
  const files = [...checked, ...context].sort(byPath)
  const sources = files.flatMap(({ path, sha }): SourceFile[] => {
    const bytes = contents.get(sha)
    return bytes && !isBinary(bytes) ? [{ path: shown(path), named: named.has(path), ...decode(bytes) }] : []
  })
  const names = linksAmong(links, contents, files).map(([link, path]) => [shown(link), shown(path)] as const)
  return {
    sources,
    troubles,
    links: new Map(names),
    skippedFolders: [],
    hasLinksOutside: false,
    unread: [],
    checked: new Set(checked.map(({ path }) => shown(path))),
  }
}

const trouble = (path: string, what: string): FileFailure => ({ path, message: `${path} ${what}` })

/** Other names of the files, through links to them or to their folders. */
function linksAmong(
  links: readonly IndexEntry[],
  contents: ReadonlyMap<string, Uint8Array>,
  files: readonly IndexEntry[],
): [string, string][] {
  return links.flatMap(({ path, sha }) => {
    const bytes = contents.get(sha)
    const said = bytes && decode(bytes).text
    const target = said?.startsWith('/')
      ? possibleLinkTargetsInCopy(path, said).find((place) =>
          files.some((file) => `${file.path}/`.startsWith(`${place}/`)),
        )
      : said && posix.join(posix.dirname(path), said)
    return files.flatMap((file): [string, string][] => {
      if (file.path === target) return [[path, file.path]]
      return target && file.path.startsWith(`${target}/`) ? [[path + file.path.slice(target.length), file.path]] : []
    })
  })
}

/** Sorts entries in the order of a walk over the disk. */
const byPath = (a: IndexEntry, b: IndexEntry): number => (steps(a) < steps(b) ? -1 : 1)

const steps = ({ path }: IndexEntry): string => path.replaceAll('/', '\0')
