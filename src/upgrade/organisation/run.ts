import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../../action/inputs.js'
import type { Job } from '../../action/job.js'
import type { Outputs } from '../../action/outputs.js'
import { counted } from '../../report/summary.js'
import { upgradeEach } from './batch.js'
import { postDashboard, toldOf } from './dashboard-issue.js'
import { matrixOf } from './matrix.js'
import { ownerAndName, plan } from './plan.js'
import { merged, type Results, type Row, readResults, sumOf, written } from './rows.js'
import { lookedUp } from './standing.js'
import { planSummary, standingsSummary } from './summary.js'
import { upgradedRow } from './upgraded-row.js'

/** What a run over an organisation has to do with. */
export interface Fleet extends Job {
  /** `owner/name` of the workflow's repository, and the page of its run. */
  readonly repository: string
  readonly run: string
  /** The folder for what the next jobs need. */
  readonly temp: string
  /** The variables of the job. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** What a run did. */
export interface FleetResult {
  readonly outputs: Partial<Outputs>
  /** Markdown for the job's summary. */
  readonly summary: string
  /** The sentence with which the job fails, if it is to. */
  readonly failure?: string
}

/** Do what the mode says. */
export const runFleet = (mode: 'plan' | 'upgrade' | 'dashboard', fleet: Fleet): Promise<FleetResult> =>
  ({ plan: planFleet, upgrade: upgradeFleet, dashboard: showFleet })[mode](fleet)

/** The plan of an organisation: the matrix and the dry run. Writes nothing on GitHub. */
async function planFleet(fleet: Fleet): Promise<FleetResult> {
  const found = await plan(fleet.client, fleet.inputs, organisationOf(fleet), fleet.say)
  const matrix = matrixOf(found.jobs, fleet.inputs.fleet.batchSize)
  return {
    outputs: {
      ...sums(found.rows),
      repositories: found.jobs.length,
      matrix: JSON.stringify(matrix),
      'results-file': keep(fleet, 'plan', { kind: 'plan', rows: found.rows }),
    },
    summary: planSummary(found, matrix.include.length, fleet.server),
  }
}

/** Upgrade the repositories that the inputs name. */
async function upgradeFleet(fleet: Fleet): Promise<FleetResult> {
  const repositories = fleet.inputs.fleet.repositories.map((name) => fullNameOf(fleet, name))
  const file = repositories[0]?.replace('/', '.') ?? ''
  const save = (rows: readonly Row[]) => keep(fleet, file, { kind: 'upgrade', rows })
  const path = save([])
  const rows = await upgradeEach({
    ...fleet,
    repositories,
    upgrade: (repository) => upgradedRow(fleet, ownerAndName(repository)),
    keep: save,
  })
  const count = rows.filter(({ state }) => state === 'failed').length
  return {
    outputs: {
      ...sums(rows),
      changed: rows.some(({ changed }) => changed),
      repositories: rows.length,
      'results-file': path,
    },
    summary: standingsSummary(rows, fleet.server),
    ...(count > 0 && {
      failure: `${counted(count, 'repository', 'repositories')} could not be upgraded; the summary of the job says why.`,
    }),
  }
}

/** Bring the dashboard up to date with what the plan and the upgrades tell. */
async function showFleet(fleet: Fleet): Promise<FleetResult> {
  const { client, inputs, server, run, say } = fleet
  const repository = inputs.fleet.dashboardRepository ?? fleet.repository
  const rows = await lookedUp(client, merged(resultsIn(inputs.fleet.results)), inputs.upgrade.branch, say)
  const shown = rows.filter(({ counts, state }) => counts?.files !== 0 || state === 'failed')
  const posted = await postDashboard(client, repository, {
    organisation: organisationOf(fleet),
    rows: shown,
    server,
    run,
  })
  return {
    outputs: {
      repositories: posted.shown,
      changed: posted.operation !== 'none',
      'dashboard-url': posted.url,
    },
    summary: standingsSummary(shown, server, `${toldOf(posted)} ${posted.url}`),
  }
}

function sums(rows: readonly Row[]): Partial<Outputs> {
  const { findings, safe, review, left } = sumOf(rows)
  return { findings, 'safe-fixes': safe, 'review-fixes': review, 'left-to-you': left }
}

const ownerOf = (fullName: string): string => fullName.slice(0, fullName.indexOf('/'))

const organisationOf = ({ inputs, repository }: Fleet): string => inputs.fleet.organisation ?? ownerOf(repository)

/** @throws InputError for what is not a repository's name */
function fullNameOf(fleet: Fleet, name: string): string {
  const fullName = name.includes('/') ? name : `${organisationOf(fleet)}/${name}`
  if (/^[\w.-]+\/[\w.-]+$/.test(fullName)) return fullName
  throw new InputError(
    `repositories: ${JSON.stringify(name)} is not the name of a repository; mode: upgrade takes no globs.`,
  )
}

/** @returns where the file is */
function keep({ temp }: Fleet, name: string, results: Results): string {
  const path = join(temp, `httpd-upgrade-${name}.json`)
  writeFileSync(path, written(results))
  return path
}

/** @throws InputError where there is no such folder, or something else in it */
function resultsIn(folder: string | undefined): Results[] {
  if (folder === undefined)
    throw new InputError('results: name the folder with the results files of the plan and the upgrades.')
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
    return names.sort().map((name) => readResults(readFileSync(join(folder, name), 'utf8'), name))
  } catch (error) {
    if ((error as { code?: string }).code === undefined) throw error
    throw new InputError(`results: ${folder} could not be read (${(error as { code: string }).code}).`)
  }
}
