import { git, gitText } from './git.js'

/**
 * The content of blobs by id, with one git process for all. Ids that git does not have are left out.
 * @throws GitError
 */
export function readBlobs(shas: readonly string[]): ReadonlyMap<string, Uint8Array> {
  return parseBlobBatch(git(['cat-file', '--batch'], [...new Set(shas)].map((sha) => `${sha}\n`).join('')))
}

/**
 * The ids of blobs in the index that a partial clone has not fetched yet. Reading such a blob would fetch it.
 * @throws GitError
 */
export function unfetchedBlobIds(): ReadonlySet<string> {
  const said = gitText('rev-list', '--objects', '--missing=print', '--indexed-objects')
  return new Set(Array.from(said.matchAll(/^\?([0-9a-f]+)$/gm), ([, sha = '']) => sha))
}

/** Parses the output of `git cat-file --batch`: a line with id, kind and size, then that many bytes, then a newline. */
export function parseBlobBatch(bytes: Uint8Array): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>()
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(10, at)
    const [sha = '', kind, size] = Buffer.from(bytes.subarray(at, end)).toString('latin1').split(' ')
    at = end + 1
    if (size === undefined) continue
    if (kind === 'blob') found.set(sha, bytes.subarray(at, at + Number(size)))
    at += Number(size) + 1
  }
  return found
}
