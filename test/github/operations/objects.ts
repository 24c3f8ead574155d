import { githubIdentity, identityOf } from '../accounts.js'
import { type Call, created, notFound, type Operations, ok, repositoryOf, unprocessable } from '../call.js'
import { gitCommitJson, readCommit } from '../commits.js'
import { type Stamp, writeCommit } from '../history.js'
import type { ObjectStore } from '../object-store.js'
import { repositoryUrl } from '../present.js'
import { asBytes, listTree, type TreeEditor, treeEditor } from '../trees.js'
import type { Repository } from '../world.js'

/** Blobs, trees and commits. */
export const objects: Operations = {
  'git/get-blob': async (call) => {
    const repository = repositoryOf(call)
    const blob = await repository.git.read(call.params.file_sha ?? '')
    if (blob?.type !== 'blob') throw notFound()
    if (/\braw\b/.test(call.accept)) return { status: 200, raw: blob.content }
    const { sha, content } = blob
    return ok({
      sha,
      node_id: `B_${sha}`,
      size: content.length,
      encoding: 'base64',
      content: wrapped(content),
      url: urlOf(call, repository, 'blobs', sha),
    })
  },

  'git/create-blob': async (call) => {
    const repository = repositoryOf(call)
    const { content, encoding = 'utf-8' } = call.body as { content: string; encoding?: string }
    const bytes = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')
    const sha = repository.git.objects.write('blob', bytes)
    return created({ sha, url: urlOf(call, repository, 'blobs', sha) })
  },

  'git/get-commit': async (call) => {
    const repository = repositoryOf(call)
    const commit = await readCommit(repository, call.params.commit_sha ?? '')
    if (!commit) throw notFound()
    return ok(gitCommitJson(call.world, repository, commit))
  },

  'git/create-commit': createCommit,

  'git/get-tree': async (call) => {
    const repository = repositoryOf(call)
    const object = await repository.git.read(`${call.params.tree_sha}^{tree}`)
    if (!object) throw notFound()
    const entries = treeEntries(call, repository, object.sha, call.query.has('recursive') ? 'all' : 'nothing')
    const limit = call.world.limits.treeEntries
    const tree = entries.slice(0, limit)
    return ok({
      sha: object.sha,
      url: urlOf(call, repository, 'trees', object.sha),
      tree,
      truncated: entries.length > limit,
    })
  },

  'git/create-tree': createTree,
}

const urlOf = ({ world }: Call, repository: Repository, kind: string, sha: string): string =>
  `${repositoryUrl(world, repository)}/git/${kind}/${sha}`

/** GitHub breaks base64 into lines of sixty characters. */
export const wrapped = (content: Buffer): string => content.toString('base64').replace(/.{1,60}/g, '$&\n')

interface CommitBody {
  readonly message: string
  readonly tree: string
  readonly parents?: readonly string[]
  readonly author?: { readonly name: string; readonly email: string; readonly date?: string }
  readonly committer?: { readonly name?: string; readonly email?: string; readonly date?: string }
}

/** A commit that names no author and no committer is signed by GitHub. */
async function createCommit(call: Call) {
  const { world, grant } = call
  const repository = repositoryOf(call)
  const { message, tree, parents = [], author, committer } = call.body as CommitBody
  if ((await repository.git.read(tree))?.type !== 'tree') throw unprocessable('Tree SHA does not exist')
  for (const parent of parents)
    if (!(await repository.git.commitOf(parent)))
      throw unprocessable('Parent SHA does not exist or is not a commit object')
  const time = world.now()
  const own = { ...identityOf(grant.account), time }
  const written = stampOf(author, own)
  const signs = author === undefined && committer === undefined
  const by = signs ? { ...githubIdentity, time } : stampOf(committer, written)
  const sha = writeCommit(repository.git.objects, { tree, parents, message, author: written, committer: by })
  if (signs && grant.kind !== 'person') repository.signed.add(sha)
  const commit = await readCommit(repository, sha)
  return created(commit && gitCommitJson(world, repository, commit))
}

function stampOf(given: CommitBody['committer'], otherwise: Stamp): Stamp {
  const time = given?.date === undefined ? otherwise.time : Date.parse(given.date) / 1_000
  return { name: given?.name ?? otherwise.name, email: given?.email ?? otherwise.email, time }
}

function treeEntries(call: Call, repository: Repository, sha: string, below?: 'nothing' | 'all') {
  return listTree(repository.git.objects, sha, below).map(({ type, ...entry }) => {
    const url = urlOf(call, repository, type === 'tree' ? 'trees' : 'blobs', entry.sha)
    return { type, ...entry, ...(type !== 'commit' && { url }) }
  })
}

interface TreeEntry {
  readonly path: string
  readonly mode?: string
  readonly type?: 'blob' | 'tree' | 'commit'
  readonly sha?: string | null
  readonly content?: string
}

const kinds: Readonly<Record<string, string>> = {
  '100644': 'blob',
  '100755': 'blob',
  '120000': 'blob',
  '040000': 'tree',
  '160000': 'commit',
}

async function createTree(call: Call) {
  const repository = repositoryOf(call)
  const { base_tree: base, tree } = call.body as { base_tree?: string; tree: readonly TreeEntry[] }
  const start = base === undefined ? undefined : await repository.git.read(`${base}^{tree}`)
  if (base && !start) throw unprocessable('base_tree is not a valid tree oid')
  const editor = treeEditor(repository.git.objects, start?.sha)
  for (const entry of tree) put(repository, editor, entry)
  const sha = editor.write()
  return created({
    sha,
    url: urlOf(call, repository, 'trees', sha),
    tree: treeEntries(call, repository, sha),
    truncated: false,
  })
}

function put({ git }: Repository, tree: TreeEditor, entry: TreeEntry): void {
  checkEntry(git.objects, entry)
  const { mode = '100644', sha, content = '' } = entry
  const path = asBytes(entry.path)
  if (sha !== null) tree.put(path, { mode, sha: sha ?? git.objects.write('blob', Buffer.from(content)) })
  else if (!tree.remove(path)) throw unprocessable('GitRPC::BadObjectState')
}

function checkEntry(store: ObjectStore, { path, mode, type, sha, content }: TreeEntry): void {
  if (path.split('/').some((step) => ['', '.', '..', '.git'].includes(step)))
    throw unprocessable('tree.path contains a malformed path component')
  if (mode !== undefined && type !== undefined && kinds[mode] !== type)
    throw unprocessable(`tree.mode ${mode} is not the mode of a ${type}`)
  if (sha === undefined && content === undefined) throw unprocessable('Must supply either tree.sha or tree.content')
  // A submodule's commit lies in another repository.
  if (sha && type !== 'commit' && mode !== '160000' && !store.read(sha))
    throw unprocessable(`tree.sha ${sha} does not exist`)
}
