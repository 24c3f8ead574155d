import { getOctokit } from '@actions/github'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'

export type Client = ReturnType<typeof getOctokit>

/** Told what is waited for. */
export type Log = (sentence: string) => void

/** Waits, in seconds. */
export type Sleep = (seconds: number) => Promise<void>

/** Nobody wants a job to wait longer than this for a limit to pass. */
const mostSeconds = 180

/**
 * A client that waits where GitHub tells it to, once, and tries again what failed on GitHub's side. What is not safe to
 * send twice asks for `request: { retries: 0 }`, and is looked up before it is sent again.
 */
export function clientOf(token: string, log: Log): Client {
  const wait =
    (why: string) => (seconds: number, request: { method: string; url: string }, _client: unknown, count: number) => {
      const isWorthIt = count < 1 && seconds <= mostSeconds
      log(
        `GitHub's ${why} is reached at ${request.method} ${request.url}: ${isWorthIt ? `waiting ${seconds} seconds` : `giving up, because it ends only in ${seconds} seconds`}.`,
      )
      return isWorthIt
    }
  const options = {
    log: { debug() {}, info() {}, warn() {}, error() {} },
    retry: { retries: 2, doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] },
    throttle: {
      onRateLimit: wait('limit of requests'),
      onSecondaryRateLimit: wait('limit of requests at a time'),
      write: withoutPauses as never,
    },
  }
  const client = getOctokit(token, options, retry, throttling)
  const pause = pausesOf(1)
  client.hook.wrap('request', async (request, given) => {
    if (notifiesPeople(given)) await pause()
    return request(given)
  })
  return client
}

/** In place of the plugin's group of all writes and GraphQL, which waits a second between any two of them. */
const withoutPauses = { key: () => ({ schedule: async (_: object, job: () => unknown) => job() }) }

/**
 * Whether people see the request. GitHub asks for a second between writes that notify somebody. Nobody is notified of git objects
 * or of a branch without a pull request, and a query writes nothing.
 */
export function notifiesPeople({
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

/** A wait of so many seconds between one call and the next. */
function pausesOf(seconds: number): () => Promise<void> {
  let next = 0
  return async () => {
    const left = next - Date.now()
    next = Math.max(next, Date.now()) + seconds * 1000
    if (left > 0) await new Promise((done) => setTimeout(done, left))
  }
}
