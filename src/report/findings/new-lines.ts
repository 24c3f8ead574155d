import { oncePerObject } from '../../base/once.js'
import { type LineRange, linesOf } from '../../edit/line-changes.js'
import type { Finding } from '../../migrate/rule.js'
import { placeSectionAround } from '../../questions/access-folders.js'
import type { ConfigFile, Range, Section } from '../../syntax/tree.js'
import { type FixHunk, hunksOfEdits } from '../fix-hunks.js'
import { lineChangesOfEdits, lineNumberAt, numberedFile } from '../numbered-lines.js'

/** The lines that a fix writes at its finding. */
export interface NewLines {
  /** The lines without their line endings, and without the indentation that all of them have. */
  readonly lines: readonly string[]
  /** Whether the fix also changes other places. */
  readonly changesOtherPlaces: boolean
}

/** The hunks of a fix's edits. Cached, because many findings may share one fix. */
const placesOf = oncePerObject(hunksOfEdits<ConfigFile>)

/**
 * The new lines that a fix writes at its finding. Undefined without new lines, or if the title of the fix shows the only change.
 */
export function newLinesToShow({ file, at, range, fix }: Finding): NewLines | undefined {
  if (!fix) return undefined
  const places = placesOf(fix.edits)
  const lined = numberedFile(file)
  const place = places.find((one) => one.file === file && isAround(one.lines, file, range))
  const changes = place ? lineChangesOfEdits(lined, place.edits) : []
  const beside = changes.filter(meets(at.parent))
  const section = placeSectionAround({ at })
  // The new lines may be outside of the guard around the old ones, or far below them.
  const own = section && beside.every(({ after }) => after === '') ? wholeBlocksIn(section, at, places) : beside
  const changesOtherPlaces = own.length < changes.length || places.length > 1
  const lines = withoutIndent(own.flatMap(({ after }) => linesOf(after)))
  return lines.length > 1 || (lines.length > 0 && changesOtherPlaces) ? { lines, changesOtherPlaces } : undefined
}

/**
 * The new lines of a fix at its finding, with the numbers of the lines that they replace. Undefined if the fix only inserts lines, or
 * changes more in the section.
 */
export function lineReplacementOf({
  file,
  at,
  range,
  fix,
}: Finding): (LineRange & { readonly lines: readonly string[] }) | undefined {
  const lined = numberedFile(file)
  const places = fix ? placesOf(fix.edits) : []
  const place = places.find((one) => one.file === file && isAround(one.lines, file, range))
  const own = place ? lineChangesOfEdits(lined, place.edits).filter(meets(at.parent)) : []
  const [first, last] = [own[0], own.at(-1)]
  if (
    !first ||
    !last ||
    first.start === first.end ||
    own.some(({ end }, index) => end !== (own[index + 1]?.start ?? end)) ||
    changesAround(at, places).some(({ start, end }) => start < first.start || end > last.end)
  )
    return undefined
  return {
    first: lineNumberAt(lined, first.start),
    last: lineNumberAt(lined, last.end - 1),
    lines: withoutIndent(own.flatMap(({ after }) => linesOf(after))),
  }
}

/** The lines that a fix removes in the section of its finding. Empty if the fix also writes lines there. */
export function linesOnlyRemoved({ at, file, fix }: Finding): readonly LineRange[] {
  const lined = numberedFile(file)
  const changes = changesAround(at, fix ? placesOf(fix.edits) : [])
  if (changes.some(({ after }) => after !== '')) return []
  const ranges: LineRange[] = []
  for (const { start, end } of changes) {
    const before = ranges.at(-1)
    const [first, last] = [lineNumberAt(lined, start), lineNumberAt(lined, end - 1)]
    if (before && before.last + 1 === first) ranges.splice(-1, 1, { first: before.first, last })
    else ranges.push({ first, last })
  }
  return ranges
}

export const hunksOfFix = ({ fix }: Finding): readonly FixHunk<ConfigFile>[] => (fix ? placesOf(fix.edits) : [])

