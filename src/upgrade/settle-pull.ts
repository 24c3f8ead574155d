import { footerLine } from '../action/footer.js'
import { errorSentence } from '../action/github-failure.js'
import * as sentences from './body/pull-sentences.js'
import { RetryLaterError } from './open-pull.js'
import { proposeChange } from './propose-change.js'
import {
  type PullContent,
  type PullJob,
  type PullProgress,
  type PullResult,
  type PullRun,
  resultWithoutChange,
  runOrWarn,
} from './pull-result.js'
import { bodyMarkedClosed } from './pull-text.js'
import type { Pull } from './pulls.js'
import {
  asksToStartOver,
  findTakeOverNotice,
  markStartedOver,
  type TakeOverNotice,
  takeOverCommentText,
} from './taken-over.js'
import { type BranchAndPulls, decideUpgrade, fetchBranchAndPulls } from './upgrade-state.js'

const maxTries = 4

/** Opens, updates or closes the pull request, or leaves it to people. Starts again if it has changed on GitHub in between. */
export async function openUpdateOrClosePull(job: PullJob, content: PullContent): Promise<PullResult> {
  const progress: PullProgress = { hasPushed: false, mayHaveOpened: false }
  for (let tries = 1; ; tries++) {
    try {
      return await settleOnce({ ...job, ...content, progress })
    } catch (error) {
      if (!(error instanceof RetryLaterError)) throw error
      if (tries === maxTries) throw error.cause
      job.log(`${errorSentence(error.cause)} Checking again.`)
      await job.wait(error.seconds)
    }
  }
}

async function settleOnce(run: PullRun): Promise<PullResult> {
  const { configuration, proposal } = run
  const { branch } = run.inputs.upgrade
  const state = await fetchBranchAndPulls(run, branch, configuration.base, proposal.commits.at(-1)?.tree)
  const decision = decideUpgrade(state, proposal)
  if (decision.kind === 'propose') return proposeChange(run, { ...decision, current: state.branch })
  if (decision.kind === 'close') return close(run, decision.pull, state)
  if (decision.kind === 'leave') return leave(run, decision.pull, state)
  if (decision.kind === 'elsewhere')
    return {
      ...resultWithoutChange,
      pull: decision.pull,
      warnings: [sentences.pullElsewhereSentence(decision.pull, branch, configuration.base)],
    }
  if (decision.kind === 'refused')
    return {
      ...resultWithoutChange,
      paragraphs: [sentences.closedByPersonSentence(decision.pull)],
      heldBack: { by: 'closing', pull: decision.pull },
    }
  return { ...resultWithoutChange, paragraphs: [sentences.nothingToProposeSentence(run)] }
}

/**
 * Closes the pull request, because the proposal has no change left. Deletes the branch if only this tool has committed to it and no
 * other pull request uses it.
 */
async function close(run: PullRun, pull: Pull, { branch, elsewhere }: BranchAndPulls): Promise<PullResult> {
  const { pulls, git, inputs, tool } = run
  await pulls.update(pull.number, { state: 'closed', body: bodyMarkedClosed(pull.body) })
  const warnings = [
    ...(await runOrWarn('The comment on why the pull request is closed could not be posted.', () =>
      pulls.comment(pull.number, `${sentences.emptyPullComment(run)}\n\n${footerLine(tool)}`),
    )),
    ...(branch.kind === 'ours' && elsewhere.length === 0
      ? await runOrWarn('The branch could not be deleted.', () => git.deleteBranch(inputs.upgrade.branch))
      : []),
  ]
  return {
    ...resultWithoutChange,
    paragraphs: [sentences.pullClosedSentence(pull, run)],
    operation: 'closed',
    pull,
    changed: true,
    warnings,
  }
}

/** Leaves the branch to people who have committed to it, and says so once in a comment. A tick there recreates the branch. */
async function leave(run: PullRun, pull: Pull | undefined, state: BranchAndPulls): Promise<PullResult> {
  const { pulls, configuration, tool } = run
  const { branch } = run.inputs.upgrade
  const heldBack = { by: 'commits', pull } as const
  if (!pull) return { ...resultWithoutChange, warnings: [sentences.branchOccupiedSentence(branch)], heldBack }
  const said = await findTakeOverNotice(pulls, pull)
  if (said?.wantsStartOver || asksToStartOver(run.ticks)) return startOver(run, pull, said, state)
  const warnings = said
    ? []
    : await runOrWarn('The comment about commits by others could not be posted.', () =>
        pulls.comment(pull.number, takeOverCommentText(branch, configuration.base.branch, tool)),
      )
  const changed = !said && warnings.length === 0
  return {
    ...resultWithoutChange,
    paragraphs: [sentences.takenOverSentence(pull, branch)],
    pull,
    changed,
    warnings,
    heldBack,
  }
}

async function startOver(
  run: PullRun,
  pull: Pull,
  said: TakeOverNotice | undefined,
  state: BranchAndPulls,
): Promise<PullResult> {
  const done =
    run.proposal.files === 0
      ? await close(run, pull, state)
      : await proposeChange(run, { pull: state.open, isWritten: false, current: state.branch })
  const warnings = said
    ? await runOrWarn('The box for starting over is still ticked.', () => markStartedOver(run, said))
    : []
  return { ...done, warnings: [...done.warnings, ...warnings] }
}
