import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the bytes of a checked-out file; undefined if there is none, or if its git id is not `sha`. */
export type CheckoutReader = (path: string, sha: string) => Uint8Array | undefined

/** Returns a function that reads files from a checkout. Without a checkout, it finds none. */
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

/** The bytes of a file. Undefined for a pipe or a device, because reading one of these may never end. */
function bytesAt(place: string): Uint8Array | undefined {
  const entry = lstatSync(place)
  if (entry.isSymbolicLink()) return Buffer.from(readlinkSync(place))
  return entry.isFile() ? readFileSync(place) : undefined
}

/**
 * The id that git gives a blob.
 * @param sampleId any id of the repository: its length shows which hash the repository uses
 */
export const blobId = (bytes: Uint8Array, sampleId: string): string => objectId('blob', bytes, sampleId)

/**
 * The id that git gives an object (gitglossary(7)).
 * @param sampleId any id of the repository: its length shows which hash the repository uses
 */
export const objectId = (type: 'blob' | 'tree', bytes: Uint8Array, sampleId: string): string =>
  createHash(sampleId.length === 64 ? 'sha256' : 'sha1')
    .update(`${type} ${bytes.length}\0`)
    .update(bytes)
    .digest('hex')
