import type { Edit, Fix, TextFile } from '../edit/edit.js'
import { type LineRange, linesOf } from '../edit/line-changes.js'
import { fenceFor } from './markdown-text.js'
import {
  lineChangesOfEdits,
  lineNumberAt,
  type NumberedFile,
  numberedFile,
  textBeforeAndAfter,
} from './numbered-lines.js'

interface Fixable {
  readonly fix: Fix<TextFile>
}

/** Whether a comment can be placed on these lines. */
type Fits = (lines: LineRange) => boolean

/** Lines of a file and their replacement: the content of one suggestion. */
export interface Suggestion<F> {
  /** The findings whose fixes the suggestion contains, in the order of `fixable`. */
  readonly settles: readonly F[]
  readonly lines: LineRange
  /** The new lines without their endings; empty if the lines are removed. */
  readonly text: readonly string[]
}

export interface FindingSuggestions<F> {
  /** The suggestions in the order of the file; no two share a line. */
  readonly suggestions: readonly Suggestion<F>[]
  /**
   * The findings whose fix is in no suggestion: it changes another file too, or lines far apart or outside of commentable ones, or
   * its text would be changed by Markdown.
   */
  readonly withoutSuggestion: readonly F[]
}

/**
 * The suggestions for a file. Each fix becomes the smallest range of whole lines around its edits, and ranges that touch or are
 * close are joined. An insertion also includes the line above, or else the one below.
 * @param fixable fixes that can be applied together, as `chooseFixes` returns them
 * @param sectionOf the section of a fix, if it has one: within a section, ranges may be further apart
 */
export function suggestionsFor<F extends Fixable>(
  file: TextFile,
  fixable: readonly F[],
  fits: Fits,
  sectionOf: (one: F) => unknown = () => undefined,
): FindingSuggestions<F> {
  const lined: Ranked<F> = { ...numberedFile(file), rank: new Map(fixable.map((one, index) => [one, index])) }
  const runs = fixable.flatMap((one): Run<F>[] => {
    const lines = placeOf(lined, one.fix.edits, fits)
    const run = lines && { settles: [one], edits: one.fix.edits, lines }
    return run && isSayable(lined, run) ? [run] : []
  })
  // A joined range may now share a line with the range before it, because of the last newline of the file.
  const apart = clusters(runs.sort(byPlace), fits, lyingTogether(file, sectionOf))
    .flatMap((cluster) => together(lined, cluster, fits))
    .reduce<Run<F>[]>(
      (done, run) => (shares(done.at(-1), run) ? joined(lined, done, run, fits) : pushed(done, run)),
      [],
    )
  const suggestions = apart.map((run) => ({
    settles: run.settles,
    lines: run.lines,
    text: linesIn(textBeforeAndAfter(lined, run).after),
  }))
  const settled = new Set(suggestions.flatMap(({ settles }) => settles))
  return { suggestions, withoutSuggestion: fixable.filter((one) => !settled.has(one)) }
}

/** The Markdown block that GitHub offers as a suggestion. Its fence is longer than any run of backticks in the text. */
export function suggestionBlock(text: readonly string[]): string {
  const fence = fenceFor(text.join('\n'), 3)
  return [`${fence}suggestion`, ...text, fence].join('\n')
}

/** A file, with the position of each fix in the list of fixes. */
interface Ranked<F> extends NumberedFile {
  readonly rank: ReadonlyMap<F, number>
}

interface Run<F> {
  readonly settles: readonly F[]
  readonly edits: readonly Edit<TextFile>[]
  readonly lines: LineRange
}

/** The lines that a suggestion of these edits replaces; undefined if they change nothing, another file, or lines far apart. */
function placeOf(lined: NumberedFile, edits: readonly Edit<TextFile>[], fits: Fits): LineRange | undefined {
  if (edits.some((edit) => edit.file !== lined.file)) return undefined
  const changes = lineChangesOfEdits(lined, edits)
  const start = changes[0]?.start
  const end = changes.at(-1)?.end
  if (start === undefined || end === undefined || isSpread(lined, changes)) return undefined
  const first = lineNumberAt(lined, start)
  if (start < end) return [{ first, last: lineNumberAt(lined, end - 1) }].find(fits)
  const neighbours = [first - 1, first].filter((line) => line >= 1 && line < lined.starts.length)
  return neighbours.map((line) => ({ first: line, last: line })).find(fits)
}

