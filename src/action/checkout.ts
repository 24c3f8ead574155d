import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the bytes of a checked-out file; undefined if there is none, or if its git id is not `sha`. */
export type CheckoutReader = (path: string, sha: string) => Uint8Array | undefined

/** Returns a function that reads files from the checkout in this folder. Without a folder, the function finds no file. */
export function checkoutReader(folder: string | undefined): CheckoutReader {
  if (!folder) return () => undefined
  return (path, sha) => {
    try {
      const place = join(folder, path)
      const bytes = bytesAt(place)
      return bytes && blobId(bytes, sha) === sha ? bytes : undefined
    } catch {
      return undefined
    }
  }
}

/** The bytes of a file, or the target of a link. Undefined for a pipe or a device: reading one may never end. */
function bytesAt(place: string): Uint8Array | undefined {
  const entry = lstatSync(place)
  if (entry.isSymbolicLink()) return Buffer.from(readlinkSync(place))
  return entry.isFile() ? readFileSync(place) : undefined
}

/**
 * The id that git gives a blob.
 * @param idInSameRepository any id: its length shows which hash the repository uses
 */
export const blobId = (bytes: Uint8Array, idInSameRepository: string): string =>
  objectId('blob', bytes, idInSameRepository)

/**
 * The id that git gives an object (gitglossary(7)).
 * @param idInSameRepository any id: its length shows which hash the repository uses
 */
export const objectId = (type: 'blob' | 'tree', bytes: Uint8Array, idInSameRepository: string): string =>
  createHash(idInSameRepository.length === 64 ? 'sha256' : 'sha1')
    .update(`${type} ${bytes.length}\0`)
    .update(bytes)
    .digest('hex')
