import type { Client } from '../action/client.js'
import type { Thread } from './comment-steps.js'

/** The threads of comments on a pull request, and the number of the account that the token is of. */
export interface Threads {
  readonly account: number
  readonly threads: readonly Thread[]
}

/** Page by page. */
export async function threadsOf(
  client: Client,
  pull: { owner: string; name: string; number: number },
): Promise<Threads> {
  const threads: Thread[] = []
  for (let after: string | null = null; ; ) {
    const page: ThreadPage = await client.graphql(threadsQuery, { ...pull, after })
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
    readonly nodes: readonly { readonly databaseId: number; readonly body: string; readonly viewerDidAuthor: boolean }[]
  }
}

/** REST does not tell which threads are resolved. */
const threadsQuery = `query ($owner: String!, $name: String!, $number: Int!, $after: String) {
  viewer { databaseId }
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id isResolved isOutdated path line startLine
          comments(first: 1) { totalCount nodes { databaseId body viewerDidAuthor } }
        }
      }
    }
  }
}`

function threadOf({ id: threadId, comments, line, startLine, ...thread }: ThreadNode): Thread[] {
  const [head] = comments.nodes
  if (!head) return []
  const { databaseId: id, body, viewerDidAuthor: isOurs } = head
  return [
    {
      ...thread,
      id,
      threadId,
      body,
      isOurs,
      isAnswered: comments.totalCount > 1,
      first: startLine ?? line ?? undefined,
      last: line ?? undefined,
    },
  ]
}
