import { houseLine } from '../action/house-line.js'
import { errorSentence } from '../action/refusal.js'
import * as sentences from './body/pull-sentences.js'
import { LookAgain } from './open-pull.js'
import { propose } from './propose.js'
import {
  nothingDone,
  type Progress,
  type PullContent,
  type PullJob,
  type PullResult,
  warningOf,
} from './pull-result.js'
import type { Pull } from './pulls.js'
import { markedClosed } from './region.js'
import { markStartedOver, type TakenOverComment, takenOverComment, takenOverText } from './taken-over.js'
import { decideUpgrade, type UpgradeDecision, type UpgradeState, upgradeStateOf } from './upgrade-state.js'

const mostTries = 4

/** Look where things stand and do what is to be done; again where somebody else was quicker. */
export async function settle(job: PullJob, content: PullContent): Promise<PullResult> {
  const progress: Progress = { hasPushed: false, mayHaveOpened: false }
  for (let tries = 1; ; tries++) {
    try {
      return await settleOnce(job, content, progress)
    } catch (error) {
      if (!(error instanceof LookAgain)) throw error
      if (tries === mostTries) throw error.cause
      job.log(`${errorSentence(error.cause)} Looking again.`)
      await job.wait(error.seconds)
    }
  }
}

async function settleOnce(job: PullJob, content: PullContent, progress: Progress): Promise<PullResult> {
  const { inputs, git, pulls } = job
  const { configuration, proposal } = content
  const state = await upgradeStateOf(
    { git, pulls },
    inputs.upgrade.branch,
    configuration.base,
    proposal.commits.at(-1)?.tree,
  )
  const decision = decideUpgrade(state, proposal)
  if (decision.kind === 'propose') return propose(job, content, progress, { ...decision, current: state.branch })
  if (decision.kind === 'close') return close(job, content, decision.pull, state)
  if (decision.kind === 'leave') return leave(job, content, progress, { ...decision, state })
  if (decision.kind === 'elsewhere')
    return {
      ...nothingDone,
      pull: decision.pull,
      warnings: [sentences.elsewhere(decision.pull, job.inputs.upgrade.branch, configuration.base)],
    }
  if (decision.kind === 'refused')
    return { ...nothingDone, ...sentences.refused(decision.pull), heldBack: { by: 'closing', pull: decision.pull } }
  return { ...nothingDone, ...sentences.nothing(content) }
}

/** Ours has become empty. That the branch stays, or nothing is said of it, does no harm; another one may need it. */
async function close(
  job: PullJob,
  { configuration }: PullContent,
  pull: Pull,
  { branch, elsewhere }: UpgradeState,
): Promise<PullResult> {
  const { pulls, git, inputs, tool } = job
  await pulls.update(pull.number, { state: 'closed', body: markedClosed(pull.body) })
  const warnings = [
    ...(await warningOf('The reason could not be told on the pull request.', () =>
      pulls.comment(pull.number, `${sentences.empty(configuration.base)}\n\n${houseLine(tool)}`),
    )),
    ...(branch.kind === 'ours' && elsewhere.length === 0
      ? await warningOf('The branch could not be deleted.', () => git.deleteBranch(inputs.upgrade.branch))
      : []),
  ]
  return { ...nothingDone, ...sentences.closed(pull), operation: 'closed', pull, changed: true, warnings }
}

/** Somebody has committed to the branch: say so once, unless they have asked for it to be made anew. */
async function leave(
  job: PullJob,
  content: PullContent,
  progress: Progress,
  { pull, state }: Extract<UpgradeDecision, { kind: 'leave' }> & { readonly state: UpgradeState },
): Promise<PullResult> {
  const { branch } = job.inputs.upgrade
  const heldBack = { by: 'commits', pull } as const
  if (!pull) return { ...nothingDone, warnings: [sentences.occupied(branch)], heldBack }
  const said = await takenOverComment(job.pulls, pull)
  if (said?.wantsStartOver) return startOver(job, content, progress, { pull, said, state })
  const warnings = said
    ? []
    : await warningOf('The comment that says so could not be posted.', () =>
        job.pulls.comment(pull.number, takenOverText(branch, content.configuration.base.branch, job.tool)),
      )
  const changed = !said && warnings.length === 0
  return { ...nothingDone, ...sentences.takenOver(pull, branch), pull, changed, warnings, heldBack }
}

async function startOver(
  job: PullJob,
  content: PullContent,
  progress: Progress,
  { pull, said, state }: { readonly pull: Pull; readonly said: TakenOverComment; readonly state: UpgradeState },
): Promise<PullResult> {
  const done =
    content.proposal.files === 0
      ? await close(job, content, pull, state)
      : await propose(job, content, progress, { pull: state.open, isWritten: false, current: state.branch })
  const warnings = await warningOf('The box for starting over is still ticked.', () =>
    markStartedOver(job, said, content.configuration.base.branch),
  )
  return { ...done, warnings: [...done.warnings, ...warnings] }
}
