import { Octokit } from '@octokit/rest'
import type { World } from './world.js'

/** Octokit without plugins that wait or retry: what the fake says is what a test sees. */
export const clientOf = ({ url }: World, token: string): Octokit =>
  new Octokit({ auth: token, baseUrl: url, log: { debug() {}, info() {}, warn() {}, error() {} } })

export interface Refused {
  readonly status: number
  readonly message: string
  /** GitHub's list of errors: sentences, or the messages or codes of records. */
  readonly errors: readonly string[]
}

interface Failure {
  readonly status: number
  readonly response?: {
    readonly data: {
      readonly message?: string
      readonly errors?: readonly (string | { message?: string; code?: string })[]
    }
  }
}

/** How a request was refused. @throws Error where it was not */
export async function refusalOf(request: Promise<unknown>): Promise<Refused> {
  const failure = await request.then(
    () => undefined,
    (error: unknown) => error as Failure,
  )
  if (!failure) throw new Error('The request was not refused.')
  const { message = '', errors = [] } = failure.response?.data ?? {}
  const sentences = errors.map((each) => (typeof each === 'string' ? each : (each.message ?? each.code ?? '')))
  return { status: failure.status, message, errors: sentences }
}
