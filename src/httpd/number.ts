/** C's atoi: reads an optional sign and decimal digits after white space, and ignores the rest. Without digits, it is 0. */
export const atoi = (text: string): number => Number(/^\s*[+-]?\d+/.exec(text)?.[0] ?? 0) || 0

/** C's strtol with base 0: hexadecimal after `0x`, octal after `0`, otherwise decimal; 0 without digits. */
export function strtolAnyBase(text: string): number {
  const [, sign = '', hex, octal] = /^\s*([+-]?)(?:0x([0-9a-f]+)|(0[0-7]*))/i.exec(text) ?? []
  if (hex === undefined && octal === undefined) return atoi(text)
  const size = hex !== undefined ? Number.parseInt(hex, 16) : Number.parseInt(octal ?? '0', 8)
  return (sign === '-' ? -size : size) || 0
}
