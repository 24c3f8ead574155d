import type { Version } from '../../src/syntax/tree.js'

/**
 * How httpd cuts a file into lines and words, one character after the other, as its C functions go about it. Slow and
 * literal, so that what src/config does quickly can be held against it. Characters stand for bytes.
 */
export interface ReadLine {
  /** The physical lines that it is made of, by offset. */
  readonly start: number
  readonly end: number
  /** What ap_cfg_getline hands on: joined and trimmed. */
  readonly text: string
}

/**
 * server/util.c, ap_cfg_getline (2.2) and ap_cfg_getline_core (2.4). A line that the file ends in is left out. A byte
 * order mark is passed over, as on Windows (ap_pcfg_openfile).
 */
export function linesRead(text: string, version: Version): ReadLine[] {
  const lines: ReadLine[] = []
  for (let at = 0; at < text.length; ) {
    const line = lineRead(text.replace(/^\uFEFF/, ' '), at, version)
    if (line.text !== undefined) lines.push({ start: at, end: line.end, text: line.text })
    at = line.end
  }
  return lines
}

function lineRead(text: string, start: number, version: Version): { end: number; text: string | undefined } {
  let buffer = ''
  for (let at = start; ; ) {
    if (at === text.length) return { end: at, text: version === '2.4' && buffer !== '' ? trimmed(buffer) : undefined }
    const newline = text.indexOf('\n', at)
    const end = newline < 0 ? text.length : newline + 1
    // 2.4 looks back into what it has read before, 2.2 only as far as this physical line goes.
    const floor = version === '2.4' ? 0 : buffer.length
    const piece = cString(text.slice(at, end))
    buffer += piece
    at = end
    if (!piece.endsWith('\n')) return { end, text: trimmed(buffer) }
    let last = buffer.length - 1
    if (last > floor && buffer[last - 1] === '\r') last--
    if (!(last > floor && buffer[last - 1] === '\\')) return { end, text: trimmed(buffer) }
    last--
    if (version === '2.2' && last > floor && buffer[last - 1] === '\\')
      return { end, text: trimmed(buffer.slice(0, last) + buffer.slice(last + 1)) }
    buffer = buffer.slice(0, last)
  }
}

const cString = (text: string): string => text.split('\0', 1)[0] ?? ''

const spaces = ' \t\n\v\f\r'

function trimmed(line: string): string {
  let [from, to] = [0, line.length]
  while (from < to && spaces.includes(line.charAt(from))) from++
  while (to > from && spaces.includes(line.charAt(to - 1))) to--
  return line.slice(from, to)
}

/** server/util.c, ap_getword_conf with substring_conf: the first word, and where the next one starts. */
export function wordRead(line: string, start: number): { value: string; next: number } {
  let at = start
  const skip = () => {
    while (at < line.length && spaces.includes(line.charAt(at))) at++
  }
  skip()
  const quote = line[at] === '"' || line[at] === "'" ? line[at] : ''
  if (quote) at++
  let value = ''
  while (at < line.length && (quote ? line[at] !== quote : !spaces.includes(line.charAt(at)))) {
    if (line[at] === '\\' && (line[at + 1] === '\\' || (quote && line[at + 1] === quote))) at++
    value += line[at++]
  }
  if (quote && at < line.length) at++
  skip()
  return { value, next: at }
}

export function wordsRead(line: string): string[] {
  const values: string[] = []
  for (let at = 0; at < line.length; ) {
    const { value, next } = wordRead(line, at)
    values.push(value)
    at = next
  }
  return values
}

/** What ap_build_config_sub (server/config.c) makes of a line; undefined where it passes over it. */
export interface Command {
  readonly kind: 'directive' | 'open' | 'close'
  /** In lower case, without `<` or `</` and without `>`. */
  readonly name: string
  readonly args: readonly string[]
  /** Of an opening tag: whether core.c's handlers find the `>` they look for. */
  readonly closed: boolean
}

export function commandRead(line: string): Command | undefined {
  if (line === '' || line.startsWith('#')) return undefined
  let { value: name, next } = wordRead(line, 0)
  if (name === '') return undefined
  let rest = line.slice(next)
  if (name[1] !== '/' && name.endsWith('>')) name = name.slice(0, -1)
  // A lone `>` is a command without a name, which httpd refuses.
  if (name === '') return undefined
  const closes = name.startsWith('</')
  if (name.startsWith('<') && !closes && rest === '') rest = '>'
  const lower = name.toLowerCase()
  if (closes) return { kind: 'close', name: lower.slice(2).replace(/>$/, ''), args: [], closed: lower.endsWith('>') }
  if (!name.startsWith('<')) return { kind: 'directive', name: lower, args: wordsRead(rest), closed: true }
  const bracket = rest.lastIndexOf('>')
  return {
    kind: 'open',
    name: lower.slice(1),
    args: wordsRead(bracket < 0 ? rest : rest.slice(0, bracket)),
    closed: bracket >= 0,
  }
}
