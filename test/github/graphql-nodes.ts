import { GraphQLError } from 'graphql'
import { currentAnchor } from './anchors.js'
import { pullFiles } from './files.js'
import { hasLevel } from './permissions.js'
import { type Thread, threadId, threadsOf } from './threads.js'
import {
  type Account,
  type Grant,
  type IssueComment,
  isoTime,
  type Pull,
  type ReviewComment,
  type World,
} from './world.js'

/** Who asks, and of what. */
export interface Context {
  readonly world: World
  readonly grant: Grant
}

export const actor = ({ id, login, type }: Account) => ({
  __typename: type,
  id: `U_${id}`,
  databaseId: id,
  login,
  url: `https://unset.invalid/${id}`,
})

export const pullRequest = (context: Context, pull: Pull) => ({
  id: `PR_${pull.id}`,
  number: pull.number,
  title: pull.title,
  body: pull.body ?? '',
  state: pull.mergedAt === undefined ? pull.state.toUpperCase() : 'MERGED',
  isDraft: pull.draft,
  headRefName: pull.head.ref,
  headRefOid: pull.headSha,
  baseRefOid: pull.baseSha,
  isCrossRepository: pull.head.repository !== pull.repository,
  changedFiles: async () => (await pullFiles(context.world, pull)).length,
  baseRefName: pull.baseRef,
  url: `${context.world.url}/${pull.repository.fullName}/pull/${pull.number}`,
  author: actor(pull.user),
  reviewThreads: (args: Span) =>
    connection(args, threadsOf(pull, context.grant.account), (thread) => threadNode(context, pull, thread)),
  reviews: (args: Span) =>
    connection(
      args,
      pull.reviews.filter(({ state, user }) => state !== 'PENDING' || user === context.grant.account),
      (review) => ({
        id: `PRR_${review.id}`,
        databaseId: review.id,
        fullDatabaseId: String(review.id),
        author: actor(review.user),
        body: review.body,
        commit: { __typename: 'Commit', oid: review.commit },
        state: review.state,
        url: `${context.world.url}/${pull.repository.fullName}/pull/${pull.number}#pullrequestreview-${review.id}`,
        viewerDidAuthor: review.user === context.grant.account,
      }),
    ),
  comments: (args: Span) => connection(args, pull.comments, (comment) => issueCommentNode(context, comment)),
})

export const issueCommentNode = (context: Context, comment: IssueComment) => ({
  ...commentFields(context, comment),
  __typename: 'IssueComment',
  id: `IC_${comment.id}`,
})

const commentFields = ({ world, grant }: Context, comment: IssueComment) => ({
  databaseId: comment.id,
  author: actor(comment.user),
  body: comment.body,
  createdAt: isoTime(comment.createdAt),
  updatedAt: isoTime(comment.updatedAt),
  isMinimized: comment.minimized !== undefined,
  minimizedReason: comment.minimized ?? null,
  viewerDidAuthor: comment.user === grant.account,
  url: `${world.url}/comments/${comment.id}`,
})

export async function threadNode(context: Context, pull: Pull, thread: Thread) {
  const { first, comments } = thread
  const now = await currentAnchor(context.world, pull, first)
  return {
    id: `PRRT_${threadId(thread)}`,
    isResolved: pull.resolved.has(threadId(thread)),
    isOutdated: first.anchor !== undefined && now === undefined,
    path: first.path,
    subjectType: first.anchor ? 'LINE' : 'FILE',
    line: now?.line ?? null,
    startLine: now?.startLine ?? null,
    originalLine: first.anchor?.line ?? null,
    originalStartLine: first.anchor?.startLine ?? null,
    viewerCanResolve: hasLevel(context.grant, 'contents', 'write'),
    comments: (args: Span) => connection(args, comments, (comment) => reviewCommentNode(context, pull, comment)),
  }
}

export const reviewCommentNode = async (context: Context, pull: Pull, comment: ReviewComment): Promise<object> => ({
  ...commentFields(context, comment),
  __typename: 'PullRequestReviewComment',
  id: `PRRC_${comment.id}`,
  fullDatabaseId: String(comment.id),
  state: pull.reviews.find(({ id }) => id === comment.review)?.state === 'PENDING' ? 'PENDING' : 'SUBMITTED',
  path: comment.path,
  outdated: comment.anchor !== undefined && (await currentAnchor(context.world, pull, comment)) === undefined,
  replyTo: () => {
    const first = pull.reviewComments.find(({ id }) => id === comment.replyTo)
    return first ? reviewCommentNode(context, pull, first) : null
  },
})

interface Span {
  readonly first?: number
  readonly after?: string | null
}

/** One page of at most a hundred; without `first` GitHub refuses. */
function connection<T>({ first, after }: Span, items: readonly T[], node: (item: T) => unknown) {
  if (first === undefined)
    throw refused(
      'MISSING_PAGINATION_BOUNDARIES',
      'You must provide a `first` or `last` value to properly paginate the connection.',
    )
  if (first < 1 || first > 100)
    throw refused('EXCESSIVE_PAGINATION', `Requesting ${first} records exceeds the \`first\` limit of 100 records.`)
  const start = after === undefined || after === null ? 0 : Number(after) + 1
  const end = Math.min(start + first, items.length)
  const pageInfo = {
    startCursor: String(start),
    endCursor: end > start ? String(end - 1) : null,
    hasNextPage: end < items.length,
    hasPreviousPage: start > 0,
  }
  return { nodes: items.slice(start, end).map(node), totalCount: items.length, pageInfo }
}

export const refused = (type: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { type } })
