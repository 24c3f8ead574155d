import { commitsBetween } from './history.js'
import {
  type Account,
  type IssueComment,
  isoTime,
  type Label,
  type Pull,
  type Repository,
  type Review,
  type Ticket,
  type World,
} from './world.js'

/** The fake's records as GitHub's JSON, as far as they are kept; complete.ts adds the keys that are required besides. */
export type Json = Readonly<Record<string, unknown>>

export const userJson = (world: World, { id, login, type }: Account): Json => ({
  id,
  login,
  type,
  node_id: `U_${id}`,
  url: `${world.url}/users/${encodeURIComponent(login)}`,
  html_url: `${world.url}/${type === 'Bot' ? `apps/${login.replace('[bot]', '')}` : login}`,
  avatar_url: `${world.url}/avatars/${id}`,
  site_admin: false,
})

export const repositoryUrl = (world: World, { fullName }: Repository): string => `${world.url}/repos/${fullName}`

export const repositoryJson = (world: World, repository: Repository): Json => ({
  id: repository.id,
  node_id: `R_${repository.id}`,
  name: repository.name,
  full_name: repository.fullName,
  owner: userJson(world, repository.owner),
  private: repository.visibility === 'private',
  visibility: repository.visibility,
  fork: repository.fork !== undefined,
  archived: repository.archived,
  disabled: repository.disabled,
  default_branch: repository.defaultBranch,
  topics: repository.topics,
  url: repositoryUrl(world, repository),
  html_url: `${world.url}/${repository.fullName}`,
  clone_url: `${world.url}/${repository.fullName}.git`,
})

export const labelJson = (world: World, repository: Repository, { id, name, color, description }: Label): Json => ({
  id,
  node_id: `LA_${id}`,
  name,
  color,
  description,
  default: false,
  url: `${repositoryUrl(world, repository)}/labels/${encodeURIComponent(name)}`,
})

export const ticketLabels = (world: World, { repository, labels }: Ticket): Json[] =>
  [...labels].flatMap((name) => {
    const label = repository.labels.get(name.toLowerCase())
    return label ? [labelJson(world, repository, label)] : []
  })

/** What an issue and a pull request have in common; a pull request answers as an issue too. */
function ticketJson(world: World, ticket: Ticket): Json {
  const assignees = [...ticket.assignees].flatMap((login) => world.accounts.get(login.toLowerCase()) ?? [])
  return {
    id: ticket.id,
    number: ticket.number,
    title: ticket.title,
    body: ticket.body,
    state: ticket.state,
    locked: false,
    user: userJson(world, ticket.user),
    labels: ticketLabels(world, ticket),
    assignee: assignees[0] ? userJson(world, assignees[0]) : null,
    assignees: assignees.map((account) => userJson(world, account)),
    author_association: associationOf(ticket.repository, ticket.user),
    created_at: isoTime(ticket.createdAt),
    updated_at: isoTime(ticket.updatedAt),
    closed_at: ticket.closedAt === undefined ? null : isoTime(ticket.closedAt),
  }
}

export const associationOf = ({ owner, collaborators }: Repository, { login }: Account): string =>
  login === owner.login ? 'OWNER' : collaborators.has(login) ? 'MEMBER' : 'NONE'

export function issueJson(world: World, ticket: Ticket & { readonly kind: 'issue' | 'pull' }): Json {
  const url = `${repositoryUrl(world, ticket.repository)}/issues/${ticket.number}`
  const html = htmlUrl(world, ticket)
  return {
    ...ticketJson(world, ticket),
    node_id: `I_${ticket.id}`,
    url,
    html_url: html,
    repository_url: repositoryUrl(world, ticket.repository),
    comments_url: `${url}/comments`,
    comments: ticket.comments.length,
    ...(ticket.kind === 'pull' && { pull_request: { url: url.replace('/issues/', '/pulls/'), html_url: html } }),
  }
}

