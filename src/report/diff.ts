import type { Edit } from '../edit/edit.js'
import { type LineChange, lineChanges, linesOf } from '../edit/line-changes.js'
import type { Migration } from '../migrate/migrate.js'
import type { ConfigFile } from '../syntax/tree.js'

const context = 3

/** A unified diff of all changed files, as `git apply` and `patch -p1` read it. */
export const diff = (migration: Pick<Migration, 'edits'>): string =>
  fileDiffs(migration)
    .map((one) => one.text)
    .join('')

/** The patch of each file, because files may have different encodings. */
export const fileDiffs = ({
  edits,
}: Pick<Migration, 'edits'>): { readonly file: ConfigFile; readonly text: string }[] =>
  Array.from(edits, ([file, own]) => ({ file, text: fileDiff(file, own) }))

function fileDiff(file: ConfigFile, edits: readonly Edit[]): string {
  const changes = lineChanges(file, edits)
  if (changes.length === 0) return ''
  const path = file.path.replace(/^(?:\.?\/)+/, '')
  const head = `--- ${quoted(`a/${path}`)}\n+++ ${quoted(`b/${path}`)}\n`
  return head + hunksOf(file, changes).join('')
}

/** A path as git quotes it, if it has characters that would break the header (quote.c, quote_c_style). */
function quoted(path: string): string {
  const controls = /[\u0000-\u001F\u007F]/g
  if (!/["\\]/.test(path) && !controls.test(path)) return /\s/.test(path) ? `${path}\t` : path
  const escaped = path
    .replace(/["\\]/g, '\\$&')
    .replace(controls, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`)
  return `"${escaped}"`
}

interface Lines {
  readonly from: number
  readonly to: number
  readonly added: readonly string[]
}

function hunksOf(file: ConfigFile, changes: readonly LineChange[]): string[] {
  const before = linesOf(file.text)
  const lines = inLines(before, changes)
  const groups: Lines[][] = []
  for (const change of lines) {
    const group = groups.at(-1)
    if (group && change.from - (group.at(-1)?.to ?? 0) <= 2 * context) group.push(change)
    else groups.push([change])
  }
  let shift = 0
  return groups.map((group) => {
    const text = hunkText(before, group, shift)
    shift += group.reduce((sum, { from, to, added }) => sum + added.length - (to - from), 0)
    return text
  })
}

/** Converts the offsets of changes to line numbers from 0. */
function inLines(before: readonly string[], changes: readonly LineChange[]): Lines[] {
  let line = 0
  let offset = 0
  return changes.map((change) => {
    while (offset < change.start) offset += before[line++]?.length ?? Number.POSITIVE_INFINITY
    return { from: line, to: line + linesOf(change.before).length, added: linesOf(change.after) }
  })
}

function hunkText(before: readonly string[], group: readonly Lines[], shift: number): string {
  const first = group[0] as Lines
  const last = group.at(-1) as Lines
  const from = Math.max(0, first.from - context)
  const to = Math.min(before.length, last.to + context)
  const grown = group.reduce((sum, change) => sum + change.added.length - (change.to - change.from), 0)
  let body = ''
  let at = from
  for (const change of group) {
    body +=
      marked(' ', before.slice(at, change.from)) +
      marked('-', before.slice(change.from, change.to)) +
      marked('+', change.added)
    at = change.to
  }
  body += marked(' ', before.slice(at, to))
  return `@@ -${span(from, to - from)} +${span(from + shift, to - from + grown)} @@\n${body}`
}

/** The lines of one side in the header of a hunk. They count from 1; an empty range has the number of the line before it. */
const span = (from: number, count: number) =>
  count === 1 ? `${from + 1}` : `${count === 0 ? from : from + 1},${count}`

const marked = (mark: string, lines: readonly string[]) =>
  lines.map((line) => (line.endsWith('\n') ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`)).join('')
