import { getOctokit } from '@actions/github'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'

export type GitHubClient = ReturnType<typeof getOctokit>

/** Writes a sentence to the job's log. */
export type LogSentence = (sentence: string) => void

/** Waits for this number of seconds. */
export type WaitSeconds = (seconds: number) => Promise<void>

/** The longest wait for a rate limit, in seconds. A job should not wait longer. */
const maxSeconds = 180

/**
 * A client that waits once if GitHub asks for it, and retries requests that failed on GitHub's side. A request that would do
 * harm if sent twice has `request: { retries: 0 }`; its caller checks the result before sending it again.
 */
export function gitHubClient(token: string, log: LogSentence): GitHubClient {
  const wait =
    (why: string) => (seconds: number, request: { method: string; url: string }, _client: unknown, count: number) => {
      const isWorthIt = count < 1 && seconds <= maxSeconds
      log(
        `GitHub's ${why} is reached at ${request.method} ${request.url}: ${isWorthIt ? `waiting ${seconds} seconds` : `giving up instead of waiting ${seconds} seconds`}.`,
      )
      return isWorthIt
    }
  const options = {
    log: { debug() {}, info() {}, warn() {}, error() {} },
    retry: { retries: 2, doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] },
    throttle: {
      onRateLimit: wait('limit of requests'),
      onSecondaryRateLimit: wait('limit of concurrent requests'),
      write: withoutPauses as never,
    },
  }
  const client = getOctokit(token, options, retry, throttling)
  const pause = pausesOf(1)
  client.hook.wrap('request', async (request, given) => {
    if (mayNotifyPeople(given)) await pause()
    return request(given)
  })
  return client
}

/** Runs each job at once. The queue of Octokit's throttling plugin would wait a second after each write or GraphQL query. */
const withoutPauses = { key: () => ({ schedule: async (_: object, job: () => unknown) => job() }) }

/**
 * Whether GitHub may notify people of the request. Reads notify nobody, nor do requests that create git objects or branches.
 * GitHub asks for a second between other writes.
 */
export function mayNotifyPeople({
  method,
  url,
  query,
}: {
  readonly method: string
  readonly url: string
  readonly query?: unknown
}): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  if (url.endsWith('/graphql')) return typeof query === 'string' && query.trimStart().startsWith('mutation')
  return !/\/git\/(blobs|trees|commits|refs)$/.test(url)
}

/** Returns a function that waits so that its calls end at least this many seconds apart. */
function pausesOf(seconds: number): () => Promise<void> {
  let next = 0
  return async () => {
    const left = next - Date.now()
    next = Math.max(next, Date.now()) + seconds * 1000
    if (left > 0) await new Promise((done) => setTimeout(done, left))
  }
}
