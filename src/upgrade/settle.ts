import { sentenceOf } from '../action/refusal.js'
import * as sentences from './body/pull-sentences.js'
import { LookAgain } from './open-pull.js'
import { propose } from './propose.js'
import type { Pull } from './pulls.js'
import { markedClosed } from './region.js'
import { attempt, idle, type Matter, type Settled, type SettlingJob, type SoFar } from './settled.js'
import { type Decision, decide, type Standing, standingOf } from './standing.js'
import { markStartedOver, type Said, saidOn, takenOverText } from './taken-over.js'

const mostTries = 4

/** Look where things stand and do what is to be done; again where somebody else was quicker. */
export async function settle(job: SettlingJob, matter: Matter): Promise<Settled> {
  const soFar: SoFar = { hasPushed: false, mayHaveOpened: false }
  for (let tries = 1; ; tries++) {
    try {
      return await settleOnce(job, matter, soFar)
    } catch (error) {
      if (!(error instanceof LookAgain)) throw error
      if (tries === mostTries) throw error.cause
      job.say(`${sentenceOf(error.cause)} Looking again.`)
      await job.wait(error.seconds)
    }
  }
}

async function settleOnce(job: SettlingJob, matter: Matter, soFar: SoFar): Promise<Settled> {
  const { inputs, git, pulls } = job
  const { seen, proposal } = matter
  const standing = await standingOf({ git, pulls }, inputs.upgrade.branch, seen.base, proposal.commits.at(-1)?.tree)
  const decision = decide(standing, proposal)
  if (decision.kind === 'propose') return propose(job, matter, soFar, { ...decision, standing: standing.branch })
  if (decision.kind === 'close') return close(job, matter, decision.pull, standing)
  if (decision.kind === 'leave') return leave(job, matter, soFar, { ...decision, standing })
  if (decision.kind === 'elsewhere')
    return {
      ...idle,
      pull: decision.pull,
      warnings: [sentences.elsewhere(decision.pull, job.inputs.upgrade.branch, seen.base)],
    }
  if (decision.kind === 'refused')
    return { ...idle, ...sentences.refused(decision.pull), heldBack: { by: 'closing', pull: decision.pull } }
  return { ...idle, ...sentences.nothing(matter) }
}

/** Ours has become empty. That the branch stays, or nothing is said of it, does no harm; another one may need it. */
async function close(
  job: SettlingJob,
  { seen }: Matter,
  pull: Pull,
  { branch, elsewhere }: Standing,
): Promise<Settled> {
  const { pulls, git, inputs } = job
  await pulls.update(pull.number, { state: 'closed', body: markedClosed(pull.body) })
  const warnings = [
    ...(await attempt('The reason could not be told on the pull request.', () =>
      pulls.comment(pull.number, sentences.empty(seen.base)),
    )),
    ...(branch.kind === 'ours' && elsewhere.length === 0
      ? await attempt('The branch could not be deleted.', () => git.deleteBranch(inputs.upgrade.branch))
      : []),
  ]
  return { ...idle, ...sentences.closed(pull), operation: 'closed', pull, changed: true, warnings }
}

/** Somebody has committed to the branch: say so once, unless they have asked for it to be made anew. */
async function leave(
  job: SettlingJob,
  matter: Matter,
  soFar: SoFar,
  { pull, standing }: Extract<Decision, { kind: 'leave' }> & { readonly standing: Standing },
): Promise<Settled> {
  const { branch } = job.inputs.upgrade
  const heldBack = { by: 'commits', pull } as const
  if (!pull) return { ...idle, warnings: [sentences.occupied(branch)], heldBack }
  const said = await saidOn(job.pulls, pull)
  if (said?.wantsStartOver) return startOver(job, matter, soFar, { pull, said, standing })
  const warnings = said
    ? []
    : await attempt('It could not be told on the pull request.', () =>
        job.pulls.comment(pull.number, takenOverText(branch, matter.seen.base.branch)),
      )
  const changed = !said && warnings.length === 0
  return { ...idle, ...sentences.takenOver(pull, branch), pull, changed, warnings, heldBack }
}

async function startOver(
  job: SettlingJob,
  matter: Matter,
  soFar: SoFar,
  { pull, said, standing }: { readonly pull: Pull; readonly said: Said; readonly standing: Standing },
): Promise<Settled> {
  const { branch } = job.inputs.upgrade
  const done =
    matter.proposal.files === 0
      ? await close(job, matter, pull, standing)
      : await propose(job, matter, soFar, { pull: standing.open, branch: 'move', standing: standing.branch })
  const warnings = await attempt('The box for starting over is still ticked.', () =>
    markStartedOver(job.pulls, said, branch, matter.seen.base.branch),
  )
  return { ...done, warnings: [...done.warnings, ...warnings] }
}
