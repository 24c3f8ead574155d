import { githubIdentity, identityOf } from '../accounts.js'
import { type Call, created, notFound, type Operations, ok, repositoryOf, unprocessable } from '../call.js'
import { gitCommitJson, readCommit } from '../commits.js'
import { type Stamp, type TreeFile, writeBlob, writeCommit, writeTree } from '../loose-objects.js'
import { repositoryUrl } from '../present.js'
import { listTree } from '../repository.js'
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
    const sha = await writeBlob(repository.git, bytes)
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
    const entries = await treeEntries(call, repository, object.sha, call.query.has('recursive') ? ['-r', '-t'] : [])
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
  const sha = await writeCommit(repository.git, { tree, parents, message, author: written, committer: by })
  if (signs && grant.kind !== 'person') repository.signed.add(sha)
  const commit = await readCommit(repository, sha)
  return created(commit && gitCommitJson(world, repository, commit))
}

function stampOf(given: CommitBody['committer'], otherwise: Stamp): Stamp {
  const time = given?.date === undefined ? otherwise.time : Date.parse(given.date) / 1_000
  return { name: given?.name ?? otherwise.name, email: given?.email ?? otherwise.email, time }
}

async function treeEntries(call: Call, repository: Repository, sha: string, options: readonly string[]) {
  const entries = await listTree(repository.git, [...options, sha])
  return entries.map(({ type, ...entry }) => {
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
  const files = start ? await filesIn(repository, start.sha) : new Map<string, TreeFile>()
  for (const entry of tree) await put(repository, files, entry)
  const sha = await writeTree(repository.git, files)
  return created({
    sha,
    url: urlOf(call, repository, 'trees', sha),
    tree: await treeEntries(call, repository, sha, []),
    truncated: false,
  })
}

/** All files below a tree, by path; paths are bytes. */
async function filesIn(repository: Repository, tree: string): Promise<Map<string, TreeFile>> {
  const lines = (await repository.git.ask(['ls-tree', '-r', '-z', tree])).toString('latin1').split('\0').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [, mode = '', sha = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? []
      return [path, { mode, sha }]
    }),
  )
}

/** What stands at a path takes the place of all that stood there and below, and of a file where its folder is to be. */
async function put(repository: Repository, files: Map<string, TreeFile>, entry: TreeEntry): Promise<void> {
  await checkEntry(repository, entry)
  const { mode = '100644', sha, content } = entry
  const path = Buffer.from(entry.path).toString('latin1')
  const gone = [...files.keys()].filter((other) => other === path || other.startsWith(`${path}/`))
  if (sha === null && gone.length === 0) throw unprocessable('GitRPC::BadObjectState')
  for (const other of gone) files.delete(other)
  if (sha === null) return
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) files.delete(path.slice(0, at))
  if (mode !== '040000') files.set(path, { mode, sha: sha ?? (await writeBlob(repository.git, content ?? '')) })
  else for (const [below, file] of await filesIn(repository, sha ?? '')) files.set(`${path}/${below}`, file)
}

async function checkEntry(repository: Repository, { path, mode, type, sha, content }: TreeEntry): Promise<void> {
  if (path.split('/').some((step) => ['', '.', '..', '.git'].includes(step)))
    throw unprocessable('tree.path contains a malformed path component')
  if (mode !== undefined && type !== undefined && kinds[mode] !== type)
    throw unprocessable(`tree.mode ${mode} is not the mode of a ${type}`)
  if (sha === undefined && content === undefined) throw unprocessable('Must supply either tree.sha or tree.content')
  // A submodule's commit lies in another repository.
  if (sha && type !== 'commit' && mode !== '160000' && !(await repository.git.read(sha)))
    throw unprocessable(`tree.sha ${sha} does not exist`)
}
