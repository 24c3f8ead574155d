import { liveSite } from '../../live/live-site.js'
import type { Site } from '../../site/site.js'
import { ancestors, type Directive, type Section } from '../../syntax/tree.js'
import type { Finding } from '../rule.js'
import { mapToGivenFiles, needsRunPerValuation } from './every-valuation.js'

/**
 * Replaces the findings outside of the guards that both versions skip by findings for the site without these guards. Findings
 * inside of such a guard keep only fixes that stay inside of it.
 * @param judge finds the results of the rules that do not consider guards themselves
 */
export function withFindingsFromLiveSite(
  site: Site,
  findings: readonly Finding[],
  judge: (site: Site) => readonly Finding[],
): readonly Finding[] {
  const live = liveSite(site)
  if (!live) return findings
  const isIn = (node: Directive | Section): boolean =>
    live.closedGuards.has(node) || [...ancestors(node)].some((one) => live.closedGuards.has(one))
  const own = judge(live.site).map((finding) => mapToGivenFiles(live, finding))
  const others = findings.filter(({ rule, at }) => !needsRunPerValuation(rule) && !isIn(at))
  const inside = findings
    .filter(({ at }) => isIn(at))
    .map((finding) => (live.closedGuards.has(finding.at) ? finding : within(finding, live.isInClosedGuard)))
  return [...own.filter(({ at }) => !isIn(at)), ...others, ...inside]
}

/** A finding in a guard that no version reads. It keeps its fix only if the fix changes nothing outside of the guard. */
const within = (
  finding: Finding,
  isUnread: (edit: NonNullable<Finding['fix']>['edits'][number]) => boolean,
): Finding => (finding.fix?.edits.every(isUnread) === false ? { ...finding, fix: undefined } : finding)
