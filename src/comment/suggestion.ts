import { parse } from '../config/parse.js'
import type { ConfigFile } from '../config/tree.js'
import type { Edit, Fix } from '../edit.js'
import { lineChanges, linesOf } from '../line-changes.js'

/** A run of whole lines, counted from 1; `last` belongs to it. */
export interface Lines {
  readonly first: number
  readonly last: number
}

/** Lines of a file and what to put in their place: all that one suggestion of a review can say. */
export interface Suggestion<F> {
  /** The findings that it settles, in the order of their lines. */
  readonly settles: readonly F[]
  readonly lines: Lines
  /** The new lines without their endings; none where the lines go. */
  readonly text: readonly string[]
}

export interface Suggested<F> {
  /** In the order of the file; no two share a line. */
  readonly suggestions: readonly Suggestion<F>[]
  /** What no suggestion can say: it changes another file too, lies where none fits, or holds what Markdown drops. */
  readonly left: readonly F[]
}

/**
 * Each fix as the smallest run of whole lines that holds its edits; runs that meet become one suggestion.
 * A fix that only adds lines takes the line above along, or else the one below.
 * @param fixable fixes that can be taken together, as `choose` picks them
 * @param fits whether a comment may stand on these lines, which are never none
 */
export function suggestionsFor<F extends { readonly fix: Fix }>(
  file: ConfigFile,
  fixable: readonly F[],
  fits: (lines: Lines) => boolean,
): Suggested<F> {
  const lined = numbered(file)
  const runs = fixable.flatMap((one): Run<F>[] => {
    const lines = placeOf(lined, one.fix.edits, fits)
    const run = lines && { settles: [one], edits: one.fix.edits, lines }
    return run && isSayable(lined, run) ? [run] : []
  })
  const apart = clusters(runs.sort(byPlace), fits).flatMap((cluster) => together(lined, cluster, fits))
  const suggestions = apart.map((run) => ({
    settles: run.settles,
    lines: run.lines,
    text: linesIn(textOf(lined, run).after),
  }))
  const settled = new Set(suggestions.flatMap(({ settles }) => settles))
  return { suggestions, left: fixable.filter((one) => !settled.has(one)) }
}

