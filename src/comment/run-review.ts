import { InputError } from '../action/inputs.js'
import type { Occasion } from '../action/occasion.js'
import type { Commit } from '../action/place-link.js'
import { type ChecklistItem, checklistOf } from '../checklist/checklist.js'
import type { Finding } from '../migrate/rule.js'
import { sarif } from '../report/sarif.js'
import { type Summary, summaryOf } from '../report/summary.js'
import { unseenNotes } from '../report/unseen-text.js'
import type { Posted } from './post.js'
import { type CommitFindings, findingsAtHead, findingsInPull } from './pull-findings.js'
import { readCommit } from './read-commit.js'
import type { ReviewCalls } from './review-calls.js'
import type { ReviewJob } from './review-job.js'
import { submitReview } from './submit-review.js'

/** What a run found, and what became of it. */
export interface RunResult {
  readonly counts: Summary
  readonly findings: readonly Finding[]
  readonly checklist: readonly ChecklistItem[]
  readonly commit: Commit
  readonly notes: readonly string[]
  readonly sarif: string
  /** Undefined where nothing was to be said on a pull request, or nothing could be. */
  readonly posted: Posted | undefined
  readonly isReadOnly: boolean
  /** Why the review could not be posted though it should, a sentence. */
  readonly failure: string | undefined
}

/** Look at a pull request or a commit, and say nothing on GitHub. */
export async function runReport(job: ReviewJob, occasion: Occasion): Promise<RunResult> {
  const number = await pullNumber(job.github, occasion)
  if (number !== undefined) return resultOf(job, await findingsInPull(job, number))
  if (occasion.kind === 'pull' || occasion.kind === 'run') throw new InputError(nobodysRun(occasion))
  const target = { sha: occasion.sha, settingsSha: occasion.sha, changed: undefined }
  const seen = await readCommit(job.github, job.inputs, target, job.atHand)
  const { findings } = seen.migration
  const notes = [...seen.notes, ...unseenNotes(seen.site, findings)]
  return resultOf(job, { seen, findings, sha: occasion.sha, notes })
}

/** Look at a pull request and say on it what is to be said; where that is not allowed, it is in the result alone. */
export async function runReview(job: ReviewJob, occasion: Occasion): Promise<RunResult | string> {
  const number = await pullNumber(job.github, occasion)
  if (number === undefined) return nobodysRun(occasion)
  const found = await findingsAtHead(job, number)
  if (!found.pull.isOpen)
    return { ...resultOf(job, found), notes: [...found.notes, 'The pull request is closed, so nothing was posted.'] }
  const { found: last, ...said } = await submitReview(job, found)
  return { ...resultOf(job, last), ...said }
}

const nobodysRun = (occasion: Occasion): string =>
  occasion.kind === 'queue'
    ? 'The pull requests of a merge queue have been reviewed before they came there, so there is nothing to review.'
    : `No open pull request has its head at ${occasion.kind === 'pull' ? occasion.number : occasion.sha.slice(0, 7)}, so there is nothing to review.`

async function pullNumber(github: ReviewCalls, occasion: Occasion): Promise<number | undefined> {
  if (occasion.kind === 'pull') return occasion.number
  return occasion.kind === 'run' && occasion.head ? github.pullFrom(occasion.head, occasion.sha) : undefined
}

function resultOf({ server, repository }: ReviewJob, { seen, findings, sha, notes }: CommitFindings): RunResult {
  const { site, migration, changes, leftOut } = seen
  const counts = {
    ...summaryOf({ site, migration: { ...migration, findings }, applied: new Set() }),
    files: changes.size,
  }
  return {
    counts,
    findings,
    // It tells of the upgrade as a whole, which is not what counts where old findings are left out.
    checklist: leftOut > 0 ? [] : checklistOf(site, migration),
    commit: { server, repository, sha },
    notes,
    sarif: sarif({ site, migration: { ...migration, findings }, applied: new Set() }),
    posted: undefined,
    isReadOnly: false,
    failure: undefined,
  }
}
