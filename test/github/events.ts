import { accountOf, githubIdentity } from './accounts.js'
import { complete } from './complete.js'
import { eventProblems, eventSchema } from './contract.js'
import { writeCommit } from './history.js'
import {
  fullPullJson,
  issueCommentJson,
  issueJson,
  type Json,
  pullJson,
  repositoryJson,
  repositoryUrl,
  userJson,
} from './present.js'
import type { IssueComment, Pull, Repository, World } from './world.js'

/** What starts a workflow: the event's name and payload, and the variables that depend on it. */
export interface Event {
  readonly name: string
  readonly payload: unknown
  readonly repository: Repository
  /** GITHUB_REF, GITHUB_SHA, GITHUB_ACTOR and, of pull requests, GITHUB_BASE_REF and GITHUB_HEAD_REF. */
  readonly variables: Readonly<Record<string, string>>
}

type PullAction = 'opened' | 'reopened' | 'synchronize'

/** `pull_request`: runs on the merge of head and base, which is nobody's commit. */
export async function pullRequestEvent(world: World, pull: Pull, action: PullAction = 'opened'): Promise<Event> {
  const sha = await mergedCommit(world, pull)
  const variables = { GITHUB_REF: `refs/pull/${pull.number}/merge`, GITHUB_SHA: sha, ...pullVariables(pull) }
  return {
    name: 'pull_request',
    payload: await pullPayload(world, pull, action),
    repository: pull.repository,
    variables,
  }
}

/** `pull_request_target`: runs on the base, with the base's token. */
export async function pullRequestTargetEvent(world: World, pull: Pull, action: PullAction = 'opened'): Promise<Event> {
  const variables = { GITHUB_REF: `refs/heads/${pull.baseRef}`, GITHUB_SHA: pull.baseSha, ...pullVariables(pull) }
  return {
    name: 'pull_request_target',
    payload: await pullPayload(world, pull, action),
    repository: pull.repository,
    variables,
  }
}

/** `schedule`: knows only when. */
export async function scheduleEvent(world: World, repository: Repository, schedule = '0 4 * * 1'): Promise<Event> {
  const payload = {
    schedule,
    workflow: '.github/workflows/httpd-upgrade.yml',
    repository: repositoryJson(world, repository),
  }
  return { name: 'schedule', payload, repository, variables: await branchVariables(repository) }
}

export async function dispatchEvent(
  world: World,
  repository: Repository,
  inputs: Readonly<Record<string, string>> = {},
): Promise<Event> {
  const ref = `refs/heads/${repository.defaultBranch}`
  const given = { inputs, ref, workflow: '.github/workflows/httpd-upgrade.yml', ...common(world, repository) }
  const payload = described('workflow-dispatch', given)
  return { name: 'workflow_dispatch', payload, repository, variables: await branchVariables(repository) }
}

export async function pushEvent(
  world: World,
  repository: Repository,
  before: string,
  branch = repository.defaultBranch,
): Promise<Event> {
  const variables = await branchVariables(repository, branch)
  const given = {
    ref: `refs/heads/${branch}`,
    before,
    after: variables.GITHUB_SHA,
    base_ref: null,
    head_commit: null,
    commits: [],
  }
  const payload = described('push', {
    ...given,
    ...common(world, repository),
    created: false,
    deleted: false,
    forced: false,
  })
  return { name: 'push', payload, repository, variables }
}

/** `issue_comment`: somebody has commented on a pull request, beside its reviews. */
export async function issueCommentEvent(world: World, pull: Pull, comment: IssueComment): Promise<Event> {
  const issue = issueJson(world, pull)
  const reactions = { url: `${issue.url}/reactions`, total_count: 0, ...noReactions }
  const payload = described('issue-comment-created', {
    action: 'created',
    issue: { ...issue, events_url: `${issue.url}/events`, reactions },
    comment: issueCommentJson(world, pull, comment),
    ...common(world, pull.repository),
  })
  const { repository } = pull
  return { name: 'issue_comment', payload, repository, variables: await branchVariables(repository) }
}

const noReactions = { '+1': 0, '-1': 0, laugh: 0, confused: 0, heart: 0, hooray: 0, eyes: 0, rocket: 0 }

/** `workflow_run` after a run on a pull request: of a fork it does not say which one. */
export async function workflowRunEvent(world: World, pull: Pull): Promise<Event> {
  const { head, repository } = pull
  const short = { id: pull.id, number: pull.number, url: `${repositoryUrl(world, repository)}/pulls/${pull.number}` }
  const workflow_run = {
    id: world.nextId(),
    event: 'pull_request',
    status: 'completed',
    conclusion: 'success',
    head_branch: head.ref,
    head_sha: pull.headSha,
    head_repository: briefly(repositoryJson(world, head.repository)),
    repository: briefly(repositoryJson(world, repository)),
    pull_requests: head.repository === repository ? [short] : [],
  }
  const payload = described('workflow-run-completed', {
    action: 'completed',
    workflow_run,
    workflow: null,
    ...common(world, repository),
  })
  return { name: 'workflow_run', payload, repository, variables: await branchVariables(repository) }
}

/** Inside a run, repositories are described in fewer words. */
const briefly = ({ id, node_id, name, full_name, owner, private: isPrivate, fork, url, html_url }: Json): Json => ({
  ...{ id, node_id, name, full_name, owner, private: isPrivate, fork, url, html_url },
})

async function pullPayload(world: World, pull: Pull, action: PullAction): Promise<unknown> {
  const moved = action === 'synchronize' ? { before: pull.baseSha, after: pull.headSha } : {}
  const pull_request = { ...pullJson(world, pull), ...(await fullPullJson(world, pull)) }
  return described(`pull-request-${action}`, {
    action,
    number: pull.number,
    pull_request,
    ...moved,
    ...common(world, pull.repository),
  })
}

const common = (world: World, repository: Repository): Json => ({
  repository: repositoryJson(world, repository),
  sender: userJson(world, accountOf(world, 'ada')),
})

/** Completed and checked like an answer. @throws Error where the fake does not keep to GitHub's description */
function described(name: string, given: Json): unknown {
  const payload = complete(eventSchema(name), given)
  const wrong = eventProblems(name, payload)
  if (wrong.length > 0) throw new Error(`The payload of ${name} breaks GitHub's description:\n${wrong.join('\n')}`)
  return payload
}

const pullVariables = ({ baseRef, head, user }: Pull): Record<string, string> => ({
  GITHUB_BASE_REF: baseRef,
  GITHUB_HEAD_REF: head.ref,
  GITHUB_ACTOR: user.login,
})

async function branchVariables({ git, defaultBranch }: Repository, branch = defaultBranch) {
  const ref = `refs/heads/${branch}`
  return { GITHUB_REF: ref, GITHUB_SHA: (await git.commitOf(ref)) ?? '', GITHUB_ACTOR: 'ada' }
}

/** The commit that GitHub makes to test the merge, kept at refs/pull/N/merge; the head where they conflict. */
async function mergedCommit(world: World, pull: Pull): Promise<string> {
  const { git } = pull.repository
  const base = (await git.commitOf(`refs/heads/${pull.baseRef}`)) ?? pull.baseSha
  const tree = await git.merge(base, pull.headSha)
  if (!tree) return pull.headSha
  const stamp = { ...githubIdentity, time: world.now() }
  const message = `Merge ${pull.headSha} into ${base}`
  const sha = writeCommit(git.objects, {
    tree,
    parents: [base, pull.headSha],
    message,
    author: stamp,
    committer: stamp,
  })
  await git.setRef(`refs/pull/${pull.number}/merge`, sha)
  return sha
}
