import type { Client } from '../action/client.js'
import type { Thread } from './comment-steps.js'

/** The threads of comments on a pull request, and the number of the account that the token is of. */
export interface Threads {
  readonly account: number
  readonly threads: readonly Thread[]
}

/** Page by page; with the old number of comments where a server does not know the new one yet. */
export async function threadsOf(client: Pick<Client, 'graphql'>, pull: PullPlace): Promise<Threads> {
  try {
    return await threadsBy('fullDatabaseId', client, pull)
  } catch (error) {
    if (!/fullDatabaseId/.test((error as Error).message)) throw error
    return threadsBy('databaseId', client, pull)
  }
}

// No interface, for Octokit's variables take none.
type PullPlace = { readonly owner: string; readonly name: string; readonly number: number }

type NumberField = 'fullDatabaseId' | 'databaseId'

async function threadsBy(field: NumberField, client: Pick<Client, 'graphql'>, pull: PullPlace): Promise<Threads> {
  const threads: Thread[] = []
  for (let after: string | null = null; ; ) {
    const page: ThreadPage = await client.graphql(threadsQuery(field), { ...pull, after })
    const { nodes, pageInfo } = page.repository.pullRequest.reviewThreads
    threads.push(...nodes.flatMap(threadOf))
    if (!pageInfo.hasNextPage) return { account: page.viewer.databaseId, threads }
    after = pageInfo.endCursor
  }
}

interface ThreadPage {
  readonly viewer: { readonly databaseId: number }
  readonly repository: {
    readonly pullRequest: {
      readonly reviewThreads: {
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
        readonly nodes: readonly ThreadNode[]
      }
    }
  }
}

interface ThreadNode {
  readonly id: string
  readonly isResolved: boolean
  readonly isOutdated: boolean
  readonly path: string
  readonly line: number | null
  readonly startLine: number | null
  readonly comments: {
    readonly totalCount: number
    readonly nodes: readonly CommentNode[]
  }
}

interface CommentNode {
  /** A string of digits where it may be too large for a number of GraphQL's. */
  readonly number: string | number
  readonly body: string
  readonly state: 'PENDING' | 'SUBMITTED'
  readonly viewerDidAuthor: boolean
}

/** REST does not tell which threads are resolved. */
const threadsQuery = (
  field: NumberField,
): string => `query ($owner: String!, $name: String!, $number: Int!, $after: String) {
  viewer { databaseId }
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id isResolved isOutdated path line startLine
          comments(first: 1) { totalCount nodes { number: ${field} body state viewerDidAuthor } }
        }
      }
    }
  }
}`

function threadOf({ id: threadId, comments, line, startLine, ...thread }: ThreadNode): Thread[] {
  const [head] = comments.nodes
  // A review that was never submitted has said nothing: a run that was cut short left it.
  if (!head || head.state === 'PENDING') return []
  const { body, viewerDidAuthor: isOurs } = head
  return [
    {
      ...thread,
      id: Number(head.number),
      threadId,
      body,
      isOurs,
      isAnswered: comments.totalCount > 1,
      first: startLine ?? line ?? undefined,
      last: line ?? undefined,
    },
  ]
}
