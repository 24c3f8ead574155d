import { InputError } from '../action/inputs.js'
import type { LinkedCommit } from '../action/line-link.js'
import type { PermissionDenial } from '../action/permission-denial.js'
import type { RunTrigger } from '../action/trigger.js'
import { type ChecklistItem, checklistOf } from '../checklist/checklist.js'
import type { Finding } from '../migrate/rule.js'
import { sarif } from '../report/sarif.js'
import { type Summary, summaryOf } from '../report/summary.js'
import { syntaxProblemNotes } from '../report/unclear-lines.js'
import { assumeCompleteNotes } from '../report/unseen-text.js'
import type { PostedReview } from './post-review.js'
import { type CommitFindings, findingsInPull } from './pull-findings.js'
import { checkConfigurationOfCommit } from './read-commit.js'
import type { ReviewCalls } from './review-calls.js'
import type { ReviewJob } from './review-job.js'
import { tryToPostReview } from './submit-review.js'

/** The findings of a run, and what was posted. */
export interface ReviewRunResult {
  readonly counts: Summary
  readonly findings: readonly Finding[]
  readonly checklist: readonly ChecklistItem[]
  readonly commit: LinkedCommit
  readonly notes: readonly string[]
  readonly sarif: string
  /** Undefined if nothing was posted on a pull request. */
  readonly posted: PostedReview | undefined
  /** Why this run is not allowed to post on the pull request. */
  readonly denial: PermissionDenial | undefined
  /** A sentence: why posting failed. */
  readonly failure: string | undefined
}

/**
 * Checks a pull request, or the commit of an event without one, and posts nothing.
 * @throws InputError if the pull request of the event cannot be found
 */
export async function reviewWithoutPosting(job: ReviewJob, trigger: RunTrigger): Promise<ReviewRunResult> {
  const number = await pullNumber(job.github, trigger)
  if (number !== undefined) return resultOf(job, await findingsInPull(job, number, startOf(trigger)))
  if (trigger.kind === 'pull' || trigger.kind === 'run') throw new InputError(nothingToReview(trigger))
  const target = { sha: trigger.sha, settingsSha: trigger.sha, changed: undefined }
  const configuration = await checkConfigurationOfCommit(job.github, job.inputs, target, job.checkout)
  const { findings } = configuration.migration
  const notes = [
    ...syntaxProblemNotes(configuration.unclear),
    ...configuration.notes,
    ...assumeCompleteNotes(configuration.site, findings),
  ]
  return resultOf(job, { configuration, findings, sha: trigger.sha, notes })
}

/**
 * Checks a pull request and posts a review. If that is not allowed, only the result has the findings. If there is no
 * pull request to check, the result is a sentence.
 */
export async function runReview(job: ReviewJob, trigger: RunTrigger): Promise<ReviewRunResult | string> {
  const number = await pullNumber(job.github, trigger)
  if (number === undefined) return nothingToReview(trigger)
  const found = await findingsInPull(job, number, startOf(trigger))
  if (!found.pull.isOpen)
    return { ...resultOf(job, found), notes: [...found.notes, 'The pull request is closed, so nothing was posted.'] }
  const { found: last, ...said } = await tryToPostReview(job, found)
  return { ...resultOf(job, last), ...said }
}

const nothingToReview = (trigger: RunTrigger): string =>
  trigger.kind === 'queue'
    ? 'Pull requests are reviewed before they enter a merge queue, so there is nothing to review.'
    : `No open pull request has its head at ${trigger.kind === 'pull' ? trigger.number : trigger.sha.slice(0, 7)}, so there is nothing to review.`

const startOf = (trigger: RunTrigger) => (trigger.kind === 'pull' ? trigger.start : undefined)

async function pullNumber(github: ReviewCalls, trigger: RunTrigger): Promise<number | undefined> {
  if (trigger.kind === 'pull') return trigger.number
  return trigger.kind === 'run' && trigger.head ? github.pullFrom(trigger.head, trigger.sha) : undefined
}

/** Returns a test for tasks to show. `decide` names only rules, and is shown if the table has all of its findings. */
function isInTable(findings: readonly Finding[]) {
  const shown = new Set(findings.map(({ at }) => at))
  return ({ id, places }: ChecklistItem): boolean => id !== 'decide' || places.every((place) => shown.has(place))
}

function resultOf(
  { gitHubUrl, repository }: ReviewJob,
  { configuration, findings, sha, notes }: CommitFindings,
): ReviewRunResult {
  const { site, migration, changes, leftOut, unclear } = configuration
  const counts = {
    ...summaryOf({ site, migration: { ...migration, findings }, applied: new Set() }),
    files: changes.size,
    problems: unclear.length,
  }
  return {
    counts,
    findings,
    // The checklist covers the whole upgrade. It is left out if the baseline hides findings.
    checklist: leftOut > 0 ? [] : checklistOf(site, migration).filter(isInTable(findings)),
    commit: { gitHubUrl, repository, sha },
    notes,
    sarif: sarif({ site, migration: { ...migration, findings }, applied: new Set() }),
    posted: undefined,
    denial: undefined,
    failure: undefined,
  }
}