const htmlUrl = (world: World, { repository, kind, number }: Ticket & { readonly kind: 'issue' | 'pull' }): string =>
  `${world.url}/${repository.fullName}/${kind === 'pull' ? 'pull' : 'issues'}/${number}`

/** A pull request as it stands in a list. */
export function pullJson(world: World, pull: Pull): Json {
  const url = `${repositoryUrl(world, pull.repository)}/pulls/${pull.number}`
  const reviewers = [...pull.reviewers].flatMap((login) => world.accounts.get(login.toLowerCase()) ?? [])
  return {
    ...ticketJson(world, pull),
    node_id: `PR_${pull.id}`,
    url,
    html_url: htmlUrl(world, pull),
    issue_url: url.replace('/pulls/', '/issues/'),
    comments_url: `${url.replace('/pulls/', '/issues/')}/comments`,
    review_comments_url: `${url}/comments`,
    commits_url: `${url}/commits`,
    draft: pull.draft,
    merged_at: pull.mergedAt === undefined ? null : isoTime(pull.mergedAt),
    requested_reviewers: reviewers.map((account) => userJson(world, account)),
    requested_teams: [...pull.teams].map((slug) => ({ slug, name: slug })),
    head: branchJson(world, pull.head.repository, pull.head.ref, pull.headSha),
    base: branchJson(world, pull.repository, pull.baseRef, pull.baseSha),
    _links: { self: { href: url }, html: { href: htmlUrl(world, pull) } },
  }
}

const branchJson = (world: World, repository: Repository, ref: string, sha: string): Json => ({
  ref,
  sha,
  label: `${repository.owner.login}:${ref}`,
  user: userJson(world, repository.owner),
  repo: repositoryJson(world, repository),
})

/** A pull request asked for by its number: with counts, and with `mergeable` still unknown, as GitHub says at first. */
export async function fullPullJson(world: World, pull: Pull): Promise<Json> {
  const { git } = pull.repository
  const base = (await git.mergeBase(pull.baseSha, pull.headSha)) ?? pull.baseSha
  const files = await git.diff(base, pull.headSha)
  return {
    ...pullJson(world, pull),
    merged: pull.mergedAt !== undefined,
    mergeable: null,
    mergeable_state: 'unknown',
    commits: commitsBetween(git.objects, [base], pull.headSha).length,
    changed_files: files.length,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    comments: pull.comments.length,
    review_comments: pull.reviewComments.length,
  }
}

export const issueCommentJson = (
  world: World,
  ticket: Ticket & { readonly kind: 'issue' | 'pull' },
  comment: IssueComment,
): Json => ({
  id: comment.id,
  node_id: `IC_${comment.id}`,
  body: comment.body,
  user: userJson(world, comment.user),
  author_association: associationOf(ticket.repository, comment.user),
  created_at: isoTime(comment.createdAt),
  updated_at: isoTime(comment.updatedAt),
  url: `${repositoryUrl(world, ticket.repository)}/issues/comments/${comment.id}`,
  html_url: `${htmlUrl(world, ticket)}#issuecomment-${comment.id}`,
  issue_url: `${repositoryUrl(world, ticket.repository)}/issues/${ticket.number}`,
})

export const reviewJson = (world: World, pull: Pull, review: Review): Json => {
  const url = `${repositoryUrl(world, pull.repository)}/pulls/${pull.number}`
  const html = `${htmlUrl(world, pull)}#pullrequestreview-${review.id}`
  return {
    id: review.id,
    node_id: `PRR_${review.id}`,
    user: userJson(world, review.user),
    body: review.body,
    state: review.state,
    commit_id: review.commit,
    html_url: html,
    pull_request_url: url,
    author_association: associationOf(pull.repository, review.user),
    _links: { html: { href: html }, pull_request: { href: url } },
    ...(review.submittedAt !== undefined && { submitted_at: isoTime(review.submittedAt) }),
  }
}
