import type { LogSentence, WaitSeconds } from '../../action/client.js'
import { errorSentence, gitHubFailureOf, secondsToWait } from '../../action/github-failure.js'
import { permissionDenialOf } from '../../action/permission-denial.js'
import { isRateLimitError } from './rate-limit.js'
import type { RepositoryRow } from './rows.js'

export interface UpgradeBatch {
  /** The repositories as `owner/name`. */
  readonly repositories: readonly string[]
  /** Upgrades one of the repositories. A second call for the same repository must do no harm. */
  readonly upgrade: (repository: string) => Promise<RepositoryRow>
  readonly wait: WaitSeconds
  readonly log: LogSentence
  /** Called after each repository with all rows so far, so that they are saved even if the job is interrupted. */
  readonly saveRows: (rows: readonly RepositoryRow[]) => void
}

/**
 * Upgrades one repository after the other. A failure is reported in the row of its repository, and the others go on. Once GitHub's
 * request limit is reached, the rest is left to the next run.
 */
export async function upgradeEachRepository({
  repositories,
  upgrade,
  wait,
  log,
  saveRows: keep,
}: UpgradeBatch): Promise<RepositoryRow[]> {
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

/** Tries again if GitHub's response was lost, or if it asks for a pause that Octokit does not know. */
async function upgraded(
  repository: string,
  upgrade: UpgradeBatch['upgrade'],
  wait: WaitSeconds,
): Promise<RepositoryRow> {
  try {
    return await upgrade(repository)
  } catch (error) {
    const refusal = gitHubFailureOf(error)
    if (refusal !== 'abuse' && refusal !== 'unsure') return failed(repository, error)
    await wait(refusal === 'abuse' ? secondsToWait(error) : pause)
    return upgrade(repository).catch((again) => failed(repository, again))
  }
}

/** The pause before another attempt, in seconds. */
const pause = 5

const failed = (repository: string, error: unknown): RepositoryRow =>
  isRateLimitError(error) || gitHubFailureOf(error) === 'abuse'
    ? putOff(repository, errorSentence(error))
    : { repository, state: 'failed', says: saidOf(repository, error) }

const needs = 'contents: write and pull-requests: write'

/** A failure as a sentence. It names the repository, because an App may lack a permission in only one of them. */
const saidOf = (repository: string, error: unknown): string =>
  gitHubFailureOf(error) === 'read-only'
    ? permissionDenialOf(error, { needs: `${needs} for ${repository}` }).sentence
    : errorSentence(error)
