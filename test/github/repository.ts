import { mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ChangedFile, diffArguments, parseDiff } from './diff.js'
import { type GitObject, type GitOptions, git, objectReader } from './git.js'

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

/** A bare repository on disk. A name is whatever git takes for one: a commit, "refs/heads/main", "main:httpd.conf". */
export interface GitRepository {
  readonly dir: string
  readonly git: (args: readonly string[], options?: GitOptions) => Promise<Buffer>
  /** The same for what commits are by themselves, named by their SHA: that never changes, so git is asked once. */
  readonly ask: (args: readonly string[]) => Promise<Buffer>
  readonly read: (name: string) => Promise<GitObject | undefined>
  /** The commit that a name stands for. */
  readonly commitOf: (name: string) => Promise<string | undefined>
  readonly commit: (options: CommitOptions) => Promise<string>
  readonly isAncestor: (ancestor: string, of: string) => Promise<boolean>
  readonly mergeBase: (a: string, b: string) => Promise<string | undefined>
  /** What changed from one commit to another, with as many lines of context as asked for. */
  readonly diff: (from: string, to: string, context?: number) => Promise<readonly ChangedFile[]>
  readonly setRef: (ref: string, sha: string) => Promise<void>
  readonly deleteRef: (ref: string) => Promise<void>
  readonly close: () => void
}

/** A new repository; one that forks another shares its objects, as GitHub's forks do. */
export async function createRepository(dir: string, forkOf?: GitRepository): Promise<GitRepository> {
  await writeEmpty(dir)
  if (forkOf) await symlink(join(forkOf.dir, 'objects'), join(dir, 'objects'))
  else await mkdir(join(dir, 'objects'))
  const reader = objectReader(dir)
  const commitOf: GitRepository['commitOf'] = async (name) => commitIn(await reader.read(`${name}^{commit}`))
  const tipOf = async (branch: string) => [(await commitOf(`refs/heads/${branch}`)) ?? []].flat()
  const run: GitRepository['git'] = (args, options) => git(dir, args, options)
  const answers = new Map<string, Promise<Buffer>>()
  const ask: GitRepository['ask'] = (args) => {
    const key = args.join('\0')
    const answer = answers.get(key) ?? run(args)
    answers.set(key, answer)
    // What is not there yet may come.
    answer.catch(() => answers.delete(key))
    return answer
  }
  const diffs = new Map<string, Promise<readonly ChangedFile[]>>()
  return {
    dir,
    git: run,
    ask,
    read: reader.read,
    commitOf,
    commit: async (options) => commit(run, options, options.parents ?? (await tipOf(options.branch))),
    isAncestor: (ancestor, of) => succeeds(ask(['merge-base', '--is-ancestor', ancestor, of])),
    mergeBase: (a, b) => ask(['merge-base', a, b]).then(firstLine, () => undefined),
    diff: (from, to, context = 3) => {
      const key = `${from} ${to} ${context}`
      const known = diffs.get(key) ?? run(diffArguments(from, to, context)).then(parseDiff)
      diffs.set(key, known)
      return known
    },
    setRef: (ref, sha) => writeRef(join(dir, ref), sha),
    deleteRef: async (ref) => void (await run(['update-ref', '-d', ref])),
    close: reader.close,
  }
}

/** What `git init --bare` makes; starting git takes longer than most of what it is asked. */
async function writeEmpty(dir: string): Promise<void> {
  await mkdir(join(dir, 'refs', 'heads'), { recursive: true })
  await writeFile(join(dir, 'HEAD'), 'ref: refs/heads/main\n')
  await writeFile(join(dir, 'config'), '[core]\n\trepositoryformatversion = 0\n\tbare = true\n')
}

/** As git writes a ref: whoever reads it meanwhile has the old commit or the new one. */
async function writeRef(path: string, sha: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.lock`, `${sha}\n`, { flag: 'wx' })
  await rename(`${path}.lock`, path)
}

const commitIn = (object: GitObject | undefined): string | undefined =>
  object?.type === 'commit' ? object.sha : undefined

const firstLine = (out: Buffer): string => out.toString().split('\n')[0] ?? ''

const succeeds = (running: Promise<unknown>): Promise<boolean> =>
  running.then(
    () => true,
    () => false,
  )

async function commit(run: GitRepository['git'], options: CommitOptions, parents: readonly string[]): Promise<string> {
  const { branch, files, message, author, committer = author, time } = options
  const who = ({ name, email }: Identity) => `${name} <${email}> ${time} +0000`
  const input = [
    `commit refs/heads/${branch}\nmark :1\nauthor ${who(author)}\ncommitter ${who(committer)}\n`,
    data(message),
    ...parents.map((parent, index) => `${index === 0 ? 'from' : 'merge'} ${parent}\n`),
    ...Object.entries(files).flatMap(([path, content]) => change(path, content)),
    'get-mark :1\n',
  ]
  const out = await run(['fast-import', '--quiet', '--force'], {
    input: Buffer.concat(input.map((part) => Buffer.from(part))),
  })
  return firstLine(out)
}

function change(path: string, content: Content | null): (string | Uint8Array)[] {
  const name = `"${path.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`
  if (content === null) return [`D ${name}\n`]
  if (typeof content === 'string' || content instanceof Uint8Array) return [`M 100644 inline ${name}\n`, data(content)]
  if ('submodule' in content) return [`M 160000 ${content.submodule} ${name}\n`]
  if ('link' in content) return [`M 120000 inline ${name}\n`, data(content.link)]
  return [`M 100755 inline ${name}\n`, data(content.executable)]
}

const data = (content: string | Uint8Array): Buffer => {
  const bytes = Buffer.from(content)
  return Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')])
}

export interface TreeEntry {
  readonly mode: string
  readonly type: string
  readonly sha: string
  readonly path: string
  /** Bytes; of blobs only. */
  readonly size?: number
}

/** The entries of a tree, named by its SHA; `options` as `git ls-tree` takes them. */
export async function listTree({ ask }: GitRepository, options: readonly string[]): Promise<TreeEntry[]> {
  const out = await ask(['ls-tree', '-z', '--long', ...options])
  return out.toString().split('\0').filter(Boolean).map(treeEntry)
}

function treeEntry(line: string): TreeEntry {
  const tab = line.indexOf('\t')
  const [mode = '', type = '', sha = '', size] = line.slice(0, tab).split(/ +/)
  return { mode, type, sha, path: line.slice(tab + 1), ...(size !== '-' && { size: Number(size) }) }
}