/** The block of Markdown that GitHub offers as a suggestion, its fence longer than any run of backticks inside. */
export function suggestionBlock(text: readonly string[]): string {
  const runs = text.flatMap((line) => line.match(/`+/g) ?? [])
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)))
  return [`${fence}suggestion`, ...text, fence].join('\n')
}

/** A file with the offset of each of its lines and, last, of its end. */
interface Numbered {
  readonly file: ConfigFile
  readonly starts: readonly number[]
}

function numbered(file: ConfigFile): Numbered {
  const starts = [0]
  for (const line of linesOf(file.text)) starts.push((starts.at(-1) ?? 0) + line.length)
  return { file, starts }
}

/** The line, from 1, that an offset is in; one more than there are at the end of the text. */
function lineAt({ starts }: Numbered, offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low + 1
}

/**
 * As lineChanges has it, at the cost of the lines around the edits rather than of the whole file: one line that stays
 * on either side is all that it looks at, but for a last line without an ending, which the whole text decides.
 */
function changesOf(lined: Numbered, edits: readonly Edit[]): Change[] {
  const { file, starts } = lined
  const first = lineAt(
    lined,
    edits.reduce((least, { start }) => Math.min(least, start), file.text.length),
  )
  const last = lineAt(
    lined,
    edits.reduce((most, { end }) => Math.max(most, end), 0),
  )
  const end = starts[last + 1] ?? file.text.length
  const isOpenEnd = end === file.text.length && !file.text.endsWith('\n')
  const start = isOpenEnd ? 0 : (starts[first - 2] ?? 0)
  const part = parse(file.text.slice(start, end), file.path)
  const moved = edits.map((edit) => ({ ...edit, file: part, start: edit.start - start, end: edit.end - start }))
  return lineChanges(part, moved).map((change) => ({
    start: change.start + start,
    end: change.end + start,
    after: change.after,
  }))
}

interface Change {
  readonly start: number
  readonly end: number
  readonly after: string
}

interface Run<F> {
  readonly settles: readonly F[]
  readonly edits: readonly Edit[]
  readonly lines: Lines
}

/** Where the edits can be suggested; nowhere when they change nothing, or another file as well. */
function placeOf(lined: Numbered, edits: readonly Edit[], fits: (lines: Lines) => boolean): Lines | undefined {
  if (edits.some((edit) => edit.file !== lined.file)) return undefined
  const changes = changesOf(lined, edits)
  const start = changes[0]?.start
  const end = changes.at(-1)?.end
  if (start === undefined || end === undefined) return undefined
  const first = lineAt(lined, start)
  if (start < end) return [{ first, last: lineAt(lined, end - 1) }].find(fits)
  const neighbours = [first - 1, first].filter((line) => line >= 1 && line < lined.starts.length)
  return neighbours.map((line) => ({ first: line, last: line })).find(fits)
}

const byPlace = (a: { readonly lines: Lines }, b: { readonly lines: Lines }): number =>
  a.lines.first - b.lines.first || a.lines.last - b.lines.last

/** Runs that meet, as far as a comment may stand on them together; where it may not, one that shares a line is left out. */
function clusters<F>(runs: readonly Run<F>[], fits: (lines: Lines) => boolean): Run<F>[][] {
  const all: { lines: Lines; runs: Run<F>[] }[] = []
  for (const run of runs) {
    const last = all.at(-1)
    const both = last && run.lines.first <= last.lines.last + 1 ? around(last.lines, run.lines) : undefined
    if (last && both && fits(both)) {
      last.lines = both
      last.runs.push(run)
    } else if (!last || run.lines.first > last.lines.last) all.push({ lines: run.lines, runs: [run] })
  }
  return all.map(({ runs }) => runs)
}

/**
 * Runs that meet as one, if it can be said so. Most often it is the last of them, at the end of the file, that does not
 * go with the others; else they are taken one after the other, which would be slow to begin with.
 */
function together<F>(lined: Numbered, cluster: readonly Run<F>[], fits: (lines: Lines) => boolean): Run<F>[] {
  for (const count of [cluster.length, cluster.length - 1].filter((count) => count > 0)) {
    const one = asOne(lined, cluster.slice(0, count))
    if (fits(one.lines) && isSayable(lined, one))
      return cluster.slice(count).reduce<Run<F>[]>((done, run) => joined(lined, done, run, fits), [one])
  }
  return cluster.reduce<Run<F>[]>((done, run) => joined(lined, done, run, fits), [])
}

function asOne<F>(lined: Numbered, runs: readonly Run<F>[]): Run<F> {
  const [only] = runs
  if (only && runs.length === 1) return only
  const edits = runs.flatMap((run) => run.edits)
  // Together they may take more lines than each alone: the last line ending of the file can go with them.
  const whole = placeOf(lined, edits, () => true)
  const lines = [...runs.map((run) => run.lines), ...(whole ? [whole] : [])].reduce(around)
  return { settles: runs.flatMap(({ settles }) => settles), edits, lines }
}

/**
 * The run added to those before it: as one with the last of them where they meet. Where no comment may stand on both
 * together, a run that only adjoins stays by itself; one that shares a line, or cannot be said with it, is left out.
 */
function joined<F>(lined: Numbered, done: readonly Run<F>[], run: Run<F>, fits: (lines: Lines) => boolean): Run<F>[] {
  const before = done.at(-1)
  if (!before || run.lines.first > before.lines.last + 1) return [...done, run]
  const both = asOne(lined, [before, run])
  if (fits(both.lines)) return isSayable(lined, both) ? joined(lined, done.slice(0, -1), both, fits) : [...done]
  return run.lines.first > before.lines.last ? [...done, run] : [...done]
}

const around = (a: Lines, b: Lines): Lines => ({ first: Math.min(a.first, b.first), last: Math.max(a.last, b.last) })

/** What stands on the run's lines, and what stands there after its edits. */
function textOf(lined: Numbered, { edits, lines }: Place): { before: string; after: string } {
  const { file, starts } = lined
  const start = starts[lines.first - 1] ?? 0
  const end = starts[lines.last] ?? file.text.length
  let after = ''
  let at = start
  for (const change of changesOf(lined, edits)) {
    after += file.text.slice(at, change.start) + change.after
    at = change.end
  }
  return { before: file.text.slice(start, end), after: after + file.text.slice(at, end) }
}

type Place = Omit<Run<unknown>, 'settles'>

const linesIn = (text: string): string[] => linesOf(text).map((line) => line.replace(/\r?\n$/, ''))

/**
 * A suggestion cannot say whether its last line ends, so that must stay as it is;
 * and Markdown takes a carriage return for a new line, and drops NUL.
 */
function isSayable(lined: Numbered, run: Place): boolean {
  const { before, after } = textOf(lined, run)
  const endsAlike = after === '' || before.endsWith('\n') === after.endsWith('\n')
  return endsAlike && !linesIn(after).some((line) => /[\r\0]/.test(line))
}
