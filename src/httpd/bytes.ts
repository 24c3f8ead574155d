/**
 * A text as the bytes that httpd sees, one character each: what is not ASCII is written in UTF-8, and each of its bytes stands
 * as a character of the private use area. These have no case, are no letters and no spaces, and keep the order of the bytes, as
 * it is for PCRE and apr_fnmatch in the C locale.
 */
export function asBytes(text: string): string {
  if (isAscii(text)) return text
  return Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte < 0x80 ? byte : firstOfAll + byte)).join(
    '',
  )
}

/** Whether each character is one byte. */
export const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text)

const firstOfAll = 0xe000

const encoder = new TextEncoder()
