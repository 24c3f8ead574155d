import { footerLine } from '../action/footer.js'
import { errorSentence } from '../action/github-refusal.js'
import * as sentences from './body/pull-sentences.js'
import { RetryLaterError } from './open-pull.js'
import { proposeChange } from './propose-change.js'
import {
  type PullContent,
  type PullJob,
  type PullProgress,
  type PullResult,
  type PullRun,
  runWithWarning,
  unchangedPull,
} from './pull-result.js'
import { bodyMarkedClosed } from './pull-text.js'
import type { Pull } from './pulls.js'
import {
  asksToStartOver,
  findTakeOverNotice,
  markStartedOver,
  type TakeOverNotice,
  takeOverText,
} from './taken-over.js'
import { decideUpgrade, fetchUpgradeState, type UpgradeState } from './upgrade-state.js'

const maxTries = 4

/** Reads the state of the pull request and acts on it. Starts again if somebody else changed it in between. */
export async function settlePull(job: PullJob, content: PullContent): Promise<PullResult> {
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
  const state = await fetchUpgradeState(run, branch, configuration.base, proposal.commits.at(-1)?.tree)
  const decision = decideUpgrade(state, proposal)
  if (decision.kind === 'propose') return proposeChange(run, { ...decision, current: state.branch })
  if (decision.kind === 'close') return close(run, decision.pull, state)
  if (decision.kind === 'leave') return leave(run, decision.pull, state)
  if (decision.kind === 'elsewhere')
    return {
      ...unchangedPull,
      pull: decision.pull,
      warnings: [sentences.pullElsewhereSentence(decision.pull, branch, configuration.base)],
    }
  if (decision.kind === 'refused')
    return {
      ...unchangedPull,
      paragraphs: [sentences.closedByPersonSentence(decision.pull)],
      heldBack: { by: 'closing', pull: decision.pull },
    }
  return { ...unchangedPull, paragraphs: [sentences.nothingToChangeSentence(run)] }
}

/**
 * Closes the pull request, because our change has become empty. Deletes the branch, unless another pull request uses it. If the
 * comment or the deletion fails, that is only a warning.
 */
async function close(run: PullRun, pull: Pull, { branch, elsewhere }: UpgradeState): Promise<PullResult> {
  const { pulls, git, inputs, tool } = run
  await pulls.update(pull.number, { state: 'closed', body: bodyMarkedClosed(pull.body) })
  const warnings = [
    ...(await runWithWarning('The reason could not be posted on the pull request.', () =>
      pulls.comment(pull.number, `${sentences.emptyPullSentence(run)}\n\n${footerLine(tool)}`),
    )),
    ...(branch.kind === 'ours' && elsewhere.length === 0
      ? await runWithWarning('The branch could not be deleted.', () => git.deleteBranch(inputs.upgrade.branch))
      : []),
  ]
  return {
    ...unchangedPull,
    paragraphs: [sentences.pullClosedSentence(pull, run)],
    operation: 'closed',
    pull,
    changed: true,
    warnings,
  }
}

/** Leaves the branch to people who have committed to it. Says so once, unless a tick asks to recreate the branch. */
async function leave(run: PullRun, pull: Pull | undefined, state: UpgradeState): Promise<PullResult> {
  const { pulls, configuration, tool } = run
  const { branch } = run.inputs.upgrade
  const heldBack = { by: 'commits', pull } as const
  if (!pull) return { ...unchangedPull, warnings: [sentences.branchOccupiedSentence(branch)], heldBack }
  const said = await findTakeOverNotice(pulls, pull)
  if (said?.wantsStartOver || asksToStartOver(run.ticks)) return startOver(run, pull, said, state)
  const warnings = said
    ? []
    : await runWithWarning('The comment about commits by others could not be posted.', () =>
        pulls.comment(pull.number, takeOverText(branch, configuration.base.branch, tool)),
      )
  const changed = !said && warnings.length === 0
  return {
    ...unchangedPull,
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
  state: UpgradeState,
): Promise<PullResult> {
  const done =
    run.proposal.files === 0
      ? await close(run, pull, state)
      : await proposeChange(run, { pull: state.open, isWritten: false, current: state.branch })
  const warnings = said
    ? await runWithWarning('The box for starting over is still ticked.', () => markStartedOver(run, said))
    : []
  return { ...done, warnings: [...done.warnings, ...warnings] }
}
