import type { Finding, Severity } from '../migrate/rule.js'
import { conditionToCheck } from '../questions/assumptions.js'
import { linesOfFinding } from '../report/position.js'

/** The most annotations of each severity that GitHub shows for a step. */
const maxShown = 10

/**
 * Splits findings into `shown`, as many annotations as GitHub shows, and `cut`, the other findings.
 * @param shownWarnings the number of warnings that were already shown
 */
export function annotationsWithinLimits(findings: readonly Finding[], shownWarnings = 0) {
  const count: Record<Severity, number> = { error: 0, warning: shownWarnings, info: 0 }
  const isShown = new Set(findings.filter(({ severity }) => ++count[severity] <= maxShown))
  return {
    shown: [...isShown].map(annotationOf),
    cut: findings.filter((finding) => !isShown.has(finding)),
  }
}

/** An annotation: a line of the log that GitHub also shows at the file. */
function annotationOf(finding: Finding) {
  const { severity, rule, message, file } = finding
  return {
    severity,
    title: `${rule.title} (${rule.id})`,
    message: `${message}${fixOf(finding)}`,
    path: file.path,
    ...linesOfFinding(finding),
  }
}

/** The fix as a sentence. A fix for review is always shown with its condition. */
function fixOf(finding: Finding): string {
  const { fix } = finding
  if (!fix) return ''
  return fix.safe ? ` Fix: ${fix.title}.` : ` Fix for review: ${fix.title}. ${conditionToCheck(finding)}`
}
