import { countByKey } from '../base/group-by.js'
import { upgradeTrailer } from '../git/upgrade-commits.js'
import type { Finding } from '../migrate/rule.js'
import { type Encoding, encode } from '../syntax/encoding.js'
import { blobId } from './checkout.js'
import type { ComparedCommit, GitDataCalls, NewTreeEntry } from './git-data.js'
import type { TreeEntry } from './repository-calls.js'
import { batchesWithin } from './size-limits.js'

/** A file for a new commit. */
export interface NewFile {
  readonly path: string
  readonly mode: string
  readonly text: string
  readonly bytes: Uint8Array
  readonly blob: string
  /** Whether the bytes are valid UTF-8, so that a string can hold them. */
  readonly isUtf8: boolean
}

/** A file or link of the repository that gets another name. */
export interface FileMove {
  readonly from: string
  readonly to: string
  readonly mode: string
  /** The file's blob. If its text changes too, the blob before the change. */
  readonly sha: string
  /** For a link: its target after the move. */
  readonly target?: string
}

/** A commit that is not yet written. */
export interface PlannedCommit {
  /** The commit's message, without the line that names its tree. */
  readonly message: string
  readonly files: readonly NewFile[]
  /** Files to rename, after the changes to their texts. */
  readonly moves: readonly FileMove[]
  /** The expected id of the commit's tree, if known. If the id differs, the stored files are compared with the planned ones. */
  readonly tree: string | undefined
}

/**
 * A file for a commit, with the id that git gives its bytes.
 * @param idInSameRepository any id: its length shows which hash the repository uses
 */
export function newFile(
  { path, mode }: Pick<TreeEntry, 'path' | 'mode'>,
  { text, encoding }: { readonly text: string; readonly encoding: Encoding },
  idInSameRepository: string,
): NewFile {
  const bytes = encode(text, encoding)
  return { path, mode, text, bytes, blob: blobId(bytes, idInSameRepository), isUtf8: encoding === 'utf-8' }
}

/** The rules of these findings as a list for a commit message, with the number of findings for each rule. */
export const ruleListForCommitMessage = (findings: Iterable<Finding>): string =>
  Array.from(
    countByKey([...findings], ({ rule }) => rule),
    ([{ id, title }, count]) => `- ${title} (${id}${count > 1 ? `, ${count} times` : ''})`,
  ).join('\n')

/** The commit that the first new commit follows, and its tree. */
interface ParentCommit {
  readonly commit: string
  readonly tree: string
}

/**
 * Writes the commits, each on top of the one before. No branch points to them yet.
 * @param signoff whether to add a Signed-off-by line, with the author's name and address as GitHub records them
 * @returns the id of the last commit
 */
export async function writeCommits(
  git: GitDataCalls,
  commits: readonly PlannedCommit[],
  firstParent: ParentCommit,
  signoff: boolean,
): Promise<string> {
  let { commit, tree } = firstParent
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

/** The most files and characters in one request. */
const maxAtOnce = { count: 100, size: 4_000_000 }

async function writeTree(git: GitDataCalls, base: string, commit: PlannedCommit): Promise<string> {
  const tree = commit.files.length === 0 ? base : await writeFiles(git, base, commit)
  return commit.moves.length === 0 ? tree : git.createTree(tree, commit.moves.flatMap(movedEntries))
}

async function writeFiles(git: GitDataCalls, base: string, { files, tree: planned }: PlannedCommit): Promise<string> {
  let tree = base
  for (const batch of batchesWithin(files, ({ text }) => text.length, maxAtOnce))
    tree = await git.createTree(tree, await entriesOf(git, batch))
  if (tree === planned) return tree
  const wrong = await storedDifferently(git, tree, files)
  if (wrong.length === 0) return tree
  for (const file of wrong) tree = await git.createTree(tree, [await asBlob(git, file)])
  const [still] = await storedDifferently(git, tree, wrong)
  if (still)
    throw new Error(
      `GitHub stored other bytes for ${still.path} than were sent, so no branch was changed. Run the workflow again.`,
    )
  return tree
}

/** UTF-8 texts are sent inside the tree, which saves a request for each file. Other bytes, and texts with a NUL, need a blob. */
const entriesOf = (git: GitDataCalls, files: readonly NewFile[]): Promise<NewTreeEntry[]> =>
  Promise.all(files.map((file) => (isPlain(file) ? inline(file) : asBlob(git, file))))

const isPlain = ({ isUtf8, text }: NewFile): boolean => isUtf8 && !text.includes('\0')

const inline = ({ path, mode, text }: NewFile): NewTreeEntry => ({ path, mode, content: text })

const movedEntries = ({ from, to, mode, sha, target }: FileMove): NewTreeEntry[] => [
  { path: from, mode, sha: null },
  target === undefined ? { path: to, mode, sha } : { path: to, mode, content: target },
]

const asBlob = async (git: GitDataCalls, { path, mode, bytes }: NewFile): Promise<NewTreeEntry> => ({
  path,
  mode,
  sha: await git.createBlob(bytes),
})

/** The files that the tree contains with a different blob than planned. */
async function storedDifferently(git: GitDataCalls, tree: string, files: readonly NewFile[]): Promise<NewFile[]> {
  const { entries } = await git.entries(tree, 'all')
  const blobs = new Map(entries.map(({ path, sha }) => [path, sha]))
  return files.filter(({ path, blob }) => blobs.has(path) && blobs.get(path) !== blob)
}

/** The message with its trailers: the signer, if there is one, and the tree, by which later runs recognise the commit. */
function signed(message: string, tree: string, signer: string | undefined): string {
  const text = message.trimEnd()
  const trailers = [...(signer ? [`Signed-off-by: ${signer}`] : []), `${upgradeTrailer}: ${tree}`].join('\n')
  const hasTrailers = /\n\n(?:[\w-]+: .+\n)*[\w-]+: .+$/.test(text)
  return `${text}${hasTrailers ? '\n' : '\n\n'}${trailers}`
}

/** Whether this tool made the commit and nobody has changed its content. */
export const isOurCommit = ({ message, tree }: ComparedCommit): boolean =>
  message.trimEnd().endsWith(`\n${upgradeTrailer}: ${tree}`)
