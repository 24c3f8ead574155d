import type { GitHubClient } from '../../action/client.js'

/** Whether GitHub rejected a request because of a rate limit. The client has then waited already, if that was worth it. */
export function isRateLimitError(error: unknown): boolean {
  const { status, message = '' } = error as { status?: number; message?: string }
  return status === 429 || (status === 403 && /rate limit/i.test(message))
}

/** Returns a function that gives the share of the hour's requests that remains, from 0 to 1, as of GitHub's latest response. */
export function remainingRequestShareLookup(client: GitHubClient): () => number {
  let share = 1
  client.hook.after('request', ({ headers }) => {
    const limit = Number(headers['x-ratelimit-limit'])
    const isOfHour = (headers['x-ratelimit-resource'] ?? 'core') === 'core'
    if (isOfHour && limit > 0) share = Number(headers['x-ratelimit-remaining'] ?? limit) / limit
  })
  return () => share
}

/** Runs a function on all items, at most `atOnce` at a time. The results are in the order of the items. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  atOnce: number,
  todo: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const rest = items.entries()
  const work = async () => {
    for (const [index, item] of rest) results[index] = await todo(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
