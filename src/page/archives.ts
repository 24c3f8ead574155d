import { gunzipSync, unzipSync } from 'fflate'
import { type ArchiveEntry, entriesOfTar } from './tar.js'

/** The files of an archive, as a folder of its name. @throws Error where it is no archive, a damaged one, or one that unpacks to more than so many bytes */
export function openArchive(name: string, bytes: Uint8Array, most: number) {
  const folder = name.replace(/^.*\//, '').replace(/\.(tar(\.gz)?|tgz|zip)$/i, '')
  const entries = entriesIn(bytes, most).map((entry) => ({ ...entry, path: plain(entry.path) }))
  const isWithin = entries.length > 0 && entries.every(({ path }) => path.startsWith(`${folder}/`))
  const named = (path: string) => (isWithin ? path : `${folder}/${path}`)
  const files = entries.filter(({ link }) => link === '').map(({ path, bytes }) => ({ path: named(path), bytes }))
  return { folder, files, /** Links among them: link → path of the file. */ links: linksAmong(entries, named) }
}

function entriesIn(bytes: Uint8Array, most: number): ArchiveEntry[] {
  if (startsWith(bytes, 0x50, 0x4b)) return entriesOfZip(bytes, most)
  if (!startsWith(bytes, 0x1f, 0x8b)) return entriesOfTar(bytes)
  // A gzip file says at its end how long its content is, modulo 4 GiB (RFC 1952).
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true)
  if (size > most) throw new RangeError('Its content is too large.')
  return entriesOfTar(gunzipSync(bytes))
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

function entriesOfZip(bytes: Uint8Array, most: number): ArchiveEntry[] {
  let size = 0
  const files = unzipSync(bytes, {
    filter({ originalSize }) {
      size += originalSize
      if (size > most) throw new RangeError('Its content is too large.')
      return true
    },
  })
  return Object.entries(files).flatMap(([path, bytes]) => (path.endsWith('/') ? [] : { path, bytes, link: '' }))
}

/** Without what leads out of the folder that it is unpacked in. */
const plain = (path: string): string => steps(path).join('/')

function steps(path: string): string[] {
  const kept: string[] = []
  for (const step of path.split('/')) {
    if (step === '..') kept.pop()
    else if (step !== '' && step !== '.') kept.push(step)
  }
  return kept
}

/** A link from the root of the disk leads into the archive, if it holds that; one to a folder is a link to each of its files. */
function linksAmong(entries: readonly ArchiveEntry[], named: (path: string) => string): Record<string, string> {
  const files = entries.filter(({ link }) => link === '').map(({ path }) => path)
  return Object.fromEntries(
    entries.flatMap(({ path, link }) => {
      if (link === '') return []
      const target = plain(link.startsWith('/') ? link : `${path}/../${link}`)
      return files
        .filter((file) => file === target || file.startsWith(`${target}/`))
        .map((file) => [named(path + file.slice(target.length)), named(file)])
    }),
  )
}
