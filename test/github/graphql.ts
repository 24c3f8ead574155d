import { readFileSync } from 'node:fs'
import { buildSchema, type ExecutionResult, execute, GraphQLError, parse, validate } from 'graphql'
import { type Answer, isVisible } from './call.js'
import {
  actor,
  type Context,
  issueCommentNode,
  pullRequest,
  refused,
  reviewCommentNode,
  threadNode,
} from './graphql-nodes.js'
import { hasLevel } from './permissions.js'
import { pullsOf } from './pulls.js'
import { threadId, threadsOf } from './threads.js'
import { isoTime, type Pull, type Repository } from './world.js'

/** Answer a query or a mutation; what the schema does not know is added to `violations`, as is a body of the wrong shape. */
export async function answerGraphql(context: Context, body: unknown, violations: string[]): Promise<Answer> {
  const { query, variables = {} } = body as { query?: string; variables?: Record<string, unknown> }
  const errors = problemsOf(query)
  if (errors.length > 0) {
    violations.push(...errors.map(({ message }) => `graphql: ${message}`))
    return { status: 200, body: { errors: errors.map(({ message }) => ({ message })) } }
  }
  const document = parse(query ?? '')
  const result: ExecutionResult = await execute({
    schema,
    document,
    rootValue,
    contextValue: context,
    variableValues: variables,
  })
  const wrong = (result.errors ?? []).filter((error) => error.extensions.type === undefined)
  violations.push(...wrong.map(({ message }) => `graphql: ${message}`))
  const listed = result.errors?.map(({ message, path, extensions }) => ({ type: extensions.type, path, message }))
  return { status: 200, body: { data: result.data, ...(listed && { errors: listed }) } }
}

/** GitHub's own schema, as far as the fake answers it (see graphql-slice.ts). */
const schema = buildSchema(readFileSync(new URL('github.graphql', import.meta.url), 'utf8'))

function problemsOf(query: unknown): readonly GraphQLError[] {
  if (typeof query !== 'string') return [new GraphQLError('A query attribute must be specified and must be a string.')]
  try {
    return validate(schema, parse(query))
  } catch (error) {
    return [error as GraphQLError]
  }
}

const rootValue = {
  viewer: (_: object, { grant }: Context) => actor(grant.account),
  rateLimit: (_: object, { world }: Context) => ({
    limit: world.limits.requests,
    cost: 1,
    remaining: world.limits.requests,
    resetAt: isoTime(0),
  }),
  repository,
  resolveReviewThread: (args: Input<{ threadId: string }>, context: Context) => settle(args, context, 'add'),
  unresolveReviewThread: (args: Input<{ threadId: string }>, context: Context) => settle(args, context, 'delete'),
  minimizeComment: ({ input }: Input<{ subjectId: string; classifier: string }>, context: Context) =>
    minimize(context, input.subjectId, input.classifier.toLowerCase().replace('_', '-')),
  unminimizeComment: ({ input }: Input<{ subjectId: string }>, context: Context) =>
    minimize(context, input.subjectId, undefined),
}

interface Input<T> {
  readonly input: T
}

function repository({ owner, name }: { owner: string; name: string }, context: Context) {
  const { world, grant } = context
  const found = world.repositories.get(`${owner}/${name}`.toLowerCase())
  if (!found || !isVisible(grant, found))
    throw refused('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`)
  return {
    id: `R_${found.id}`,
    name: found.name,
    nameWithOwner: found.fullName,
    object: (args: { readonly expression?: string; readonly oid?: string }) => gitObject(context, found, args),
    ref: async ({ qualifiedName }: { readonly qualifiedName: string }) => {
      const sha = await found.git.commitOf(qualifiedName)
      const name = qualifiedName.replace(/^refs\/(heads|tags)\//, '')
      return sha ? { id: `REF_${name}`, name, target: gitObject(context, found, { oid: sha }) } : null
    },
    pullRequest: ({ number }: { number: number }) => {
      const pull = found.tickets.get(number)
      if (pull?.kind !== 'pull')
        throw refused('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`)
      if (!hasLevel(grant, 'pull_requests', 'read') && found.visibility === 'private')
        throw refused('FORBIDDEN', 'Resource not accessible by integration')
      return pullRequest(context, pull)
    },
  }
}

/** A text is given up to half a megabyte, and whatever is no UTF-8 in it is lost; of what git takes for binary there is none. */
async function gitObject(
  { grant }: Context,
  { git, visibility }: Repository,
  { expression, oid }: { readonly expression?: string; readonly oid?: string },
) {
  if (!hasLevel(grant, 'contents', 'read') && visibility === 'private')
    throw refused('FORBIDDEN', 'Resource not accessible by integration')
  const found = await git.read(expression ?? oid ?? '')
  if (found?.type === 'commit') {
    const tree = /^tree (\w+)/.exec(found.content.toString('latin1'))?.[1]
    return { __typename: 'Commit', oid: found.sha, tree: { __typename: 'Tree', oid: tree } }
  }
  if (found?.type === 'tree') return { __typename: 'Tree', oid: found.sha }
  if (found?.type !== 'blob') return null
  const isBinary = found.content.subarray(0, 8_000).includes(0)
  return {
    __typename: 'Blob',
    oid: found.sha,
    byteSize: found.content.length,
    isBinary,
    isTruncated: found.content.length > maxText,
    text: isBinary ? null : found.content.subarray(0, maxText).toString(),
  }
}

const maxText = 512_000

/** To resolve a thread takes `contents: write`: `pull_requests: write` is not enough. */
function settle({ input }: Input<{ threadId: string }>, context: Context, how: 'add' | 'delete') {
  for (const pull of visiblePulls(context)) {
    const thread = threadsOf(pull).find((each) => `PRRT_${threadId(each)}` === input.threadId)
    if (!thread) continue
    if (!hasLevel(context.grant, 'contents', 'write') || !hasLevel(context.grant, 'pull_requests', 'write'))
      throw refused('FORBIDDEN', 'Resource not accessible by integration')
    pull.resolved[how](threadId(thread))
    return { thread: threadNode(context, pull, thread) }
  }
  throw refused('NOT_FOUND', `Could not resolve to a node with the global id of '${input.threadId}'.`)
}

function minimize(context: Context, subject: string, reason: string | undefined) {
  for (const pull of visiblePulls(context)) {
    const inReview = pull.reviewComments.find(({ id }) => `PRRC_${id}` === subject)
    const comment = inReview ?? pull.comments.find(({ id }) => `IC_${id}` === subject)
    if (!comment) continue
    if (!hasLevel(context.grant, 'pull_requests', 'write'))
      throw refused('FORBIDDEN', 'Resource not accessible by integration')
    comment.minimized = reason
    const node = inReview ? reviewCommentNode(context, pull, inReview) : issueCommentNode(context, comment)
    return { minimizedComment: node, unminimizedComment: node }
  }
  throw refused('NOT_FOUND', `Could not resolve to a node with the global id of '${subject}'.`)
}

const visiblePulls = ({ world, grant }: Context): Pull[] =>
  [...world.repositories.values()].filter((each) => isVisible(grant, each)).flatMap(pullsOf)
