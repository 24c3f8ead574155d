import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type ChangedFile, parseDiff } from './diff.js'
import { diffTrees } from './differ.js'
import { type GitOptions, git } from './git.js'
import { isAncestorOf, mergeBaseOf, parseCommit, writeCommit } from './history.js'
import { type GitObject, type ObjectStore, objectStore } from './object-store.js'
import { asBytes, entryAt, type TreeFile, treeEditor } from './trees.js'

/** What stands at a path: a text, bytes, an executable, a symbolic link, or a submodule's commit. */
export type Content =
  | string
  | Uint8Array
  | { readonly executable: string | Uint8Array }
  | { readonly link: string }
  | { readonly submodule: string }

/** Path → content; null deletes. */
export type Files = Readonly<Record<string, Content | null>>

interface Identity {
  readonly name: string
  readonly email: string
}

interface CommitOptions {
  readonly branch: string
  readonly files: Files
  readonly message: string
  readonly author: Identity
  readonly committer?: Identity
  /** Seconds since 1970. */
  readonly time: number
  /** The parents' commits; the branch's tip unless given. Another parent than the tip rewrites the branch. */
  readonly parents?: readonly string[]
}

/**
 * A bare repository, kept in memory until git itself is to see it. A name is what git takes for one: a commit,
 * "refs/heads/main", "main:httpd.conf", "main~1".
 */
export interface GitRepository {
  readonly objects: ObjectStore
  /** Ref → commit. */
  readonly refs: ReadonlyMap<string, string>
  /** Run git itself on it; what that writes is seen. */
  readonly git: (args: readonly string[], options?: GitOptions) => Promise<Buffer>
  /** Where it lies on the disk, with all that it has now. */
  readonly save: () => string
  /** See what git has written there since. */
  readonly load: () => void
  readonly read: (name: string) => Promise<GitObject | undefined>
  /** The commit that a name stands for. */
  readonly commitOf: (name: string) => Promise<string | undefined>
  readonly commit: (options: CommitOptions) => Promise<string>
  readonly isAncestor: (ancestor: string, of: string) => Promise<boolean>
  readonly mergeBase: (a: string, b: string) => Promise<string | undefined>
  /** The tree that a merge of two commits gives; undefined where they conflict. */
  readonly merge: (base: string, head: string) => Promise<string | undefined>
  /** What changed from one commit to another, with as many lines of context as asked for. */
  readonly diff: (from: string, to: string, context?: number) => Promise<readonly ChangedFile[]>
  readonly setRef: (ref: string, sha: string) => Promise<void>
  readonly deleteRef: (ref: string) => Promise<void>
}

/** A new repository; one that forks another shares its objects, as GitHub's forks do. */
export function createRepository(dir: string, forkOf?: GitRepository): GitRepository {
  const objects = forkOf?.objects ?? objectStore(join(dir, 'objects'))
  const refs = new Map<string, string>()
  let saved = new Map<string, string>()
  const read = (name: string) => objectNamed(objects, refs, name)
  const commitOf = (name: string) => read(`${name}^{commit}`)?.sha
  const treeOf = (commit: string) => read(`${commit}^{tree}`)?.sha ?? ''
  const save = () => {
    if (!existsSync(join(dir, 'HEAD'))) writeEmpty(dir, forkOf)
    objects.save()
    writeRefs(dir, refs)
    saved = new Map(refs)
    return dir
  }
  const load = () => {
    const onDisk = readRefs(dir)
    for (const ref of saved.keys()) if (!onDisk.has(ref)) refs.delete(ref)
    for (const [ref, sha] of onDisk) if (saved.get(ref) !== sha) refs.set(ref, sha)
    saved = onDisk
  }
  const run: GitRepository['git'] = (args, options) => git(save(), args, options).finally(load)
  const diffs = new Map<string, Promise<readonly ChangedFile[]>>()
  const mergeBase = (a: string, b: string) => mergeBaseOf(objects, a, b)
  return {
    objects,
    refs,
    git: run,
    save,
    load,
    read: async (name) => read(name),
    commitOf: async (name) => commitOf(name),
    commit: async (options) => {
      const sha = commit(objects, options, options.parents ?? [commitOf(`refs/heads/${options.branch}`) ?? []].flat())
      refs.set(`refs/heads/${options.branch}`, sha)
      return sha
    },
    isAncestor: async (ancestor, of) => isAncestorOf(objects, ancestor, of),
    mergeBase: async (a, b) => mergeBase(a, b),
    merge: async (base, head) => {
      const common = mergeBase(base, head)
      if (common === base) return treeOf(head)
      if (common === head) return treeOf(base)
      return run(['merge-tree', '--write-tree', base, head]).then(firstLine, () => undefined)
    },
    diff: (from, to, context = 3) => {
      const key = `${from} ${to} ${context}`
      const known = diffs.get(key) ?? diffTrees(objects, treeOf(from), treeOf(to), context).then(parseDiff)
      diffs.set(key, known)
      return known
    },
    setRef: async (ref, sha) => void refs.set(ref, sha),
    deleteRef: async (ref) => void refs.delete(ref),
  }
}

