import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'

// Objects as git writes them (git-scm.com/docs/gitformat-loose, "Git Internals - Git Objects").

export interface GitObject {
  readonly sha: string
  readonly type: 'blob' | 'tree' | 'commit' | 'tag'
  readonly content: Buffer
}

/** The objects of a repository and of its forks: in memory, and in a folder as soon as git itself is to see them. */
export interface ObjectStore {
  readonly read: (sha: string) => GitObject | undefined
  /** What `git hash-object -w` does. @returns its SHA */
  readonly write: (type: GitObject['type'], content: Buffer) => string
  /** The only object whose SHA begins so. */
  readonly find: (start: string) => GitObject | undefined
  /** Put into the folder what is not there yet. */
  readonly save: () => void
}

/** @param folder for the objects, in which git may write some too */
export function objectStore(folder: string): ObjectStore {
  const known = new Map<string, GitObject>()
  let unsaved: GitObject[] = []
  return {
    read: (sha) => {
      const object = known.get(sha) ?? readLoose(folder, sha)
      if (object) known.set(sha, object)
      return object
    },
    write: (type, content) => {
      const sha = createHash('sha1').update(headerOf(type, content)).update(content).digest('hex')
      if (known.has(sha)) return sha
      const object = { sha, type, content }
      known.set(sha, object)
      unsaved.push(object)
      return sha
    },
    find: (start) => {
      const [found, ...others] = [...known.values()].filter(({ sha }) => sha.startsWith(start))
      return others.length === 0 ? found : undefined
    },
    save: () => {
      for (const object of unsaved) writeLoose(folder, object)
      unsaved = []
    },
  }
}

/** Put an object where git looks for it. */
export function writeLoose(folder: string, { sha, type, content }: GitObject): void {
  const path = pathOf(folder, sha)
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  // Beside it first: a git that looks for it sees all of it or nothing.
  writeFileSync(`${path}.new`, deflateSync(Buffer.concat([headerOf(type, content), content]), { level: 1 }))
  renameSync(`${path}.new`, path)
}

function readLoose(folder: string, sha: string): GitObject | undefined {
  const path = pathOf(folder, sha)
  if (sha === '' || !existsSync(path)) return undefined
  const bytes = inflateSync(readFileSync(path))
  const end = bytes.indexOf(0)
  const type = bytes.subarray(0, bytes.indexOf(32)).toString() as GitObject['type']
  return { sha, type, content: bytes.subarray(end + 1) }
}

const pathOf = (folder: string, sha: string): string => join(folder, sha.slice(0, 2), sha.slice(2))

const headerOf = (type: string, content: Buffer): Buffer => Buffer.from(`${type} ${content.length}\0`)
