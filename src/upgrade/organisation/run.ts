import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../../action/inputs.js'
import type { ActionJob } from '../../action/job.js'
import type { Outputs } from '../../action/outputs.js'
import { countWithNoun } from '../../report/summary.js'
import { upgradeEachRepository } from './batch.js'
import { dashboardSentence, postDashboard } from './dashboard-issue.js'
import { jobMatrixOf } from './matrix.js'
import { ownerAndName } from './owner-and-name.js'
import { planOrganisation } from './plan.js'
import { rowsWithExistingPulls } from './pull-lookup.js'
import {
  type JobResults,
  jobResultsText,
  mergedRows,
  parseJobResults,
  type RepositoryRow,
  sumOfCounts,
} from './rows.js'
import { planSummary, rowsSummary } from './summary.js'
import { upgradeAndReturnRow } from './upgraded-row.js'

/** A job of the Action that plans, upgrades or reports on an organisation's repositories. */
export interface OrganisationJob extends ActionJob {
  /** `owner/name` of the workflow's repository, and the page of its run. */
  readonly repository: string
  readonly run: string
  /** The folder for files that the next jobs need. */
  readonly temp: string
  /** The environment variables of the job. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

export interface OrganisationResult {
  readonly outputs: Partial<Outputs>
  /** Markdown for the job's summary. */
  readonly summary: string
  /** The sentence with which the job fails, if it fails. */
  readonly failure?: string
}

export const runOrganisation = (
  mode: 'plan' | 'upgrade' | 'dashboard',
  job: OrganisationJob,
): Promise<OrganisationResult> =>
  ({ plan: writePlan, upgrade: upgradeRepositories, dashboard: updateDashboard })[mode](job)

/** Makes the plan of an organisation: the matrix of jobs, and the results of a dry run. Writes nothing on GitHub. */
async function writePlan(job: OrganisationJob): Promise<OrganisationResult> {
  const found = await planOrganisation(job.client, job.inputs, organisationOf(job), job.log)
  const matrix = jobMatrixOf(found.jobs, job.inputs.organisation.batchSize)
  return {
    outputs: {
      ...sums(found.rows),
      repositories: found.jobs.length,
      matrix: JSON.stringify(matrix),
      'results-file': keep(job, 'plan', { kind: 'plan', rows: found.rows }),
    },
    summary: planSummary(found, matrix.include.length, job.gitHubUrl),
  }
}

/** Upgrades the repositories that the inputs name. */
async function upgradeRepositories(job: OrganisationJob): Promise<OrganisationResult> {
  const repositories = job.inputs.organisation.repositories.map((name) => fullNameOf(job, name))
  const file = repositories[0]?.replace('/', '.') ?? ''
  const save = (rows: readonly RepositoryRow[]) => keep(job, file, { kind: 'upgrade', rows })
  const path = save([])
  const rows = await upgradeEachRepository({
    ...job,
    repositories,
    upgrade: (repository) => upgradeAndReturnRow(job, ownerAndName(repository)),
    saveRows: save,
  })
  const count = rows.filter(({ state }) => state === 'failed').length
  return {
    outputs: {
      ...sums(rows),
      changed: rows.some(({ changed }) => changed),
      repositories: rows.length,
      'results-file': path,
    },
    summary: rowsSummary(rows, job.gitHubUrl),
    ...(count > 0 && {
      failure: `${countWithNoun(count, 'repository', 'repositories')} could not be upgraded; the job summary gives the reasons.`,
    }),
  }
}

/** Updates the dashboard with the results of the plan and the upgrades. */
async function updateDashboard(job: OrganisationJob): Promise<OrganisationResult> {
  const { client, inputs, gitHubUrl, run, log } = job
  const repository = inputs.organisation.dashboardRepository ?? job.repository
  const rows = await rowsWithExistingPulls(
    client,
    mergedRows(resultsIn(inputs.organisation.results)),
    inputs.upgrade.branch,
    log,
  )
  const shown = rows.filter(({ counts, state }) => counts?.files !== 0 || state === 'failed')
  const posted = await postDashboard(client, repository, {
    organisation: organisationOf(job),
    rows: shown,
    gitHubUrl,
    run,
    tool: job.tool,
  })
  return {
    outputs: {
      repositories: posted.shown,
      changed: posted.operation !== 'none',
      'dashboard-url': posted.url,
    },
    summary: rowsSummary(shown, gitHubUrl, `${dashboardSentence(posted)} ${posted.url}`),
  }
}

function sums(rows: readonly RepositoryRow[]): Partial<Outputs> {
  const { findings, safe, review, left } = sumOfCounts(rows)
  return { findings, 'safe-fixes': safe, 'review-fixes': review, 'left-to-you': left }
}

const ownerOf = (fullName: string): string => fullName.slice(0, fullName.indexOf('/'))

const organisationOf = ({ inputs, repository }: OrganisationJob): string =>
  inputs.organisation.name ?? ownerOf(repository)

/**
 * The name as `owner/name`; the owner is added if it is missing.
 * @throws InputError for an invalid name
 */
function fullNameOf(job: OrganisationJob, name: string): string {
  const fullName = name.includes('/') ? name : `${organisationOf(job)}/${name}`
  if (/^[\w.-]+\/[\w.-]+$/.test(fullName)) return fullName
  throw new InputError(
    `repositories: ${JSON.stringify(name)} is not the name of a repository. With mode: upgrade, name each repository, without globs.`,
  )
}

/**
 * Writes results to a file for the next job.
 * @returns the path of the file
 */
function keep({ temp }: OrganisationJob, name: string, results: JobResults): string {
  const path = join(temp, `httpd-upgrade-${name}.json`)
  writeFileSync(path, jobResultsText(results))
  return path
}

/**
 * The results that earlier jobs wrote to a folder.
 * @throws InputError if the folder is missing or contains other files
 */
function resultsIn(folder: string | undefined): JobResults[] {
  if (folder === undefined)
    throw new InputError(
      'The input results is missing. Name the folder with the results files of the plan and the upgrades.',
    )
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
    return names.sort().map((name) => parseJobResults(readFileSync(join(folder, name), 'utf8'), name))
  } catch (error) {
    if ((error as { code?: string }).code === undefined) throw error
    throw new InputError(`results: the folder ${folder} could not be read (${(error as { code: string }).code}).`)
  }
}
