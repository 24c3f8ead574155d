import { type Group, groupBy } from '../base/group-by.js'
import { numberText } from '../base/list-text.js'
import type { ChecklistItem } from '../checklist/checklist.js'
import type { VerifyResult } from '../explain/verify-result.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding, Severity } from '../migrate/rule.js'
import type { Site } from '../site/site.js'
import type { ConfigFile } from '../syntax/tree.js'
import type { RewrittenPositions } from './rewritten.js'

/** The path that reports show for the text from standard input. */
export const standardInputName = 'standard-input'

/** The input of every report: a migration, and the findings whose fixes have been written. */
export interface Report {
  readonly site: Site
  readonly migration: Migration
  /** Findings whose fix has been written. */
  readonly applied: ReadonlySet<Finding>
  /** Whether the settings tell the next run that the files were for 2.2. */
  readonly remembered?: boolean
  /** The path of the settings file that has, or would get, the user's answers about these files. */
  readonly settingsPath?: string
  /** Converters from offsets in the old texts to positions in the written files. */
  readonly rewritten?: RewrittenPositions
  /** Whether the report covers only some of the files or lines that were read. */
  readonly isPart?: boolean
  /** The file from standard input, which cannot be written. */
  readonly input?: ConfigFile | undefined
  /** A phrase that says which findings are shown, if others are left out. */
  readonly among?: string
  /** The tasks of the checklist, which are outside of the files. */
  readonly checklist?: readonly ChecklistItem[]
  /** The result of the user's own 2.4, if it was started. */
  readonly verified?: VerifyResult
}

/** How a finding is resolved: by a safe fix, by a fix for review, or by a person. */
export type Resolution = 'safe' | 'review' | 'manual'

export const resolutionOf = ({ fix }: Finding): Resolution => (fix ? (fix.safe ? 'safe' : 'review') : 'manual')

/** What to do with a finding that has no fix. */
export const adviceWithoutFix = (severity: Severity): string =>
  severity === 'info' ? 'Check this by hand.' : 'Change this by hand.'

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

/** Whether an error or a warning is open, or a line has a syntax problem. */
export const isWorkLeft = ({ site, migration: { findings }, applied }: Report): boolean =>
  findings.some((finding) => finding.severity !== 'info' && !applied.has(finding)) ||
  filesIn(site).some((file) => site.problemsOf(file).length > 0)

/** A number with its noun: "1 file", "3 files". */
export const countWithNoun = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`

/** The configuration files, then the files beside them. */
export const filesIn = (site: Site): readonly ConfigFile[] => [...site.files, ...site.others]

/** The findings of each file, in their order. */
export const findingsByFile = (findings: readonly Finding[]): Map<ConfigFile, Group<Finding>> =>
  groupBy(findings, ({ file }) => file)
