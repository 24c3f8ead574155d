import { groupByEach } from '../../base/group-by.js'
import { commaList } from '../../base/list-text.js'
import type { Finding } from '../../migrate/rule.js'
import { sectionAround } from '../../questions/access-folders.js'
import { printable } from '../paint.js'
import { currentPositions, type RewrittenFiles } from '../rewritten.js'
import { countWithNoun } from '../summary.js'
import { hunksOfFix, type NewLines, otherHunksOfFix } from './new-lines.js'

/** Returns a function: the findings that share a finding's fix, itself included; empty without a fix. */
export function findingsByFix(findings: readonly Finding[]): (finding: Finding) => readonly Finding[] {
  const byEdits = groupByEach(findings, ({ fix }) => (fix ? [fix.edits] : []))
  return ({ fix }) => (fix && byEdits.get(fix.edits)) || []
}

/**
 * The number of fixes. If all findings share one fix, also the number of their sections, which may each have several findings.
 */
export function fixCountText(findings: readonly Finding[], kind = ''): string {
  const fixes = countWithNoun(findings.length, `fix${kind}`, `fixes${kind}`)
  const sections = new Set(findings.map(sectionAround))
  const isJoint = new Set(findings.map(({ fix }) => fix?.edits)).size === 1
  return isJoint && !sections.has(undefined) && sections.size < findings.length
    ? `${fixes} in ${countWithNoun(sections.size, 'section')}`
    : fixes
}

/** The most other places of a fix to list; --diff shows the rest. */
const maxOtherPlaces = 3

/** Whether a fix changes more places besides its finding than are listed. */
export const hasManyPlaces = (finding: Finding): boolean => otherHunksOfFix(finding).length > maxOtherPlaces

/**
 * The other places that a fix changes, as the end of a sentence; empty if there are none.
 * @param sharing the findings with this fix
 * @param written the new lines; undefined if the title, which has the number of places, is shown instead
 */
export function otherPlacesText(
  finding: Finding,
  sharing: readonly Finding[],
  written: NewLines | undefined,
  rewritten: RewrittenFiles | undefined,
): string {
  if (hasManyPlaces(finding)) return sharing.length > 1 ? `, all ${sharing.length} or none` : ', all or none'
  const others = otherHunksOfFix(finding)
  const named = commaList(
    others.map(({ file, edits: [first] }) =>
      first ? `${pathText(file)}:${currentPositions(rewritten, file).at(first.start).line}` : pathText(file),
    ),
  )
  // A line for the whole server may be added far from the line that the finding is shown at.
  if (others.length > 0)
    return others.length === hunksOfFix(finding).length ? `, at ${named}` : `, which also changes ${named}`
  return written?.changesOtherPlaces ? ', which also changes lines nearby' : ''
}

export const pathText = ({ path }: Finding['file']): string => printable(path).replace(/[\t\n]/g, '\uFFFD')
