/** A file to be packed. */
export interface Packed {
  readonly path: string
  readonly bytes: Uint8Array
}

/**
 * A ZIP archive of the files as they are, not compressed (APPNOTE.TXT 4.3.6): local headers with the bytes, then the central
 * directory. Names are UTF-8; the time is the first that the format knows, so that the same files make the same archive.
 */
export function zip(files: readonly Packed[]): Uint8Array {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { path, bytes } of files) {
    const name = new TextEncoder().encode(path.replace(/^(?:\.{0,2}\/)+/, ''))
    const about = numbers([20, 2], [utf8Names, 2], [0, 2], [0, 2], [firstDay, 2], [crc32(bytes), 4])
    const sizes = numbers([bytes.length, 4], [bytes.length, 4], [name.length, 2], [0, 2])
    const local = [numbers([0x04034b50, 4]), about, sizes, name, bytes]
    const rest = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4])
    directory.push(numbers([0x02014b50, 4], [20, 2]), about, sizes, rest, name)
    parts.push(...local)
    offset += lengthOf(local)
  }
  const size = lengthOf(directory)
  const end = numbers([0x06054b50, 4], [0, 4], [files.length, 2], [files.length, 2], [size, 4], [offset, 4], [0, 2])
  return joinedBytes([...parts, ...directory, end])
}

const utf8Names = 1 << 11
/** 1 January 1980. */
const firstDay = (1 << 5) | 1

/** Little-endian numbers: each with its width in bytes. */
function numbers(...all: readonly (readonly [value: number, width: number])[]): Uint8Array {
  return Uint8Array.from(
    all.flatMap(([value, width]) => Array.from({ length: width }, (_, at) => (value >>> (8 * at)) & 255)),
  )
}

const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0)

/** One behind the other. */
export function joinedBytes(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(lengthOf(parts))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1
  return sum
})

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = table[(sum ^ byte) & 255]! ^ (sum >>> 8)
  return ~sum >>> 0
}
