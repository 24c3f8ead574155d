import { printable } from './paint.js'

/**
 * A sentence as Markdown. Text in backticks is code. Nothing else, whether from this tool or from a file, becomes markup, HTML, a
 * mention or a reference.
 */
export function markdownSentence(sentence: string): string {
  const text = shortened(printable(sentence.replace(/[\s\0]+/g, ' ').trim()))
  const ticks = text.match(/`+/g) ?? []
  const isPaired = ticks.length % 2 === 0 && ticks.every((run) => run.length === 1)
  const parts = isPaired ? text.split(/(`[^`]+`)/) : [text]
  const line = parts.map((part) => (isPaired && part.startsWith('`') ? part : inert(part))).join('')
  // At the beginning of a line, these characters would start a heading or a list.
  return line.replace(/^(\d*)(?=(?:[-+.)]|#+)(?: |$))/, '$1\\')
}

/** The text, shortened if it is very long: a line of a file can have any length. */
const shortened = (text: string): string =>
  text.length <= maxSentence ? text : `${text.slice(0, maxSentence).replace(/[\ud800-\udbff]$/, '')}…`

const maxSentence = 2_000

const inert = (text: string): string =>
  text
    .replace(/[\\`<>[\]*|~]|!(?=--)|(?<![a-z0-9])_|_(?![a-z0-9])/gi, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/[@#](?=[\w-])/g, '$&\u200B')
    // Without this, a URL becomes a link, and the URL of an issue or GH-1 becomes a reference in that issue.
    .replace(/\b(?:https?|ftp):(?=\/\/\w)|\bwww(?=\.)|\bGH(?=-\d)/gi, '$&\u200B')

/** A text as code within a line of Markdown. No character of the text can end the code. */
export function inlineCode(text: string): string {
  const line = printable(text.replace(/[\r\n\0]+/g, ' '))
  const fence = fenceFor(line, 1)
  const pad = /^`|`$|^ .* $/.test(line) ? ' ' : ''
  return line.trim() === '' ? '` `' : `${fence}${pad}${line}${pad}${fence}`
}

/**
 * A block of code in the given language. A comment that looks like one of this tool's marks is broken up, because it
 * may come from a file.
 */
export function codeBlock(text: string, language: string): string {
  const lines = printable(text.replaceAll('\r\n', '\n')).replaceAll('<!-- httpd-upgrade:', '<!-- httpd-upgrade\u200B:')
  const fence = fenceFor(lines, 3)
  return `${fence}${language}\n${lines}${lines === '' || lines.endsWith('\n') ? '' : '\n'}${fence}`
}

/** A fence of backticks that the text cannot close, with `least` backticks or more. */
export const fenceFor = (text: string, least: number): string =>
  '`'.repeat((text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length + 1), least))

/**
 * A link.
 * @param label Markdown
 */
export const markdownLink = (label: string, url: string): string =>
  `[${label}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`

/** Markdown as a table cell. A bar ends the cell unless an odd number of backslashes precedes it. */
export const tableCell = (markdown: string): string =>
  markdown
    .replace(/(\\*)\|/g, (bar, slashes: string) => (slashes.length % 2 === 1 ? bar : `\\${bar}`))
    .replace(/\s*\n\s*/g, ' ')
