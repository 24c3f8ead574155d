/**
 * A text as httpd's bytes, with one character for each byte. A character beyond ASCII becomes its UTF-8 bytes, each as a
 * character of the private use area. Like bytes for PCRE and apr_fnmatch in the C locale, these characters have no letter case,
 * are not letters or spaces, and keep their order.
 */
export function bytesAsCharacters(text: string): string {
  if (isAscii(text)) return text
  return Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte < 0x80 ? byte : firstOfAll + byte)).join(
    '',
  )
}

/** Whether each character is one byte. */
export const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text)

const firstOfAll = 0xe000

const encoder = new TextEncoder()
