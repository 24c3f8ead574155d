import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { GitRepository } from './repository.js'

// Objects as git writes them (git-scm.com/docs/gitformat-loose, "Git Internals - Git Objects"), without a process for each
// of hundreds.

/** What `git hash-object -w` does. @returns its SHA */
export const writeBlob = (repository: GitRepository, content: string | Uint8Array): Promise<string> =>
  writeObject(repository, 'blob', Buffer.from(content))

/** What stands at a path of a tree: its mode as git shows it, six digits, and the SHA of its object. */
export interface TreeFile {
  readonly mode: string
  readonly sha: string
}

/**
 * The tree that holds these files, and those of its folders: what `git write-tree` does with an index of them.
 * @param files by path; a path is the bytes of its name, each as one character
 * @returns the SHA of the tree
 */
export async function writeTree(repository: GitRepository, files: ReadonlyMap<string, TreeFile>): Promise<string> {
  const entries = new Map<string, TreeFile>()
  const folders = new Map<string, Map<string, TreeFile>>()
  for (const [path, file] of files) {
    const slash = path.indexOf('/')
    const name = path.slice(0, slash)
    if (slash < 0) entries.set(path, file)
    else folders.set(name, (folders.get(name) ?? new Map()).set(path.slice(slash + 1), file))
  }
  for (const [name, inside] of folders) entries.set(name, { mode: '40000', sha: await writeTree(repository, inside) })
  // A folder is sorted as if its name ended in a slash.
  const sorted = [...entries].sort(([a, { mode: ofA }], [b, { mode: ofB }]) =>
    (ofA === '40000' ? `${a}/` : a) < (ofB === '40000' ? `${b}/` : b) ? -1 : 1,
  )
  const parts = sorted.flatMap(([name, { mode, sha }]) => [
    Buffer.from(`${mode} ${name}\0`, 'latin1'),
    Buffer.from(sha, 'hex'),
  ])
  return writeObject(repository, 'tree', Buffer.concat(parts))
}

/** Who, and when: seconds since 1970. */
export interface Stamp {
  readonly name: string
  readonly email: string
  readonly time: number
}

interface NewCommit {
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
  readonly author: Stamp
  readonly committer: Stamp
}

/** Write a commit that no ref holds yet. @returns its SHA */
export function writeCommit(
  repository: GitRepository,
  { tree, parents, message, author, committer }: NewCommit,
): Promise<string> {
  const lines = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${lineOf(author)}`,
    `committer ${lineOf(committer)}`,
    '',
    message,
  ]
  return writeObject(repository, 'commit', Buffer.from(lines.join('\n')))
}

const lineOf = ({ name, email, time }: Stamp): string =>
  `${cleaned(name)} <${cleaned(email)}> ${Math.floor(time)} +0000`

/** Without what would end the name, and without what git takes away around it (ident.c, strbuf_addstr_without_crud). */
const cleaned = (text: string): string =>
  text.replace(/[<>\n]/g, '').replace(/^[\0-\x20.,:;"\\']+|[\0-\x20.,:;"\\']+$/g, '')

async function writeObject({ dir }: GitRepository, type: string, bytes: Buffer): Promise<string> {
  const object = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes])
  const sha = createHash('sha1').update(object).digest('hex')
  const folder = join(dir, 'objects', sha.slice(0, 2))
  await mkdir(folder, { recursive: true })
  const path = join(folder, sha.slice(2))
  // Somebody may be reading the same object, which another request has written.
  const building = `${path}-${randomUUID()}`
  await writeFile(building, deflateSync(object))
  await rename(building, path)
  return sha
}
