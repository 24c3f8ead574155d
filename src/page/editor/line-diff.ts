import { Change, diff } from '@codemirror/merge'

/**
 * The differences between two texts for CodeMirror's views: by lines, and by letters within a single changed line. It stays
 * fast for any number of differences.
 */
export function lineDiff(a: string, b: string): readonly Change[] {
  const changes: Change[] = []
  for (const gap of gapsBetween(linesIn(a), linesIn(b))) {
    const [fromA, toA, fromB, toB] = gap
    const letters = lettersBetween(a.slice(fromA, toA), b.slice(fromB, toB))
    if (!letters) changes.push(new Change(fromA, toA, fromB, toB))
    for (const one of letters ?? [])
      changes.push(new Change(fromA + one.fromA, fromA + one.toA, fromB + one.fromB, fromB + one.toB))
  }
  return changes
}

/** The changed letters within a line; undefined unless both texts are single lines that are mostly equal. */
function lettersBetween(old: string, newer: string): readonly Change[] | undefined {
  const isLine = (text: string) => /^[^\n]+\n?$/.test(text)
  if (!isLine(old) || !isLine(newer) || old.length + newer.length > largestByLetter) return undefined
  const changes = diff(old, newer, { scanLimit: 500 })
  const changed = changes.reduce((sum, { fromA, toA, fromB, toB }) => sum + toA - fromA + toB - fromB, 0)
  return changed * 2 <= old.length + newer.length ? changes : undefined
}

const largestByLetter = 10_000

interface LinesOfText {
  readonly lines: readonly string[]
  /** The offset at which each line starts, and last the length of the text. */
  readonly starts: readonly number[]
}

/** The lines of a text with their line ends. */
function linesIn(text: string): LinesOfText {
  const lines = text.split(/(?<=\n)/)
  const starts = [0]
  for (const line of lines) starts.push(starts.at(-1)! + line.length)
  return { lines, starts }
}

type Gap = readonly [fromA: number, toA: number, fromB: number, toB: number]

/** The runs of changed lines, as offsets, between lines that both texts share in the same order. */
function gapsBetween(a: LinesOfText, b: LinesOfText): Gap[] {
  const gaps: Gap[] = []
  let [atA, atB] = [0, 0]
  const skipEqual = () => {
    while (atA < a.lines.length && atB < b.lines.length && a.lines[atA] === b.lines[atB]) {
      atA++
      atB++
    }
  }
  skipEqual()
  while (atA < a.lines.length || atB < b.lines.length) {
    const [nextA, nextB] = nextCommon(a.lines, atA, b.lines, atB)
    gaps.push([a.starts[atA]!, a.starts[nextA]!, b.starts[atB]!, b.starts[nextB]!])
    atA = nextA
    atB = nextB
    skipEqual()
  }
  return gaps
}

/** After this many equal lines in a row, the texts count as equal again. */
const sure = 2

/** The nearest position from which both texts continue with equal lines. */
function nextCommon(
  a: readonly string[],
  fromA: number,
  b: readonly string[],
  fromB: number,
): readonly [number, number] {
  const farthest = a.length - fromA + b.length - fromB
  for (let far = 1; far <= Math.min(farthest, 2000); far++)
    for (let inA = Math.min(far, a.length - fromA); inA >= 0; inA--) {
      const [atA, atB] = [fromA + inA, fromB + far - inA]
      if (atB <= b.length && goOnTogether(a, atA, b, atB)) return [atA, atB]
    }
  return [a.length, b.length]
}

function goOnTogether(a: readonly string[], atA: number, b: readonly string[], atB: number): boolean {
  for (let ahead = 0; ahead < sure; ahead++) {
    if (atA + ahead >= a.length && atB + ahead >= b.length) return true
    if (a[atA + ahead] !== b[atB + ahead]) return false
  }
  return true
}
