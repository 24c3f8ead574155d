/** How a file's bytes became text. Both ways are exact: `encode(decode(bytes))` is the same bytes. */
export type Encoding = 'utf-8' | 'latin1'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Read bytes as UTF-8 where they are valid UTF-8, else as Latin-1. A byte order mark stays in the text. */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  try {
    return { text: utf8.decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: latin1(bytes), encoding: 'latin1' }
  }
}

export const encode = (text: string, encoding: Encoding): Uint8Array =>
  encoding === 'utf-8' ? new TextEncoder().encode(text) : Uint8Array.from(text, (char) => char.charCodeAt(0))

/** Not TextDecoder's "latin1": that is windows-1252, which has other characters for 0x80 to 0x9F. */
function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** Whether the bytes are of a picture, an archive or the like, or of UTF-16, which httpd cannot read either. */
export function isBinary(bytes: Uint8Array): boolean {
  let zeros = 0
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) if (++zeros * 100 > bytes.length) return true
  return false
}
