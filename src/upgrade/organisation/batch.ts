import type { Log, Sleep } from '../../action/client.js'
import { denialOf } from '../../action/denial.js'
import { errorSentence, refusalIn, secondsToWait } from '../../action/refusal.js'
import { isLimit } from './rate-limit.js'
import type { RepositoryRow } from './rows.js'

export interface UpgradeBatch {
  /** Full names. */
  readonly repositories: readonly string[]
  /** Upgrades one of them; to be asked again must do no harm. */
  readonly upgrade: (repository: string) => Promise<RepositoryRow>
  readonly wait: Sleep
  readonly log: Log
  /** Told of the rows so far after each repository, so that a job that is ended early has told what it did. */
  readonly keep: (rows: readonly RepositoryRow[]) => void
}

/**
 * Upgrade one repository after the other. What fails in one is told in its row and stops none of the others, but where
 * GitHub's limit is reached and does not pass soon the rest is put off: the next run goes on there.
 */
export async function upgradeEach({ repositories, upgrade, wait, log, keep }: UpgradeBatch): Promise<RepositoryRow[]> {
  const rows: RepositoryRow[] = []
  let limit: string | undefined
  for (const repository of repositories) {
    if (limit === undefined) log(`${repository}:`)
    const row = limit === undefined ? await upgraded(repository, upgrade, wait) : putOff(repository, limit)
    if (row.state === 'put-off') limit = row.says ?? ''
    rows.push(row)
    keep(rows)
  }
  return rows
}

const putOff = (repository: string, says: string): RepositoryRow => ({ repository, state: 'put-off', says })

/** Once more where GitHub did not tell whether it did what it was asked, or wants a pause that Octokit does not know of. */
async function upgraded(repository: string, upgrade: UpgradeBatch['upgrade'], wait: Sleep): Promise<RepositoryRow> {
  try {
    return await upgrade(repository)
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal !== 'abuse' && refusal !== 'unsure') return failed(repository, error)
    await wait(refusal === 'abuse' ? secondsToWait(error) : pause)
    return upgrade(repository).catch((again) => failed(repository, again))
  }
}

/** Seconds for GitHub to come round again. */
const pause = 5

const failed = (repository: string, error: unknown): RepositoryRow =>
  isLimit(error) || refusalIn(error) === 'abuse'
    ? putOff(repository, errorSentence(error))
    : { repository, state: 'failed', says: saidOf(repository, error) }

const needs = 'contents: write and pull-requests: write'

/** What an App lacks it lacks for this repository: both are named. */
const saidOf = (repository: string, error: unknown): string =>
  refusalIn(error) === 'read-only'
    ? denialOf(error, { needs: `${needs} for ${repository}` }).sentence
    : errorSentence(error)
