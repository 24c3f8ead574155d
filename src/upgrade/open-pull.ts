import { errorSentence, gitHubFailureOf, secondsToWait } from '../action/github-failure.js'
import type { NewPull, Pull, PullCalls } from './pulls.js'

/** Thrown if the branch or the pull request may have changed on GitHub. The caller looks both up again after `seconds`. */
export class RetryLaterError extends Error {
  constructor(
    readonly seconds: number,
    override readonly cause: unknown,
  ) {
    super('', { cause })
  }
}

/** The opened pull request, or GitHub's reason why this token may not open one. */
export type OpenResult =
  | { readonly pull: Pull; readonly warnings: readonly string[] }
  | { readonly pull: undefined; readonly refusal: string }

/**
 * Opens a pull request.
 * @param onLostResponse called if GitHub's response was lost, so that the pull request may exist
 * @throws RetryLaterError if the pull request may exist already; else Octokit's error
 */
export async function openPull(pulls: PullCalls, wanted: NewPull, onLostResponse: () => void): Promise<OpenResult> {
  try {
    return { pull: await pulls.create(wanted), warnings: [] }
  } catch (error) {
    const said = JSON.stringify((error as { response?: { data?: unknown } }).response?.data ?? '')
    const refusal = gitHubFailureOf(error)
    if (refusal === 'invalid' && wanted.draft && /draft pull requests/i.test(said)) {
      const opened = await openPull(pulls, { ...wanted, draft: false }, onLostResponse)
      const warning = 'The pull request is not a draft, because this repository does not support drafts.'
      return opened.pull ? { ...opened, warnings: [...opened.warnings, warning] } : opened
    }
    if (refusal === 'invalid' && /already exists|No commits between/.test(said)) throw new RetryLaterError(2, error)
    if (refusal === 'abuse') throw new RetryLaterError(Math.min(secondsToWait(error), 180), error)
    if (refusal === 'unsure') {
      onLostResponse()
      throw new RetryLaterError(2, error)
    }
    if (refusal === 'read-only') return { pull: undefined, refusal: errorSentence(error) }
    throw error
  }
}
