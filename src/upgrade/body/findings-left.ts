import type { ChecklistItem } from '../../checklist/checklist.js'
import type { Migration } from '../../migrate/migrate.js'
import type { Finding } from '../../migrate/rule.js'
import { hasRarelyNeededFix } from '../../questions/assumptions.js'
import { resolutionOf } from '../../report/summary.js'
import { type Ticks, ticksAbout } from '../ticks.js'
import { splitIntoKeptAndOpen } from './body-boxes.js'

/** The change, the checklist and the ticks, from which the remaining work follows. */
export interface ChangeToJudge {
  readonly migration: Pick<Migration, 'findings' | 'taken'>
  readonly checklist: readonly ChecklistItem[]
  readonly ticks: Ticks
}

/** The findings that a change does not fix, grouped by what has to be done about them. */
export function remainingFindings({ migration: { findings, taken }, checklist, ticks }: ChangeToJudge) {
  const rest = findings.filter((finding) => !taken.has(finding))
  // Fixes for review wait for an answer about an assumption. A safe fix that is not taken conflicts with another one.
  const review = rest.filter((finding) => resolutionOf(finding) === 'review')
  const putBack = review.filter((finding) => ticksAbout(finding, 'untrue', ticks).length > 0)
  const open = review.filter((finding) => !putBack.includes(finding))
  const manual = rest.filter((finding) => resolutionOf(finding) !== 'review' && !isTask(finding, checklist))
  return {
    /** Findings with a fix whose assumptions nobody has confirmed. */
    leftOut: open.filter((finding) => !hasRarelyNeededFix(finding)),
    /** Findings with a fix whose assumptions are true on few servers. */
    offered: open.filter(hasRarelyNeededFix),
    /** Findings with a fix that was undone, because somebody said that an assumption is false. */
    putBack,
    ...splitIntoKeptAndOpen(manual, ticks),
  }
}

/** Whether the checklist already contains the finding. */
const isTask = ({ rule, at, severity }: Finding, checklist: readonly ChecklistItem[]): boolean =>
  severity !== 'error' && checklist.some(({ id, places }) => taskOf[rule.id] === id && places.includes(at))

const taskOf: Readonly<Record<string, string>> = {
  'third-party-modules': 'third-party-modules',
  'missing-modules': 'enable-modules',
  'built-in-mpm': 'enable-modules',
  'davlockdb-format': 'dav-locks',
  'cache-root-contents': 'cache-contents',
}

/**
 * The heading under which the text names modules that no file loads and 2.4 cannot start without; undefined if no module is
 * missing.
 */
export function missingModulesHeading(judged: ChangeToJudge): 'Before you start 2.4' | 'Needs you' | undefined {
  if (judged.checklist.some(({ id }) => gettingModules.has(id))) return 'Before you start 2.4'
  return remainingFindings(judged).open.some(({ rule }) => loadingModules.has(rule.id)) ? 'Needs you' : undefined
}

const gettingModules: ReadonlySet<string> = new Set(['third-party-modules', 'packaged-apart', 'enable-modules'])

const loadingModules: ReadonlySet<string> = new Set(['missing-modules', 'built-in-mpm', 'third-party-modules'])
