import { groupByEach } from '../../base/group-by.js'
import { commaList } from '../../base/list-text.js'
import type { Finding } from '../../migrate/rule.js'
import { placeSectionAround } from '../../questions/access-folders.js'
import { printable } from '../paint.js'
import { currentPositions, type RewrittenPositions } from '../rewritten.js'
import { countWithNoun } from '../summary.js'
import { hunksOfFix, type NewLines, otherHunksOfFix } from './new-lines.js'

/** Returns a function that finds all findings with the same fix as a given one, itself included; none without a fix. */
export function sameFixFindingsLookup(findings: readonly Finding[]): (finding: Finding) => readonly Finding[] {
  const byEdits = groupByEach(findings, ({ fix }) => (fix ? [fix.edits] : []))
  return ({ fix }) => (fix && byEdits.get(fix.edits)) || []
}

/**
 * The number of findings with a fix, as "3 fixes". If all share one fix and are in fewer sections, also the number of sections.
 */
export function fixCountText(findings: readonly Finding[], kind = ''): string {
  const fixes = countWithNoun(findings.length, `fix${kind}`, `fixes${kind}`)
  const sections = new Set(findings.map(placeSectionAround))
  const isJoint = new Set(findings.map(({ fix }) => fix?.edits)).size === 1
  return isJoint && !sections.has(undefined) && sections.size < findings.length
    ? `${fixes} in ${countWithNoun(sections.size, 'section')}`
    : fixes
}

/** The most places to list that a fix changes besides its finding. */
const maxOtherPlaces = 3

/** Whether a fix changes more other places than are listed. */
export const hasManyOtherPlaces = (finding: Finding): boolean => otherHunksOfFix(finding).length > maxOtherPlaces

/**
 * The other places that a fix changes, as a clause that begins with a comma; empty if there are none.
 * @param sharing the findings with this fix
 * @param written the new lines, if they are shown; undefined if the title is shown instead
 */
export function otherPlacesText(
  finding: Finding,
  sharing: readonly Finding[],
  written: NewLines | undefined,
  rewritten: RewrittenPositions | undefined,
): string {
  if (hasManyOtherPlaces(finding)) return sharing.length > 1 ? `, all ${sharing.length} or none` : ', all or none'
  const others = otherHunksOfFix(finding)
  const named = commaList(
    others.map(({ file, edits: [first] }) =>
      first ? `${printablePath(file)}:${currentPositions(rewritten, file).at(first.start).line}` : printablePath(file),
    ),
  )
  // A line for the whole server may be added far from the line that the finding is shown at.
  if (others.length > 0)
    return others.length === hunksOfFix(finding).length ? `, at ${named}` : `, which also changes ${named}`
  return written?.changesOtherPlaces ? ', which also changes lines nearby' : ''
}

export const printablePath = ({ path }: Finding['file']): string => printable(path).replace(/[\t\n]/g, '\uFFFD')
