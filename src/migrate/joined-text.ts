import type { Edit } from '../edit/edit.js'
import { type JoinedLine, linesJoinedOn24 } from '../models/joined-lines.js'
import type { Site } from '../site/site.js'
import { fileAndLine } from '../syntax/file-and-line.js'
import { ancestors, isSection, type Range, type Section } from '../syntax/tree.js'
import { assumptionsOf, withMoreAssumptions } from './assumptions.js'
import { type Finding, type Fixable, isFixable } from './rule.js'

/**
 * The findings, without fixes in text that 2.4 joins to a line ending in two backslashes, until that line is corrected. If a fix
 * for review corrects it, the other fixes get its assumptions.
 */
export function withoutFixesInJoinedText(site: Site, findings: readonly Finding[]): readonly Finding[] {
  const joins = linesJoinedOn24(site).map((line) => joinOf(line, findings))
  return joins.length === 0 ? findings : findings.map((finding) => joins.reduce(waiting, finding))
}

interface Join {
  readonly line: JoinedLine
  /** The finding whose fix corrects or removes the line; undefined if there is none. */
  readonly settled: Fixable | undefined
  /** The places that 2.4 reads differently until the line is corrected. */
  readonly touched: readonly Range[]
}

function joinOf(line: JoinedLine, findings: readonly Finding[]): Join {
  const { at, end, edit } = line
  const fixable = findings.filter(isFixable).filter(({ fix }) => fix.edits.some(({ file }) => file === at.file))
  const takesAway = ({ fix }: Fixable) =>
    fix.edits.some((one) => one.file === at.file && one.start <= at.start && one.end >= at.end)
  const isEdit = ({ fix }: Fixable) => fix.edits.length === 1 && edit !== undefined && isSame(fix.edits[0], edit)
  return {
    line,
    settled: fixable.find(takesAway) ?? fixable.find(isEdit),
    touched: [{ start: at.start, end }, ...sectionsTouched(line)],
  }
}

/** The sections whose opening or closing tag is joined to the line. */
function sectionsTouched({ at, end }: JoinedLine): readonly Range[] {
  const isJoined = (place: number | undefined) => place !== undefined && place >= at.end && place < end
  const inside = (at.parent?.children ?? at.file.children).filter(isSection)
  const around = [...ancestors(at)]
  return [...inside, ...around]
    .filter((section: Section) => isJoined(section.start) || isJoined(section.close?.start))
    .map(({ start, close, end: tag }) => ({ start, end: close?.end ?? tag }))
}

function waiting(finding: Finding, { line, settled, touched }: Join): Finding {
  const { at, edit } = line
  if (!isFixable(finding) || finding === settled) return finding
  const edits = finding.fix.edits.filter((one) => one.file === at.file && touched.some((range) => meets(one, range)))
  if (edits.length === 0) return finding
  const clashes = edit !== undefined && edits.some((one) => one.start < edit.end && edit.start < one.end)
  if (settled && !clashes)
    return settled.fix.safe
      ? finding
      : { ...finding, fix: withMoreAssumptions(finding, assumptionsOf(settled.rule.id, settled.fix)) }
  return {
    ...{ ...finding, fix: undefined, waits: true },
    message: `${finding.message} Fix the end of ${fileAndLine(at)} first: 2.4 joins that line with the next lines.`,
  }
}

const isSame = (one: Edit | undefined, { file, start, end, text }: Edit): boolean =>
  one?.file === file && one.start === start && one.end === end && one.text === text

const meets = (edit: Edit, { start, end }: Range): boolean =>
  edit.start === edit.end ? edit.start > start && edit.start < end : edit.start < end && start < edit.end
