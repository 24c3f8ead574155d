import { oncePerObject } from '../../base/once.js'
import { type LineRange, linesOf } from '../../edit/line-changes.js'
import type { Finding } from '../../migrate/rule.js'
import { sectionAround } from '../../questions/access-folders.js'
import type { ConfigFile, Range, Section } from '../../syntax/tree.js'
import { type FixHunk, hunksOfEdits } from '../fix-hunks.js'
import { lineChangesAroundEdits, lineNumberAt, type NumberedFile, numberedFile } from '../numbered-lines.js'

/** The lines that a fix writes at its finding. */
export interface NewLines {
  /** The lines without their line endings, and without the indentation that all of them have. */
  readonly lines: readonly string[]
  /** Whether the fix also changes other places. */
  readonly changesOtherPlaces: boolean
}

/** The hunks of a list of edits. Cached, because many findings share one fix. */
const placesOf = oncePerObject(hunksOfEdits<ConfigFile>)

/** The new lines of a finding's fix, if the title cannot show them: there are several, or the fix also changes other places. */
export function newLinesOf({ file, at, range, fix }: Finding): NewLines | undefined {
  if (!fix) return undefined
  const places = placesOf(fix.edits)
  const lined = numberedFile(file)
  const place = places.find((one) => one.file === file && isAround(one.lines, file, range))
  const changes = place ? lineChangesAroundEdits(lined, place.edits) : []
  const beside = changes.filter(meets(at.parent))
  const section = sectionAround({ at })
  // The new lines may be outside of the guard around the old ones, or far below them.
  const own = section && beside.every(({ after }) => after === '') ? changesIn(section, lined, places) : beside
  const changesOtherPlaces = own.length < changes.length || places.length > 1
  const lines = withoutIndent(own.flatMap(({ after }) => linesOf(after)))
  return lines.length > 1 || (lines.length > 0 && changesOtherPlaces) ? { lines, changesOtherPlaces } : undefined
}

/** The lines around a finding that its fix replaces, if they are adjacent, and the new ones. */
export function replacedLinesOf({
  file,
  at,
  range,
  fix,
}: Finding): (LineRange & { readonly lines: readonly string[] }) | undefined {
  const lined = numberedFile(file)
  const place = fix && placesOf(fix.edits).find((one) => one.file === file && isAround(one.lines, file, range))
  const own = place ? lineChangesAroundEdits(lined, place.edits).filter(meets(at.parent)) : []
  const [first, last] = [own[0], own.at(-1)]
  if (
    !first ||
    !last ||
    first.start === first.end ||
    own.some(({ end }, index) => end !== (own[index + 1]?.start ?? end))
  )
    return undefined
  return {
    first: lineNumberAt(lined, first.start),
    last: lineNumberAt(lined, last.end - 1),
    lines: withoutIndent(own.flatMap(({ after }) => linesOf(after))),
  }
}

export const hunksOfFix = ({ fix }: Finding): readonly FixHunk<ConfigFile>[] => (fix ? placesOf(fix.edits) : [])

/** The hunks that the fix of a finding changes elsewhere, in the order of the files. */
export const otherHunksOfFix = ({ file, range, fix }: Finding): readonly FixHunk<ConfigFile>[] =>
  fix ? placesOf(fix.edits).filter((place) => place.file !== file || !isAround(place.lines, file, range)) : []

const isAround = ({ first, last }: LineRange, file: ConfigFile, { start }: Range): boolean => {
  const line = lineNumberAt(numberedFile(file), start)
  return first <= line && line <= last
}

/** Returns a test: whether lines are in the section. Without a section, it is always true. */
function meets(section: Section | undefined): (lines: Range) => boolean {
  if (section === undefined) return () => true
  const end = section.close?.end ?? section.children.at(-1)?.end ?? section.end
  return (lines) => lines.start < end && lines.end > section.start
}

/** The changes in a section, except in sections in it. None if they do not form whole blocks of lines. */
function changesIn(section: Section, lined: NumberedFile, places: readonly FixHunk<ConfigFile>[]) {
  const isIn = isDirectlyIn(section)
  const own = places
    .filter(({ file }) => file === section.file)
    .flatMap(({ edits }) => lineChangesAroundEdits(lined, edits).filter(isIn))
  return haveWholeBlocks(own.flatMap(({ after }) => linesOf(after))) ? own : []
}

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

/** Whether lines are in a section, and in none of the sections in it. */
function isDirectlyIn(section: Section): (lines: Range) => boolean {
  const isIn = meets(section)
  const inner = section.children.filter((child) => child.kind === 'section' && sectionAround({ at: child }) === child)
  return (lines) => isIn(lines) && !inner.some((one) => lines.start < one.end && lines.end > one.start)
}

function withoutIndent(lines: readonly string[]): readonly string[] {
  const indents = lines.flatMap((line) => (line.trim() === '' ? [] : (/^[ \t]*/.exec(line)?.[0] ?? '')))
  const shortest = indents.reduce((least, { length }) => Math.min(least, length), Number.POSITIVE_INFINITY)
  return lines.map((line) => line.slice(shortest).trimEnd())
}
