import { InputError } from '../../action/inputs.js'
import type { Summary } from '../../report/summary.js'

/** The status of a repository's upgrade; a status that needs attention comes first. */
export const rowStatuses = ['failed', 'taken-over', 'closed', 'open', 'put-off', 'planned', 'left', 'done'] as const
export type RowStatus = (typeof rowStatuses)[number]

export interface RowCounts {
  readonly files: number
  readonly findings: number
  readonly safe: number
  readonly review: number
  /** The number of findings without a fix. */
  readonly left: number
}

/** One repository, as a row of the dashboard. */
export interface RepositoryRow {
  /** The repository as `owner/name`. */
  readonly repository: string
  readonly state: RowStatus
  readonly isPrivate?: boolean
  readonly counts?: RowCounts
  readonly pull?: { readonly number: number; readonly url: string }
  /** Further information: one sentence. */
  readonly says?: string
  /** Whether the upgrade changed anything there. */
  readonly changed?: boolean
}

/** The rows that a job passes to the jobs after it: the rows of a plan, or of upgrades. */
export interface JobResults {
  readonly kind: 'plan' | 'upgrade'
  readonly rows: readonly RepositoryRow[]
}

export const countsForRow = ({ files, findings, safe, review, manual }: Summary): RowCounts => ({
  files,
  findings,
  safe,
  review,
  left: manual,
})

/** The text of the file that passes results to the next job. */
export const jobResultsText = (results: JobResults): string => `${JSON.stringify({ version: 1, ...results })}\n`

/**
 * Parses the text of a results file that an earlier job wrote.
 * @throws InputError with one sentence if the text is not a results file of this version
 */
export function parseJobResults(text: string, path: string): JobResults {
  const { version, kind, rows } = parsed(text) as Partial<JobResults> & { version?: number }
  if (version !== 1 || (kind !== 'plan' && kind !== 'upgrade') || !Array.isArray(rows) || !rows.every(isRow))
    throw new InputError(
      `results: ${path} is not a results file of this version of httpd-upgrade. Use the same version in all jobs of the workflow.`,
    )
  return { kind, rows }
}

function parsed(text: string): object {
  try {
    return Object(JSON.parse(text)) as object
  } catch {
    return {}
  }
}

function isRow(value: unknown): value is RepositoryRow {
  const { repository, state, counts, pull, says } = Object(value) as { [K in keyof RepositoryRow]?: unknown }
  return (
    typeof repository === 'string' &&
    /^[\w.-]+\/[\w.-]+$/.test(repository) &&
    rowStatuses.some((each) => each === state) &&
    (counts === undefined || rowCountKeys.every((key) => Number.isInteger(Object(counts)[key]))) &&
    (pull === undefined || isPull(Object(pull))) &&
    (says === undefined || typeof says === 'string')
  )
}

/** The counts in the order of the table's columns. */
export const rowCountKeys: readonly (keyof RowCounts)[] = ['files', 'findings', 'safe', 'review', 'left']

const isPull = ({ number, url }: { number?: unknown; url?: unknown }): boolean =>
  Number.isInteger(number) && /^https?:\/\/[^\s()<>]+$/.test(String(url))

/** One row for each repository, by name. The result of an upgrade replaces the plan's row. */
export function mergedRows(results: readonly JobResults[]): RepositoryRow[] {
  const rows = new Map<string, RepositoryRow>()
  const plansFirst = [...results].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  for (const row of plansFirst.flatMap((each) => each.rows)) {
    const key = row.repository.toLowerCase()
    rows.set(key, { ...lasting(rows.get(key)), ...row })
  }
  return [...rows.values()].sort(compareRowsByName)
}

const order = ['plan', 'upgrade']

/** The values of an earlier row that a later row replaces only if it has its own. */
const lasting = (row: RepositoryRow | undefined): Partial<RepositoryRow> => ({
  ...(row?.isPrivate !== undefined && { isPrivate: row.isPrivate }),
  ...(row?.counts && { counts: row.counts }),
})

export function sumOfCounts(rows: readonly RepositoryRow[]): RowCounts {
  const sum = (key: keyof RowCounts) => rows.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0)
  return { files: sum('files'), findings: sum('findings'), safe: sum('safe'), review: sum('review'), left: sum('left') }
}

/** Rows by name, in any letter case. */
export const compareRowsByName = (a: RepositoryRow, b: RepositoryRow): number =>
  a.repository.toLowerCase() < b.repository.toLowerCase() ? -1 : 1
