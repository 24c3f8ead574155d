import { type ActionInputs, InputError } from './inputs.js'

/** What started the run. It decides what the run checks. */
export type RunTrigger =
  | { readonly kind: 'pull'; readonly number: number; readonly start?: PullAtStart }
  /** The end of another workflow, whose pull request this run has to look up. */
  | { readonly kind: 'run'; readonly head: string | undefined; readonly sha: string }
  /** A merge queue. Its pull requests were reviewed before they entered the queue. */
  | { readonly kind: 'queue'; readonly sha: string }
  | { readonly kind: 'commit'; readonly sha: string }

/** The commits of the pull request when the event was sent, and the number of its changed files. */
interface PullAtStart {
  readonly headSha: string
  readonly baseSha: string
  readonly changedFiles: number
}

export interface EventContext {
  readonly eventName: string
  readonly payload: unknown
  readonly sha: string
}

/** The comment that asks for all fixes in one commit. */
export const fixCommand = '/httpd-upgrade fix'

const commands = ['fix', 'again', 'ignore', 'help'] as const

/** One of the commands that a comment can contain. */
export type CommentCommand = (typeof commands)[number]

/** The command in the first line of a new comment, if there is one. Any unknown word after `/httpd-upgrade` means `help`. */
export function commandInComment({ eventName, payload }: Pick<EventContext, 'eventName' | 'payload'>) {
  const { action, issue, comment } = payload as Payload
  const isAsked = eventName === 'issue_comment' && action === 'created' && issue?.pull_request !== undefined
  const login = comment?.user?.login
  const [name, word] = comment?.body?.split('\n')[0]?.trim().split(/\s+/) ?? []
  if (!isAsked || login === undefined || name !== '/httpd-upgrade') return undefined
  const command: CommentCommand = commands.find((one) => one === word) ?? 'help'
  return { number: issue?.number ?? 0, login, command }
}

/** The parts of the event's payload that this module uses, if present. */
interface Payload {
  readonly action?: string
  readonly comment?: { readonly body?: string; readonly user?: { readonly login?: string } | null }
  readonly pull_request?: PullJson
  /** Set for a comment on an issue or a pull request; GitHub treats pull requests as issues. */
  readonly issue?: { readonly number?: number; readonly pull_request?: object }
  readonly merge_group?: object
  readonly workflow_run?: Run
}

interface PullJson {
  readonly number?: number
  readonly head?: { readonly sha?: string }
  readonly base?: { readonly sha?: string }
  readonly changed_files?: number
}

interface Run {
  readonly head_sha?: string
  readonly head_branch?: string | null
  readonly head_repository?: { readonly owner?: { readonly login?: string } } | null
}

/** The pull request, the run or the commit that the event is about. */
export function triggerOf({ payload, sha }: EventContext): RunTrigger {
  const { pull_request: pull, issue, workflow_run: run, merge_group: queue } = payload as Payload
  const number = pull?.number ?? (issue?.pull_request && issue.number)
  const start = pull && startOf(pull)
  if (typeof number === 'number') return { kind: 'pull', number, ...(start && { start }) }
  if (queue) return { kind: 'queue', sha }
  if (run?.head_sha) return { kind: 'run', head: headOf(run), sha: run.head_sha }
  return { kind: 'commit', sha }
}

function startOf({ head, base, changed_files: changedFiles }: PullJson): PullAtStart | undefined {
  if (head?.sha === undefined || base?.sha === undefined || changedFiles === undefined) return undefined
  return { headSha: head.sha, baseSha: base.sha, changedFiles }
}

/** The branch of a workflow run, with its owner. Undefined if its fork has been deleted in the meantime. */
function headOf({ head_branch: branch, head_repository: repository }: Run): string | undefined {
  const owner = repository?.owner?.login
  return branch && owner ? `${owner}:${branch}` : undefined
}

/**
 * The mode of the input, or else the one that fits the event.
 * @throws InputError if a review has no pull request
 */
export function modeOf(
  { mode }: Pick<ActionInputs, 'mode'>,
  { eventName, ...context }: EventContext,
): Exclude<ActionInputs['mode'], 'auto'> {
  const { kind } = triggerOf({ eventName, ...context })
  if (mode === 'review' && kind === 'commit') {
    throw new InputError(
      `mode: review needs a pull request, but the event ${eventName} started this run. Start the workflow on pull_request, or set mode: report.`,
    )
  }
  if (mode !== 'auto') return mode
  if (kind !== 'commit') return 'review'
  return upgrading.has(eventName) ? 'upgrade' : 'report'
}

const upgrading = new Set(['schedule', 'workflow_dispatch', 'push'])