/** The most unchanged lines between two changes of one suggestion. GitHub shows them as removed and added. */
const maxKept = 40

const isSpread = (lined: NumberedFile, changes: readonly { readonly start: number; readonly end: number }[]): boolean =>
  changes.some((change, index) => {
    const next = changes[index + 1]
    return next !== undefined && lineNumberAt(lined, next.start) - lineNumberAt(lined, change.end) > maxKept
  })

const byPlace = (a: { readonly lines: LineRange }, b: { readonly lines: LineRange }): number =>
  a.lines.first - b.lines.first || a.lines.last - b.lines.last

/**
 * Groups ranges that touch or are close, if a comment can be placed on the whole group. A range that overlaps a group which it
 * cannot join is left out. Ranges that do not touch stay separate if their conditions differ.
 */
function clusters<F extends Fixable>(
  runs: readonly Run<F>[],
  fits: Fits,
  liesBy: (before: Cluster<F>, cluster: Cluster<F>) => boolean,
): Run<F>[][] {
  const all: Cluster<F>[] = []
  for (const run of runs) {
    const alone = clusterOf(run)
    // The range may belong to the last cluster but one, if the last one starts where the range does.
    const bound = all.slice(-2).filter((other) => isBound(other, alone))
    const last = all.at(-1)
    const [first] = bound.length > 0 ? bound : last && liesBy(last, alone) ? [last] : []
    const meeting = first ? all.slice(all.indexOf(first)) : []
    const isOne = first !== undefined && fits([...meeting, alone].map(({ lines }) => lines).reduce(around))
    if (isOne) all.splice(all.indexOf(first), meeting.length, [...meeting, alone].reduce(merged))
    else if (bound.length === 0) all.push(alone)
  }
  return all.map(({ runs }) => runs)
}

/** The most unchanged lines between two ranges of one suggestion. More are allowed within a section. */
const maxBetween = { anywhere: 2, inSection: 6 }
const maxLines = 15

/**
 * Returns a test: whether two ranges belong in one suggestion. GitHub's button may change line endings, so in a file with CRLF no
 * unchanged lines may be between them.
 */
function lyingTogether<F>(file: TextFile, sectionOf: (one: F) => unknown) {
  const isPlain = !file.text.includes('\r')
  return (before: Cluster<F>, { lines, countsOn, runs }: Cluster<F>): boolean => {
    const between = lines.first - before.lines.last - 1
    const [section, other] = [before, { runs }].map((each) => each.runs[0]?.settles.map(sectionOf)[0])
    const isOne = section !== undefined && section === other
    const isNear = between <= (isOne ? maxBetween.inSection : maxBetween.anywhere)
    const isShort = lines.last - before.lines.first < maxLines
    return countsOn === before.countsOn && (between === 0 || (isPlain && isNear && isShort))
  }
}

interface Cluster<F> {
  readonly lines: LineRange
  /** The assumptions of the fixes as one text, for comparison; empty if all fixes are safe. */
  readonly countsOn: string
  /**
   * The offsets of insertions. Adjacent ranges that insert at the same offset must be in one suggestion, or the order of the
   * insertions is lost.
   */
  readonly additions: Set<number>
  readonly runs: Run<F>[]
}

const clusterOf = <F extends Fixable>(run: Run<F>): Cluster<F> => ({
  lines: run.lines,
  countsOn: [...new Set(run.settles.flatMap(({ fix }) => (fix.safe ? [] : (fix.assumes ?? ''))))].sort().join('\n'),
  additions: new Set(run.edits.flatMap(({ start, end }) => (start === end ? [start] : []))),
  runs: [run],
})

