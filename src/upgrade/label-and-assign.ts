import type { WaitSeconds } from '../action/client.js'
import type { UpgradeInputs } from '../action/inputs.js'
import { listText } from '../base/list-text.js'
import { runOrWarn } from './pull-result.js'
import type { PullCalls } from './pulls.js'

/**
 * Adds labels, assignees and reviewers to a new pull request.
 * @returns warnings about labels and people that could not be added
 */
export async function addLabelsAndPeople(
  pulls: PullCalls,
  number: number,
  inputs: Pick<UpgradeInputs, 'labels' | 'assignees' | 'reviewers' | 'teamReviewers'>,
  wait: WaitSeconds,
): Promise<string[]> {
  const { labels, assignees, reviewers, teamReviewers } = inputs
  const asks: readonly (readonly [string, readonly string[], () => Promise<unknown>])[] = [
    ['The labels', labels, () => pulls.label(number, labels)],
    ['The assignees', assignees, () => pulls.assign(number, assignees)],
    ['The reviewers', reviewers, () => pulls.askForReview(number, { reviewers: [...reviewers] })],
    ['The team reviewers', teamReviewers, () => pulls.askForReview(number, { team_reviewers: [...teamReviewers] })],
  ]
  const warnings: string[] = []
  for (const [what, names, ask] of asks) {
    if (names.length === 0) continue
    const failed = await runOrWarn(`${what} could not be set: ${listText(names)}.`, async () => {
      const passedOver = await onceThere(ask, wait)
      if (Array.isArray(passedOver) && passedOver.length > 0)
        warnings.push(
          `GitHub does not allow these accounts to be assigned in this repository: ${listText(passedOver)}.`,
        )
    })
    warnings.push(...failed)
  }
  return warnings
}

/** Retries, because a new pull request is not immediately visible everywhere. */
async function onceThere<T>(ask: () => Promise<T>, wait: WaitSeconds): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const { status, message = '' } = error as { status?: number; message?: string }
    if (!(status === 404 || (status === 422 && /Could not resolve to a node/.test(message)))) throw error
    await wait(2)
    return ask()
  }
}
