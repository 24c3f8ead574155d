import type { GitHubClient, LogSentence } from '../../action/client.js'
import { errorSentence } from '../../action/github-failure.js'
import { pullCalls } from '../pulls.js'
import { ownerAndName } from './owner-and-name.js'
import { isRateLimitError, mapConcurrently, remainingRequestShareLookup } from './rate-limit.js'
import type { RepositoryRow } from './rows.js'

/**
 * Looks up the pull requests for rows without one: an earlier run may have opened it, or a job that ended before it could report.
 * Returns the rows with what was found.
 */
export async function rowsWithExistingPulls(
  client: GitHubClient,
  rows: readonly RepositoryRow[],
  branch: string,
  log: LogSentence,
): Promise<RepositoryRow[]> {
  const left = remainingRequestShareLookup(client)
  let isLimited = false
  return mapConcurrently(rows, atOnce, async (row) => {
    if (row.pull || !isUntold(row) || isLimited || left() < shareForIssue) return row
    try {
      return await withPull(client, row, branch)
    } catch (error) {
      isLimited ||= isRateLimitError(error)
      log(`${row.repository}: ${errorSentence(error)}`)
      return { says: `The pull request could not be looked up. ${errorSentence(error)}`, ...row }
    }
  })
}

const atOnce = 2

/** The share of the hour's requests that is left for writing the dashboard. */
const shareForIssue = 0.05

const isUntold = ({ state }: RepositoryRow): boolean => state === 'planned' || state === 'put-off' || state === 'failed'

async function withPull(client: GitHubClient, row: RepositoryRow, branch: string): Promise<RepositoryRow> {
  const [last] = await pullCalls(client, ownerAndName(row.repository)).from(branch)
  // The last pull request is already merged, so the work found now has no pull request yet.
  if (!last || last.state === 'merged') return row
  const pull = { number: last.number, url: last.url }
  return { ...row, pull, ...(row.state === 'planned' && { state: last.state }) }
}
