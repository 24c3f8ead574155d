import type { GitDataCalls } from '../action/git-data.js'
import { errorSentence } from '../action/github-failure.js'
import type { ActionJob } from '../action/job.js'
import type { LinkedCommit } from '../action/line-link.js'
import type { ChecklistItem } from '../checklist/checklist.js'
import type { Proposal } from './proposal.js'
import type { Pull, PullCalls } from './pulls.js'
import type { RepositoryConfiguration } from './read-repository.js'
import type { Ticks } from './ticks.js'
import type { TryResult } from './try-files.js'

/** The GitHub calls and inputs with which a run updates the pull request. */
export interface PullJob extends Pick<ActionJob, 'inputs' | 'wait' | 'log' | 'tool'> {
  readonly git: GitDataCalls
  readonly pulls: PullCalls
}

/** The proposal, and what the text of the pull request says about it. */
export interface PullContent extends TryResult {
  readonly configuration: RepositoryConfiguration
  readonly proposal: Proposal
  readonly checklist: readonly ChecklistItem[]
  readonly commit: LinkedCommit
  readonly notes: readonly string[]
  /** The boxes that people ticked in the text of the pull request. */
  readonly ticks: Ticks
}

/** The job, the content to propose, and the progress of this run. */
export interface PullRun extends PullJob, PullContent {
  readonly progress: PullProgress
}

/** What a run did to the pull request. */
export interface PullResult {
  /** `pushed`: the branch was pushed, and this token may not open the pull request. */
  readonly operation: 'created' | 'updated' | 'closed' | 'none' | 'pushed'
  readonly pull: Pick<Pull, 'number' | 'url'> | undefined
  /** The last commit of the branch, if we made it. */
  readonly head: string | undefined
  /** Whether anything changed on GitHub. */
  readonly changed: boolean
  /** Paragraphs of Markdown for the job's summary. */
  readonly paragraphs: readonly string[]
  readonly warnings: readonly string[]
  /** The sentence with which the job fails. */
  readonly failure: string | undefined
  /** Set if people have decided against a change: they closed the pull request, or committed to its branch. */
  readonly heldBack:
    | { readonly by: 'closing' | 'commits'; readonly pull: Pick<Pull, 'number' | 'url'> | undefined }
    | undefined
}

/** What this run has done so far, for the case that it has to look up the branch and pull requests again. */
export interface PullProgress {
  hasPushed: boolean
  /** Whether the response to the call that opens the pull request was lost. */
  mayHaveOpened: boolean
}

/** The result of a run that changes nothing on GitHub. */
export const resultWithoutChange: PullResult = {
  operation: 'none',
  pull: undefined,
  head: undefined,
  changed: false,
  paragraphs: [],
  warnings: [],
  failure: undefined,
  heldBack: undefined,
}

/**
 * Runs a function whose failure does no harm.
 * @param what the beginning of the warning, as a sentence
 * @returns a warning if the function fails, otherwise none
 */
export async function runOrWarn(what: string, ask: () => Promise<void>): Promise<string[]> {
  try {
    await ask()
    return []
  } catch (error) {
    return [`${what} ${errorSentence(error)}`]
  }
}
