import { getOctokit } from '@actions/github'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'

export type Client = ReturnType<typeof getOctokit>

/** Told what is waited for. */
export type Log = (sentence: string) => void

/** Waits, in seconds. */
export type Wait = (seconds: number) => Promise<void>

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
        `GitHub's ${why} is reached at ${request.method} ${request.url}: ${isWorthIt ? `waiting ${seconds} seconds` : `giving up, for it passes only in ${seconds} seconds`}.`,
      )
      return isWorthIt
    }
  const options = {
    log: { debug() {}, info() {}, warn() {}, error() {} },
    retry: { retries: 2, doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] },
    throttle: { onRateLimit: wait('limit of requests'), onSecondaryRateLimit: wait('limit of requests at a time') },
  }
  return getOctokit(token, options, retry, throttling)
}
