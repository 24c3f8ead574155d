import { type Group, grouped } from '../base/grouped.js'
import { withCommas } from '../base/listed.js'
import type { ChecklistItem } from '../checklist/checklist.js'
import type { VerifyResult } from '../explain/verified.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import type { Site } from '../site/site.js'
import type { ConfigFile } from '../syntax/tree.js'
import type { RewrittenFiles } from './rewritten.js'

/** The name of what was read from standard input. */
export const standardInput = 'standard-input'

/** What is to be reported: a migration, and which of its fixes are in the files by now. */
export interface Report {
  readonly site: Site
  readonly migration: Migration
  /** Findings whose fix has been written. */
  readonly applied: ReadonlySet<Finding>
  /** The settings say what the files come from, so that the next run knows. */
  readonly remembered?: boolean
  /** Where what stood in the files that were written stands by now. */
  readonly rewritten?: RewrittenFiles
  /** It is about some of the files or lines that were read, and not about all. */
  readonly isPart?: boolean
  /** What came from standard input, to which nothing is written. */
  readonly input?: ConfigFile | undefined
  /** Which of the findings these are, in words, where others are left out. */
  readonly among?: string
  /** What must be done outside of the files. */
  readonly checklist?: readonly ChecklistItem[]
  /** What the user's own 2.4 said, where it was asked. */
  readonly verified?: VerifyResult
}

/** What becomes of a finding: fixed for sure, fixed if somebody agrees, or left to a person. */
export type Resolution = 'safe' | 'review' | 'manual'

export const resolutionOf = ({ fix }: Finding): Resolution => (fix ? (fix.safe ? 'safe' : 'review') : 'manual')

export type Summary = Readonly<ReturnType<typeof summaryOf>>

export function summaryOf({ site, migration: { findings }, applied }: Report) {
  const count = (test: (finding: Finding) => boolean) => findings.filter(test).length
  return {
    files: filesIn(site).length,
    findings: findings.length,
    errors: count((finding) => finding.severity === 'error'),
    warnings: count((finding) => finding.severity === 'warning'),
    safe: count((finding) => resolutionOf(finding) === 'safe'),
    review: count((finding) => resolutionOf(finding) === 'review'),
    manual: count((finding) => resolutionOf(finding) === 'manual'),
    applied: applied.size,
    problems: filesIn(site).reduce((sum, file) => sum + site.problemsOf(file).length, 0),
  }
}

/** Whether something is left that keeps 2.4 from starting or changes what it does, or that cannot be read for sure. */
export const isWorkLeft = ({ site, migration: { findings }, applied }: Report): boolean =>
  findings.some((finding) => finding.severity !== 'info' && !applied.has(finding)) ||
  filesIn(site).some((file) => site.problemsOf(file).length > 0)

/** "1 file", "3 files". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${withCommas(count)} ${count === 1 ? one : many}`

/** The configuration, then what stands beside it. */
export const filesIn = (site: Site): readonly ConfigFile[] => [...site.files, ...site.others]

/** The findings of each file, in their order. */
export const findingsByFile = (findings: readonly Finding[]): Map<ConfigFile, Group<Finding>> =>
  grouped(findings, ({ file }) => file)
