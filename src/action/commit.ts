import { countByKey } from '../base/grouped.js'
import { upgradeTrailer } from '../git/upgrade-commits.js'
import type { Finding } from '../migrate/rule.js'
import { type Encoding, encode } from '../syntax/encoding.js'
import { blobId } from './checkout.js'
import type { FoundCommit, GitData, NewEntry } from './git-data.js'
import type { TreeEntry } from './repository-calls.js'
import { batchesWithin } from './size-limits.js'

/** A file of a commit that is to be. */
export interface NewFile {
  readonly path: string
  readonly mode: string
  readonly text: string
  readonly bytes: Uint8Array
  readonly blob: string
  /** Whether its bytes are those of the text in UTF-8. */
  readonly isUtf8: boolean
}

/** A file or link of the repository that gets another name. */
export interface FileMove {
  readonly from: string
  readonly to: string
  readonly mode: string
  /** Its blob; of a file whose text changes too, the one before. */
  readonly sha: string
  /** Of a link, where it leads from now on. */
  readonly target?: string
}

/** A commit that is to be. */
export interface PlannedCommit {
  /** Without the line that names its tree. */
  readonly message: string
  readonly files: readonly NewFile[]
  /** What gets another name, after that. */
  readonly moves: readonly FileMove[]
  /** The id that its tree is to have, where it is known. */
  readonly tree: string | undefined
}

/** @param like any id of the repository: its length tells the hash */
export function newFile(
  { path, mode }: Pick<TreeEntry, 'path' | 'mode'>,
  { text, encoding }: { readonly text: string; readonly encoding: Encoding },
  like: string,
): NewFile {
  const bytes = encode(text, encoding)
  return { path, mode, text, bytes, blob: blobId(bytes, like), isUtf8: encoding === 'utf-8' }
}

/** The rules of findings for the message of a commit, a line each, with how often each applies. */
export const ruleLines = (findings: Iterable<Finding>): string =>
  Array.from(
    countByKey([...findings], ({ rule }) => rule),
    ([{ id, title }, count]) => `- ${title} (${id}${count > 1 ? `, ${count} times` : ''})`,
  ).join('\n')

/** Where commits begin. */
interface Start {
  readonly commit: string
  readonly tree: string
}

/**
 * Write the commits one upon the other; no branch holds them yet.
 * @param signoff whether each has a Signed-off-by line, with the name that GitHub gives the author
 * @returns the id of the last one
 */
export async function writeCommits(
  git: GitData,
  commits: readonly PlannedCommit[],
  start: Start,
  signoff: boolean,
): Promise<string> {
  let { commit, tree } = start
  let signer: string | undefined
  for (const planned of commits) {
    tree = await writeTree(git, tree, planned)
    const parent = commit
    const write = () => git.createCommit(signed(planned.message, tree, signer), tree, parent)
    const made = await write()
    const isUnsigned = signoff && signer === undefined
    signer ??= signoff ? made.author : undefined
    commit = (isUnsigned ? await write() : made).sha
  }
  return commit
}

/** So many files in one request, and so many characters. */
const mostAtOnce = { count: 100, size: 4_000_000 }

async function writeTree(git: GitData, base: string, commit: PlannedCommit): Promise<string> {
  const tree = commit.files.length === 0 ? base : await writeFiles(git, base, commit)
  return commit.moves.length === 0 ? tree : git.createTree(tree, commit.moves.flatMap(movedEntries))
}

async function writeFiles(git: GitData, base: string, { files, tree: planned }: PlannedCommit): Promise<string> {
  let tree = base
  for (const batch of batchesWithin(files, ({ text }) => text.length, mostAtOnce))
    tree = await git.createTree(tree, await entriesOf(git, batch))
  if (tree === planned) return tree
  const wrong = await unlike(git, tree, files)
  if (wrong.length === 0) return tree
  for (const file of wrong) tree = await git.createTree(tree, [await asBlob(git, file)])
  const [still] = await unlike(git, tree, wrong)
  if (still) throw new Error(`GitHub stores ${still.path} with other bytes than were sent, so nothing was changed.`)
  return tree
}

/** A text in UTF-8 goes along with the tree, for each request that writes takes a second; other bytes need a blob. */
const entriesOf = (git: GitData, files: readonly NewFile[]): Promise<NewEntry[]> =>
  Promise.all(files.map((file) => (isPlain(file) ? inline(file) : asBlob(git, file))))

const isPlain = ({ isUtf8, text }: NewFile): boolean => isUtf8 && !text.includes('\0')

const inline = ({ path, mode, text }: NewFile): NewEntry => ({ path, mode, content: text })

const movedEntries = ({ from, to, mode, sha, target }: FileMove): NewEntry[] => [
  { path: from, mode, sha: null },
  target === undefined ? { path: to, mode, sha } : { path: to, mode, content: target },
]

const asBlob = async (git: GitData, { path, mode, bytes }: NewFile): Promise<NewEntry> => ({
  path,
  mode,
  sha: await git.createBlob(bytes),
})

/** The files that the tree has with other bytes. */
async function unlike(git: GitData, tree: string, files: readonly NewFile[]): Promise<NewFile[]> {
  const { entries } = await git.entries(tree, 'all')
  const blobs = new Map(entries.map(({ path, sha }) => [path, sha]))
  return files.filter(({ path, blob }) => blobs.has(path) && blobs.get(path) !== blob)
}

/** The message with the line by which a later run knows that the commit is as it was made. */
function signed(message: string, tree: string, signer: string | undefined): string {
  const text = message.trimEnd()
  const trailers = [...(signer ? [`Signed-off-by: ${signer}`] : []), `${upgradeTrailer}: ${tree}`].join('\n')
  const hasTrailers = /\n\n(?:[\w-]+: .+\n)*[\w-]+: .+$/.test(text)
  return `${text}${hasTrailers ? '\n' : '\n\n'}${trailers}`
}

/** Whether a commit was made here, and nobody has changed what it holds. */
export const isOurCommit = ({ message, tree }: FoundCommit): boolean =>
  message.trimEnd().endsWith(`\n${upgradeTrailer}: ${tree}`)
