import { accountOf, githubIdentity, identityOf } from './accounts.js'
import { commitsBetween, writeCommit } from './history.js'
import { addComment } from './operations/issue-comments.js'
import { closeTicket, openPull, problemOfPull, syncPulls } from './pulls.js'
import type { Files } from './repository.js'
import { publicComments, replyTo, threadId, threadsOf } from './threads.js'
import type { Issue, IssueComment, Pull, Repository, ReviewComment, World } from './world.js'

/** What people do on GitHub while nobody asks the API. Everybody is `ada` unless named. */

export interface PushOptions {
  readonly by?: string
  readonly message?: string
  /** Instead of the branch's tip: the push rewrites the branch. */
  readonly parents?: readonly string[]
}

/** Commit to a branch, which begins at the default branch's tip if it does not exist yet. */
export async function push(
  world: World,
  repository: Repository,
  branch: string,
  files: Files,
  options: PushOptions = {},
): Promise<string> {
  const author = identityOf(accountOf(world, options.by ?? 'ada'))
  const { git } = repository
  const tip =
    (await git.commitOf(`refs/heads/${branch}`)) ?? (await git.commitOf(`refs/heads/${repository.defaultBranch}`))
  const parents = options.parents ?? (tip ? [tip] : [])
  const sha = await git.commit({
    branch,
    files,
    message: options.message ?? 'Change',
    author,
    time: world.now(),
    parents,
  })
  await syncPulls(world, repository)
  return sha
}

export async function deleteBranch(world: World, repository: Repository, branch: string): Promise<void> {
  await repository.git.deleteRef(`refs/heads/${branch}`)
  await syncPulls(world, repository)
}

export interface OpenOptions {
  /** The branch, in the repository itself unless it is a fork's. */
  readonly head: string
  readonly from?: Repository
  readonly base?: string
  readonly title?: string
  readonly body?: string
  readonly by?: string
}

/** @throws Refusal where GitHub would not open it */
export async function openPullRequest(world: World, repository: Repository, options: OpenOptions): Promise<Pull> {
  const { from = repository, base = repository.defaultBranch, title = 'Change', body = null, by = 'ada' } = options
  const head = { repository: from, ref: options.head }
  const problem = await problemOfPull(repository, head, base)
  if (problem) throw problem
  return openPull(world, repository, { head, base, title, body, draft: false, user: accountOf(world, by) })
}

export const close = (world: World, ticket: Issue | Pull): void => closeTicket(world, ticket)

export function reopen(ticket: Issue | Pull): void {
  ticket.state = 'open'
  ticket.closedAt = undefined
}

/** Merge with a merge commit, as the green button does. */
export const merge = (world: World, pull: Pull, by = 'ada'): Promise<string> => mergeAs('merge', world, pull, by)

/** "Squash and merge". */
export const squash = (world: World, pull: Pull, by = 'ada'): Promise<string> => mergeAs('squash', world, pull, by)

/** The same where the message of the commit is the text of the pull request. */
export const squashWithText = (world: World, pull: Pull): Promise<string> =>
  mergeAs('squash', world, pull, 'ada', `${pull.title}\n\n${pull.body}`)

/** "Rebase and merge": each commit anew, with its message, upon a base that nobody has pushed to since. */
export async function rebase(world: World, pull: Pull): Promise<string> {
  const { git } = pull.repository
  const base = (await git.commitOf(`refs/heads/${pull.baseRef}`)) ?? ''
  let tip = base
  for (const { tree, message } of commitsBetween(git.objects, [base], pull.headSha).reverse()) {
    const author = { ...identityOf(accountOf(world, 'ada')), time: world.now() }
    tip = writeCommit(git.objects, { tree, parents: [tip], message: `${message}\n`, author, committer: author })
  }
  return closeMerged(world, pull, tip)
}

async function mergeAs(
  way: 'merge' | 'squash',
  world: World,
  pull: Pull,
  by: string,
  message = `Merge pull request #${pull.number}`,
): Promise<string> {
  const { repository, baseRef, headSha } = pull
  const { git } = repository
  const base = (await git.commitOf(`refs/heads/${baseRef}`)) ?? ''
  const tree = await git.merge(base, headSha)
  if (!tree) throw new Error('The branch has conflicts with its base.')
  const time = world.now()
  const author = { ...identityOf(accountOf(world, by)), time }
  const sha = writeCommit(git.objects, {
    tree,
    parents: way === 'merge' ? [base, headSha] : [base],
    message,
    author,
    committer: { ...githubIdentity, time },
  })
  return closeMerged(world, pull, sha)
}

async function closeMerged(world: World, pull: Pull, sha: string): Promise<string> {
  const { repository, baseRef } = pull
  await repository.git.setRef(`refs/heads/${baseRef}`, sha)
  closeTicket(world, pull)
  pull.mergedAt = pull.closedAt
  await syncPulls(world, repository)
  return sha
}

export const comment = (world: World, ticket: Issue | Pull, body: string, by = 'ada'): IssueComment =>
  addComment(world, ticket, accountOf(world, by), body)

export const reply = (world: World, pull: Pull, to: ReviewComment, body: string, by = 'ada'): ReviewComment =>
  replyTo(world, pull, to, accountOf(world, by), body)

export function edit(world: World, what: IssueComment | Issue | Pull, body: string): void {
  what.body = body
  what.updatedAt = world.now()
}

/** Delete a review comment. */
export function remove(pull: Pull, comment: ReviewComment): void {
  pull.reviewComments.splice(pull.reviewComments.indexOf(comment), 1)
}

/** "Resolve conversation". */
export function resolve(pull: Pull, comment: ReviewComment): void {
  const thread = threadsOf(pull).find(({ comments }) => comments.includes(comment))
  if (thread) pull.resolved.add(threadId(thread))
}

/** Tick the first open task box whose text holds `text`. @throws Error where there is none */
export function tick(world: World, ticket: Issue | Pull, text: string): void {
  const lines = (ticket.body ?? '').split('\n')
  const at = lines.findIndex((line) => /^\s*[-*] \[ \]/.test(line) && line.includes(text))
  if (at < 0) throw new Error(`No open task box says “${text}”.`)
  edit(world, ticket, lines.with(at, (lines[at] ?? '').replace('[ ]', '[x]')).join('\n'))
}

export const commentsOn = (pull: Pull): ReviewComment[] => publicComments(pull)