/** What a name stands for. */
function objectNamed(objects: ObjectStore, refs: ReadonlyMap<string, string>, name: string): GitObject | undefined {
  const [, revision = '', path] = /^([^:]*)(?::(.*))?$/s.exec(name) ?? []
  if (path === undefined) return revisionNamed(objects, refs, revision)
  const tree = peeled(objects, revisionNamed(objects, refs, revision), 'tree')
  const entry = tree && entryAt(objects, tree.sha, path)
  return entry && objects.read(entry.sha)
}

/** A commit or a ref, and what stands behind it: `^{tree}`, `^{commit}`, `~2`. */
function revisionNamed(objects: ObjectStore, refs: ReadonlyMap<string, string>, name: string): GitObject | undefined {
  const [, start = '', kind, back] = /^(.+?)(?:\^\{(\w+)\}|~(\d+))$/s.exec(name) ?? []
  if (kind !== undefined) return peeled(objects, revisionNamed(objects, refs, start), kind)
  if (back !== undefined) {
    let commit = peeled(objects, revisionNamed(objects, refs, start), 'commit')
    for (let left = Number(back); left > 0 && commit; left--)
      commit = objects.read(parseCommit(commit).parents[0] ?? '')
    return commit
  }
  if (name === 'HEAD') return revisionNamed(objects, refs, 'refs/heads/main')
  if (/^[0-9a-f]{40}$/.test(name)) return objects.read(name)
  const ref = ['', 'refs/', 'refs/tags/', 'refs/heads/'].map((above) => refs.get(above + name)).find(Boolean)
  if (ref) return objects.read(ref)
  return /^[0-9a-f]{4,39}$/.test(name) ? objects.find(name) : undefined
}

/** The commit of a tag, or the tree of a commit. */
function peeled(objects: ObjectStore, object: GitObject | undefined, kind: string): GitObject | undefined {
  if (object === undefined || object.type === kind) return object
  const inside = /^(?:object|tree) (\w{40})\n/.exec(object.content.toString('latin1', 0, 60))?.[1]
  if (object.type !== 'tag' && (object.type !== 'commit' || kind !== 'tree')) return undefined
  return peeled(objects, objects.read(inside ?? ''), kind)
}

/** What `git init --bare` makes. */
function writeEmpty(dir: string, forkOf: GitRepository | undefined): void {
  mkdirSync(join(dir, 'refs'), { recursive: true })
  writeFileSync(join(dir, 'HEAD'), 'ref: refs/heads/main\n')
  writeFileSync(join(dir, 'config'), '[core]\n\trepositoryformatversion = 0\n\tbare = true\n')
  if (forkOf) symlinkSync(join(forkOf.save(), 'objects'), join(dir, 'objects'))
  else mkdirSync(join(dir, 'objects'), { recursive: true })
}

/** All refs at once (git-scm.com/docs/git-pack-refs). */
function writeRefs(dir: string, refs: ReadonlyMap<string, string>): void {
  const path = join(dir, 'packed-refs')
  writeFileSync(`${path}.new`, [...refs].map(([ref, sha]) => `${sha} ${ref}\n`).join(''))
  renameSync(`${path}.new`, path)
}

/** Also those that git has put into files of their own, which go, so that the next ones written are not hidden by them. */
function readRefs(dir: string): Map<string, string> {
  const packed = readFileSync(join(dir, 'packed-refs'), 'utf8').matchAll(/^(\w{40}) (.+)$/gm)
  const refs = new Map([...packed].map(([, sha = '', ref = '']) => [ref, sha]))
  for (const name of readdirSync(join(dir, 'refs'), { recursive: true, encoding: 'utf8' })) {
    const ref = `refs/${name}`
    if (ref.endsWith('.lock') || !statSync(join(dir, ref)).isFile()) continue
    refs.set(ref, readFileSync(join(dir, ref), 'utf8').trim())
    rmSync(join(dir, ref))
  }
  return refs
}

const firstLine = (out: Buffer): string => out.toString().split('\n')[0] ?? ''

function commit(objects: ObjectStore, options: CommitOptions, parents: readonly string[]): string {
  const { message, author, committer = author, time } = options
  const tree = treeEditor(objects, treeOfCommit(objects, parents[0]))
  for (const [path, content] of Object.entries(options.files)) {
    if (content === null) tree.remove(asBytes(path))
    else tree.put(asBytes(path), fileOf(objects, content))
  }
  const stamps = { author: { ...author, time }, committer: { ...committer, time } }
  return writeCommit(objects, { tree: tree.write(), parents, message, ...stamps })
}

function treeOfCommit(objects: ObjectStore, sha: string | undefined): string | undefined {
  const object = sha === undefined ? undefined : objects.read(sha)
  return object && parseCommit(object).tree
}

function fileOf(objects: ObjectStore, content: Content): TreeFile {
  const blob = (bytes: string | Uint8Array) => objects.write('blob', Buffer.from(bytes))
  if (typeof content === 'string' || content instanceof Uint8Array) return { mode: '100644', sha: blob(content) }
  if ('submodule' in content) return { mode: '160000', sha: content.submodule }
  if ('link' in content) return { mode: '120000', sha: blob(content.link) }
  return { mode: '100755', sha: blob(content.executable) }
}
