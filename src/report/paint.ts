/** A function that wraps a text in the terminal's codes for a style, or leaves it unchanged. */
export type Paint = (style: Style, text: string) => string
export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'blue' | 'green'

const codes: Readonly<Record<Style, number>> = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34 }
export const inColour: Paint = (style, text) => `\u001B[${codes[style]}m${text}\u001B[0m`
export const plain: Paint = (_style, text) => text

/**
 * The line with `\uFFFD` in place of control characters, which could control the terminal or reverse the direction of text.
 */
export const printable = (line: string): string => line.replace(unprintable, '\uFFFD')

const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g
