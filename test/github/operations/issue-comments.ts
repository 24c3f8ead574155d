import {
  type Call,
  checkLength,
  created,
  noContent,
  notFound,
  type Operations,
  ok,
  page,
  repositoryOf,
  ticketOf,
} from '../call.js'
import { issueCommentJson } from '../present.js'
import type { Issue, IssueComment, Pull, World } from '../world.js'

/** Comments on issues, and those on a pull request that stand outside of reviews. */
export const issueComments: Operations = {
  'issues/list-comments': (call) => {
    const ticket = ticketOf(call)
    const since = Date.parse(call.query.get('since') ?? '1970-01-01') / 1_000
    const found = ticket.comments.filter(({ updatedAt }) => updatedAt >= since)
    return page(
      call,
      found.map((comment) => issueCommentJson(call.world, ticket, comment)),
    )
  },

  'issues/get-comment': (call) => {
    const { ticket, comment } = commentOf(call)
    return ok(issueCommentJson(call.world, ticket, comment))
  },

  'issues/create-comment': (call) => {
    const ticket = ticketOf(call)
    const { body } = call.body as { body: string }
    checkLength(call, 'Comment', body)
    return created(issueCommentJson(call.world, ticket, addComment(call.world, ticket, call.grant.account, body)))
  },

  'issues/update-comment': (call) => {
    const { ticket, comment } = commentOf(call)
    const { body } = call.body as { body: string }
    checkLength(call, 'Comment', body)
    Object.assign(comment, { body, updatedAt: call.world.now() })
    return ok(issueCommentJson(call.world, ticket, comment))
  },

  'issues/delete-comment': (call) => {
    const { ticket, comment } = commentOf(call)
    ticket.comments.splice(ticket.comments.indexOf(comment), 1)
    return noContent
  },
}

export function addComment(world: World, ticket: Issue | Pull, user: IssueComment['user'], body: string): IssueComment {
  const now = world.now()
  const comment = { id: world.nextId(), user, body, createdAt: now, updatedAt: now, minimized: undefined }
  ticket.comments.push(comment)
  return comment
}

function commentOf(call: Call): { ticket: Issue | Pull; comment: IssueComment } {
  for (const ticket of repositoryOf(call).tickets.values()) {
    const comment = ticket.comments.find(({ id }) => id === Number(call.params.comment_id))
    if (comment) return { ticket, comment }
  }
  throw notFound()
}
