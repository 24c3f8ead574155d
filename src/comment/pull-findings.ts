import type { Log } from '../action/client.js'
import { shortList } from '../action/short-list.js'
import { onChangedLines } from '../change/changed-lines.js'
import { byLineNumber, findingsInChange, type OnChangedLines } from '../change/findings-in-change.js'
import type { Finding } from '../migrate/rule.js'
import { unseenNotes } from '../report/unseen-text.js'
import { changedFiles } from './changed-files.js'
import { type CommitConfiguration, readCommit } from './read-commit.js'
import type { PullRequest } from './review-calls.js'
import type { ReviewJob } from './review-job.js'

/** What there is in a commit. */
export interface CommitFindings {
  readonly configuration: CommitConfiguration
  readonly findings: readonly Finding[]
  readonly sha: string
  readonly notes: readonly string[]
}

/** What a pull request brings. */
export interface PullFindings extends CommitFindings {
  readonly pull: PullRequest
}

/** Once more where the head has moved meanwhile, for lines of one commit must not be looked up in another. */
export async function findingsAtHead(job: ReviewJob, number: number): Promise<PullFindings> {
  const found = await findingsInPull(job, number)
  const now = await job.github.pull(number)
  return now.headSha === found.sha ? found : findingsInPull(job, number)
}

/** Read a pull request's configuration at its head, and keep the findings that count for the change. */
export async function findingsInPull(
  { github, inputs, checkout, log, tool }: ReviewJob,
  number: number,
): Promise<PullFindings> {
  const pull = await github.pull(number)
  const { files: changed, notes } = await changedFiles(github, pull, tool)
  const configuration = await readCommit(
    github,
    inputs,
    { sha: pull.headSha, settingsSha: pull.baseSha, changed },
    checkout,
  )
  const findings = await findingsInChange(
    configuration.migration.findings,
    configuration.changes,
    inputs.filter,
    exactly(log),
  )
  const unshown = inputs.filter === 'file' ? [] : unshownNotes(configuration)
  const unseen = unseenNotes(configuration.site, findings)
  return {
    pull,
    configuration,
    findings,
    sha: pull.headSha,
    notes: [...notes, ...configuration.notes, ...unshown, ...unseen],
  }
}

function unshownNotes({ changes }: CommitConfiguration): string[] {
  const paths = [...changes.values()].filter(({ shown }) => shown === undefined).map(({ path }) => path)
  return paths.length === 0
    ? []
    : [`GitHub does not show which lines change in ${shortList(paths)}, so all findings there count.`]
}

/** By unified-diff; where it cannot run, for lack of git, the same by looking the lines up. */
const exactly =
  (log: Log): OnChangedLines =>
  async (files, linesOf) => {
    try {
      return await onChangedLines(files, linesOf)
    } catch (error) {
      log(`git could not be run (${(error as Error).message}); the changed lines are taken from the patches alone.`)
      return byLineNumber(files, linesOf)
    }
  }
