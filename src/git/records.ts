import { decode } from '../syntax/encoding.js'

/** Splits the output of a git command with `-z` at the NULs. A name that is not UTF-8 does not affect the others. */
export function splitAtNuls(bytes: Uint8Array): string[] {
  const { text, encoding } = decode(bytes)
  if (encoding === 'utf-8') return text.split('\0').slice(0, -1)
  const records: string[] = []
  for (let at = 0, end = bytes.indexOf(0); end >= 0; at = end + 1, end = bytes.indexOf(0, at))
    records.push(decode(bytes.subarray(at, end)).text)
  return records
}

/** A file in git's index. Paths start at the root of the work tree. */
export interface IndexEntry {
  readonly path: string
  /** As in a tree: `100644`, `120000` for a link, `160000` for a submodule. */
  readonly mode: string
  readonly sha: string
}

export const isFileEntry = ({ mode }: IndexEntry): boolean => mode.startsWith('100')
export const isLinkEntry = ({ mode }: IndexEntry): boolean => mode === '120000'

/** The newer side of a comparison, from the output of `git diff --raw -z --no-renames --no-abbrev`. */
export interface RawDiff {
  /** Files, links and submodules that are new or have new content. */
  readonly entries: readonly IndexEntry[]
  /** Paths with an unresolved conflict. */
  readonly unmerged: readonly string[]
  /** The paths of the deleted files. */
  readonly deleted: readonly string[]
}

export function parseRawDiff(bytes: Uint8Array): RawDiff {
  const entries: IndexEntry[] = []
  const unmerged = new Set<string>()
  const deleted: string[] = []
  const records = splitAtNuls(bytes)
  for (let at = 0; at + 1 < records.length; at += 2) {
    const [, mode = '', before, sha = '', status] = records[at]?.split(' ') ?? []
    const path = records[at + 1] ?? ''
    if (status === 'U') unmerged.add(path)
    else if (status === 'D') deleted.push(path)
    else if (sha !== before) entries.push({ path, mode, sha })
  }
  return { entries: entries.filter(({ path }) => !unmerged.has(path)), unmerged: [...unmerged], deleted }
}

/** Parses the output of `git ls-files --stage -z`. If a file has a conflict, only our side is returned. */
export function parseIndex(bytes: Uint8Array): IndexEntry[] {
  const entries: IndexEntry[] = []
  for (const record of splitAtNuls(bytes)) {
    const tab = record.indexOf('\t')
    const [mode = '', sha = '', stage] = record.slice(0, tab).split(' ')
    if (stage === '0' || stage === '2') entries.push({ path: record.slice(tab + 1), mode, sha })
  }
  return entries
}