const isBound = <F>(before: Cluster<F>, { lines, additions }: Cluster<F>): boolean =>
  lines.first <= before.lines.last ||
  (lines.first === before.lines.last + 1 && [...additions].some((at) => before.additions.has(at)))

/** Adds the second group to the first, in place: the first may be long. */
function merged<F>(one: Cluster<F>, { lines, countsOn, additions, runs }: Cluster<F>): Cluster<F> {
  for (const run of runs) one.runs.push(run)
  for (const at of additions) one.additions.add(at)
  const both = [...new Set([one.countsOn, countsOn].filter(Boolean))].sort().join('\n')
  return { ...one, lines: around(one.lines, lines), countsOn: both }
}

const shares = (before: Run<unknown> | undefined, run: Run<unknown>): boolean =>
  before !== undefined && run.lines.first <= before.lines.last

function pushed<T>(list: T[], item: T): T[] {
  list.push(item)
  return list
}

/**
 * Joins a group of ranges into one suggestion, or all but the last, which may be at the end of the file. If neither is possible,
 * the ranges are joined one by one, which is slower.
 */
function together<F extends Fixable>(lined: Ranked<F>, cluster: readonly Run<F>[], fits: Fits): Run<F>[] {
  for (const count of [cluster.length, cluster.length - 1].filter((count) => count > 0)) {
    const one = asOne(lined, cluster.slice(0, count), fits)
    if (fits(one.lines) && isSayable(lined, one))
      return cluster.slice(count).reduce<Run<F>[]>((done, run) => joined(lined, done, run, fits), [one])
  }
  return cluster.reduce<Run<F>[]>((done, run) => joined(lined, done, run, fits), [])
}

function asOne<F extends Fixable>(lined: Ranked<F>, runs: readonly Run<F>[], fits: Fits): Run<F> {
  const [only] = runs
  if (only && runs.length === 1) return only
  // The findings are in the order of the fixes, not of their lines, so that insertions at one place keep their order.
  const settles = runs.flatMap((run) => run.settles).sort((a, b) => (lined.rank.get(a) ?? 0) - (lined.rank.get(b) ?? 0))
  const edits = settles.flatMap(({ fix }) => fix.edits)
  // Two fixes together may take more lines than each alone, because the last line ending of the file can be removed with them.
  const whole = placeOf(lined, edits, fits) ?? placeOf(lined, edits, () => true)
  const lines = [...runs.map((run) => run.lines), ...(whole ? [whole] : [])].reduce(around)
  return { settles, edits, lines }
}

/**
 * Adds a range to the earlier ones: joined with the last one if they touch. If no comment can cover both, an adjacent range stays
 * separate. A range that shares a line with an earlier one, or cannot be joined, is left out.
 */
function joined<F extends Fixable>(lined: Ranked<F>, done: readonly Run<F>[], run: Run<F>, fits: Fits): Run<F>[] {
  const before = done.at(-1)
  if (!before || run.lines.first > before.lines.last + 1) return [...done, run]
  const both = asOne(lined, [before, run], fits)
  if (fits(both.lines)) return isSayable(lined, both) ? joined(lined, done.slice(0, -1), both, fits) : [...done]
  return run.lines.first > before.lines.last ? [...done, run] : [...done]
}

const around = (a: LineRange, b: LineRange): LineRange => ({
  first: Math.min(a.first, b.first),
  last: Math.max(a.last, b.last),
})

type Place = Omit<Run<unknown>, 'settles'>

const linesIn = (text: string): string[] => linesOf(text).map((line) => line.replace(/\r?\n$/, ''))

/**
 * Whether a suggestion can express the range. It cannot add or remove a final newline, and Markdown changes carriage returns and
 * drops NUL.
 */
function isSayable(lined: NumberedFile, run: Place): boolean {
  const { before, after } = textBeforeAndAfter(lined, run)
  const endsAlike = after === '' || before.endsWith('\n') === after.endsWith('\n')
  return endsAlike && !linesIn(after).some((line) => /[\r\0]/.test(line))
}
