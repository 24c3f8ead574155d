import type { GitData } from '../action/git-data.js'
import type { Job } from '../action/job.js'
import type { Commit } from '../action/place-link.js'
import { errorSentence } from '../action/refusal.js'
import type { ChecklistItem } from '../checklist/checklist.js'
import type { Ticks } from './asked.js'
import type { Proposal } from './proposal.js'
import type { Pull, Pulls } from './pulls.js'
import type { RepositoryConfiguration } from './read-repository.js'
import type { TryResult } from './try-files.js'

/** The GitHub calls and inputs that settle it. */
export interface PullJob extends Pick<Job, 'inputs' | 'wait' | 'log' | 'tool'> {
  readonly git: GitData
  readonly pulls: Pulls
}

/** What there is to propose, and to say of it. */
export interface PullContent extends TryResult {
  readonly configuration: RepositoryConfiguration
  readonly proposal: Proposal
  readonly checklist: readonly ChecklistItem[]
  readonly commit: Commit
  readonly notes: readonly string[]
  /** What people have asked for in the text. */
  readonly ticks: Ticks
}

/** The job, the content to propose, and the progress of this run. */
export interface PullRun extends PullJob, PullContent {
  readonly progress: Progress
}

/** What became of the pull request. */
export interface PullResult {
  /** `pushed`: the branch is there, and this token may not open the pull request. */
  readonly operation: 'created' | 'updated' | 'closed' | 'none' | 'pushed'
  readonly pull: Pick<Pull, 'number' | 'url'> | undefined
  /** The last commit of the branch, where it is ours. */
  readonly head: string | undefined
  /** Whether anything is otherwise on GitHub than before. */
  readonly changed: boolean
  /** A paragraph of Markdown each. */
  readonly said: readonly string[]
  readonly warnings: readonly string[]
  /** The sentence with which the job is to fail. */
  readonly failure: string | undefined
  /** Where people have decided that nothing is to be done: by closing a pull request, or by working on its branch. */
  readonly heldBack:
    | { readonly by: 'closing' | 'commits'; readonly pull: Pick<Pull, 'number' | 'url'> | undefined }
    | undefined
}

/** What this run has done so far, in case it has to look again. */
export interface Progress {
  hasPushed: boolean
  /** It asked for the pull request to be opened, and got no answer. */
  mayHaveOpened: boolean
}

/** What became of a pull request where nothing was done. */
export const unchangedPull: PullResult = {
  operation: 'none',
  pull: undefined,
  head: undefined,
  changed: false,
  said: [],
  warnings: [],
  failure: undefined,
  heldBack: undefined,
}

/** Do what may fail without harm. @returns a warning where it does */
export async function warningOf(what: string, ask: () => Promise<void>): Promise<string[]> {
  try {
    await ask()
    return []
  } catch (error) {
    return [`${what} ${errorSentence(error)}`]
  }
}
