import { gunzipSync, unzipSync } from 'fflate'
import { normalizedArchivePath } from './normalized-archive-path.js'
import { type ArchiveEntry, entriesOfTar } from './tar.js'

/**
 * The files of an archive, in a folder with its name.
 * @throws Error if the bytes are not an archive, are damaged, or unpack to more than `maxBytes`
 */
export function openArchive(name: string, bytes: Uint8Array, maxBytes: number) {
  const folder = name.replace(/^.*\//, '').replace(/\.(tar(\.gz)?|tgz|zip)$/i, '')
  const entries = entriesIn(bytes, maxBytes).map((entry) => ({ ...entry, path: normalizedArchivePath(entry.path) }))
  const isWithin = entries.length > 0 && entries.every(({ path }) => path.startsWith(`${folder}/`))
  const named = (path: string) => (isWithin ? path : `${folder}/${path}`)
  const files = entries.filter(({ link }) => link === '').map(({ path, bytes }) => ({ path: named(path), bytes }))
  return { folder, files, /** Path of a link → path of its file. */ links: linksAmong(entries, named) }
}

function entriesIn(bytes: Uint8Array, maxBytes: number): ArchiveEntry[] {
  if (startsWith(bytes, 0x50, 0x4b)) return entriesOfZip(bytes, maxBytes)
  if (!startsWith(bytes, 0x1f, 0x8b)) return entriesOfTar(bytes)
  // A gzip file ends with the length of its content, modulo 4 GiB (RFC 1952).
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true)
  if (size > maxBytes) throw new RangeError('Its content is too large.')
  return entriesOfTar(gunzipSync(bytes))
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

function entriesOfZip(bytes: Uint8Array, maxBytes: number): ArchiveEntry[] {
  let size = 0
  const files = unzipSync(bytes, {
    filter({ originalSize }) {
      size += originalSize
      if (size > maxBytes) throw new RangeError('Its content is too large.')
      return true
    },
  })
  return Object.entries(files).flatMap(([path, bytes]) => (path.endsWith('/') ? [] : { path, bytes, link: '' }))
}

/**
 * The links in an archive. An absolute link is taken as relative to the archive's root if its target is there. A link to a
 * folder becomes a link to each file in the folder.
 */
function linksAmong(entries: readonly ArchiveEntry[], named: (path: string) => string): Record<string, string> {
  const files = entries.filter(({ link }) => link === '').map(({ path }) => path)
  return Object.fromEntries(
    entries.flatMap(({ path, link }) => {
      if (link === '') return []
      const target = normalizedArchivePath(link.startsWith('/') ? link : `${path}/../${link}`)
      return files
        .filter((file) => file === target || file.startsWith(`${target}/`))
        .map((file) => [named(path + file.slice(target.length)), named(file)])
    }),
  )
}