/** The hunks of a finding's fix that are not at the line of the finding. */
export const otherHunksOfFix = ({ file, range, fix }: Finding): readonly FixHunk<ConfigFile>[] =>
  fix ? placesOf(fix.edits).filter((place) => place.file !== file || !isAround(place.lines, file, range)) : []

const isAround = ({ first, last }: LineRange, file: ConfigFile, { start }: Range): boolean => {
  const line = lineNumberAt(numberedFile(file), start)
  return first <= line && line <= last
}

/** Returns a test: whether a range overlaps the section. Without a section, each range passes. */
function meets(section: Section | undefined): (lines: Range) => boolean {
  if (section === undefined) return () => true
  const end = section.close?.end ?? section.children.at(-1)?.end ?? section.end
  return (lines) => lines.start < end && lines.end > section.start
}

/** The changes that a fix makes in a section; empty unless they form whole blocks of lines. */
function wholeBlocksIn(section: Section, at: Finding['at'], places: readonly FixHunk<ConfigFile>[]) {
  const own = changesIn(section, at, places)
  return haveWholeBlocks(own.flatMap(({ after }) => linesOf(after))) ? own : []
}

/** The changes of a fix in the section of a line. For a line in no section, the changes in its file outside of sections. */
function changesAround(at: Finding['at'], places: readonly FixHunk<ConfigFile>[]) {
  const section = placeSectionAround({ at })
  if (section) return changesIn(section, at, places)
  const sections = at.file.children.filter(
    (child) => child.kind === 'section' && placeSectionAround({ at: child }) === child,
  )
  return places
    .filter(({ file }) => file === at.file)
    .flatMap(({ edits }) => lineChangesOfEdits(numberedFile(at.file), edits))
    .filter((lines) => !sections.some((one) => lines.start < one.end && lines.end > one.start))
}

/**
 * The changes in a section, without those in inner sections and in guards that the line is not in, whose lines are for other
 * requests or another start of the server.
 */
function changesIn(section: Section, at: Finding['at'], places: readonly FixHunk<ConfigFile>[]) {
  const isIn = isDirectlyIn(section)
  const guards = otherGuardsIn(section, at)
  return places
    .filter(({ file }) => file === section.file)
    .flatMap(({ edits }) => lineChangesOfEdits(numberedFile(section.file), edits))
    .filter((lines) => isIn(lines) && !guards.some((one) => isInside(one, lines)))
}

/** The guards in a section that the line is not in, if the line is in a guard. */
function otherGuardsIn(section: Section, { parent }: Finding['at']): readonly Section[] {
  const others: Section[] = []
  for (let inner = parent; inner && inner !== section; inner = inner.parent)
    for (const child of inner.parent?.children ?? [])
      if (child.kind === 'section' && child !== inner && placeSectionAround({ at: child }) === section)
        others.push(child)
  return others
}

/** Whether lines are between the tags of a section. */
const isInside = ({ start, end, close }: Section, lines: Range): boolean =>
  lines.start > start && lines.end <= (close?.start ?? end)

/** Whether every closing tag has its opening tag before it, and every opening tag is closed. */
function haveWholeBlocks(lines: readonly string[]): boolean {
  let depth = 0
  for (const line of lines) {
    if (/^\s*<\//.test(line)) depth -= 1
    else if (/^\s*</.test(line)) depth += 1
    if (depth < 0) return false
  }
  return depth === 0
}

/** Returns a test: whether a range is in a section, and in none of the sections in it. */
function isDirectlyIn(section: Section): (lines: Range) => boolean {
  const isIn = meets(section)
  const inner = section.children.filter(
    (child) => child.kind === 'section' && placeSectionAround({ at: child }) === child,
  )
  return (lines) => isIn(lines) && !inner.some((one) => lines.start < one.end && lines.end > one.start)
}

function withoutIndent(lines: readonly string[]): readonly string[] {
  const indents = lines.flatMap((line) => (line.trim() === '' ? [] : (/^[ \t]*/.exec(line)?.[0] ?? '')))
  const shortest = indents.reduce((least, { length }) => Math.min(least, length), Number.POSITIVE_INFINITY)
  return lines.map((line) => line.slice(shortest).trimEnd())
}
