import type { ChecklistItem } from '../../checklist/checklist.js'
import type { Migration } from '../../migrate/migrate.js'
import type { Finding } from '../../migrate/rule.js'
import { isRarelyNeeded } from '../../questions/assumptions.js'
import { resolutionOf } from '../../report/summary.js'
import { type Ticks, ticksAbout } from '../ticks.js'
import { splitByTick } from './body-boxes.js'

/** A migration, the checklist and the ticks: what shows the remaining work. */
export interface ChangeToJudge {
  readonly migration: Pick<Migration, 'findings' | 'taken'>
  readonly checklist: readonly ChecklistItem[]
  readonly ticks: Ticks
}

/** The findings that a change leaves, grouped by what has to be done about them. Pure. */
export function findingsLeft({ migration: { findings, taken }, checklist, ticks }: ChangeToJudge) {
  const rest = findings.filter((finding) => !taken.has(finding))
  // Only fixes that wait for an answer about an assumption; other fixes are left out because they conflict.
  const review = rest.filter((finding) => resolutionOf(finding) === 'review')
  const putBack = review.filter((finding) => ticksAbout(finding, 'untrue', ticks).length > 0)
  const open = review.filter((finding) => !putBack.includes(finding))
  const manual = rest.filter((finding) => resolutionOf(finding) !== 'review' && !isTask(finding, checklist))
  return {
    /** Fixes whose assumptions nobody has confirmed. */
    leftOut: open.filter((finding) => !isRarelyNeeded(finding)),
    /** Fixes whose assumptions are true on few servers. */
    offered: open.filter(isRarelyNeeded),
    /** Fixes that were undone because somebody said that an assumption is false. */
    putBack,
    ...splitByTick(manual, ticks),
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
  return findingsLeft(judged).open.some(({ rule }) => loadingModules.has(rule.id)) ? 'Needs you' : undefined
}

const gettingModules: ReadonlySet<string> = new Set(['third-party-modules', 'packaged-apart', 'enable-modules'])

const loadingModules: ReadonlySet<string> = new Set(['missing-modules', 'built-in-mpm', 'third-party-modules'])
