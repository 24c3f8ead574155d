/** A file of an archive, or a link to one. */
export interface ArchiveEntry {
  readonly path: string
  readonly bytes: Uint8Array
  /** The target of a symbolic link, as written; empty for a file. */
  readonly link: string
}

/**
 * The files and symbolic links of a tar archive, in the formats of GNU, BSD and POSIX tar (POSIX.1-2017, pax, and GNU's
 * records K and L for long names). An entry that is cut off at the end is left out.
 */
export function entriesOfTar(archive: Uint8Array): ArchiveEntry[] {
  const entries: ArchiveEntry[] = []
  let long: { path?: string; linkpath?: string } = {}
  for (let at = 0; at + block <= archive.length && archive[at] !== 0; ) {
    const header = archive.subarray(at, at + block)
    const size = sizeIn(header)
    const bytes = archive.subarray(at + block, at + block + size)
    at += block + Math.ceil(size / block) * block
    const type = String.fromCharCode(header[156] ?? 0)
    if (type === 'L') long = { ...long, path: textIn(bytes, 0, size) }
    else if (type === 'K') long = { ...long, linkpath: textIn(bytes, 0, size) }
    else if (type === 'x') long = { ...long, ...recordsIn(bytes) }
    else if (type !== 'g') {
      const path = long.path ?? nameIn(header)
      if (type === '2') entries.push({ path, bytes: new Uint8Array(), link: long.linkpath ?? textIn(header, 157, 100) })
      else if ((type === '\0' || type === '0' || type === '7') && bytes.length === size)
        entries.push({ path, bytes, link: '' })
      long = {}
    }
  }
  return entries
}

const block = 512

/** The size in octal digits. A size too large for them is an 11-byte number after a byte with the value 128. */
function sizeIn(header: Uint8Array): number {
  const field = header.subarray(124, 136)
  if ((field[0] ?? 0) < 128) return Number.parseInt(textIn(field, 0, 12).trim() || '0', 8)
  return field.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0)
}

/** The name of an entry. POSIX stores the beginning of a long name in another field, which GNU uses for other data. */
function nameIn(header: Uint8Array): string {
  const isPosix = textIn(header, 257, 8) === 'ustar'
  const before = isPosix ? textIn(header, 345, 155) : ''
  return `${before && `${before}/`}${textIn(header, 0, 100)}`
}

/** The records of an extended header: `LENGTH KEY=VALUE`, each with a line ending. */
const recordsIn = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    [...new TextDecoder().decode(bytes).matchAll(/^\d+ (path|linkpath)=(.*)$/gm)].map(([, key = '', value = '']) => [
      key,
      value,
    ]),
  )

/** The text of a field, up to the first zero byte. */
function textIn(bytes: Uint8Array, start: number, length: number): string {
  const field = bytes.subarray(start, start + length)
  const end = field.indexOf(0)
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end))
}
