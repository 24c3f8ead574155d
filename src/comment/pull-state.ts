import type { GitHubClient } from '../action/client.js'
import { type BlobTexts, blobBytesById, blobQueryFields } from '../action/repository-calls.js'

/** The properties of a pull request that a review needs. */
export type PullRequest = Readonly<ReturnType<typeof pullOf>>

/** The properties that are needed to read a pull request; an event has them too. */
export type PullAtStart = Pick<PullRequest, 'headSha' | 'baseSha' | 'changedFiles'>

/** A review on GitHub: a submitted one, or a pending one of this account. */
export type ExistingReview = Readonly<ReturnType<typeof reviewOf>>

/** A thread of comments on the pull request, by its first comment. */
export type CommentThread = Readonly<ReturnType<typeof threadOf>[number]>

/** The current pull request, its comments and reviews, and the files and blobs that were requested with it. */
export type PullDetails = Readonly<Awaited<ReturnType<typeof fetchPullDetails>>> & {
  /** A sentence: why the comments could not be read. Nothing must be posted then. */
  readonly refusal?: string
}

/** Files and blobs to request together with the pull request. */
export interface PullDetailsOptions {
  /** The commit to read the files in `paths` from. */
  readonly commit: string
  readonly paths: readonly string[]
  /** The ids of blobs, at most a hundred. */
  readonly blobs: readonly string[]
}

// This is a type, not an interface, because Octokit's variables do not accept an interface.
type PullPlace = { readonly owner: string; readonly name: string; readonly number: number }

/** Reads a pull request with one request, and one more for each further page. */
export async function fetchPullDetails(
  client: Pick<GitHubClient, 'graphql'>,
  place: PullPlace,
  also: PullDetailsOptions,
) {
  const ask = (cursors: Cursors, more: PullDetailsOptions): Promise<Page> =>
    client.graphql(lookQuery(more), { ...place, ...cursors })
  const first = await ask({ threads: null, reviews: null }, also)
  const pages = [first.repository.pullRequest]
  for (let page = first.repository.pullRequest; hasMore(page); ) {
    const after = { threads: lastOf(pages, 'reviewThreads'), reviews: lastOf(pages, 'reviews') }
    page = (await ask(after, { ...also, paths: [], blobs: [] })).repository.pullRequest
    pages.push(page)
  }
  return {
    pull: pullOf(place.number, first.repository.pullRequest),
    threads: pages.flatMap(({ reviewThreads }) => reviewThreads.nodes).flatMap(threadOf),
    reviews: pages.flatMap(({ reviews }) => reviews?.nodes ?? []).map(reviewOf),
    /**
     * The texts of the requested files; undefined for a missing file. An absent key means that another request is
     * needed.
     */
    texts: textsOf(first.repository, also.paths),
    blobs: blobBytesById(first.repository as unknown as BlobTexts),
  }
}

type Cursors = { readonly threads: string | null; readonly reviews: string | null }

const hasMore = ({ reviewThreads, reviews }: PullNode): boolean =>
  reviewThreads.pageInfo.hasNextPage || reviews?.pageInfo.hasNextPage === true

const lastOf = (pages: readonly PullNode[], what: 'reviewThreads' | 'reviews'): string | null =>
  pages.findLast((page) => page[what]?.pageInfo.endCursor)?.[what]?.pageInfo.endCursor ?? null

interface Page {
  readonly repository: { readonly pullRequest: PullNode } & Readonly<Record<`text${number}`, TextNode | null>>
}

interface TextNode {
  readonly text?: string | null
  readonly isTruncated?: boolean
}

interface Connection<T> {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly nodes: readonly T[]
}

interface PullNode {
  readonly state: string
  readonly headRefName: string
  readonly headRefOid: string
  readonly baseRefOid: string
  readonly isCrossRepository: boolean
  readonly changedFiles: number
  readonly author: { readonly login: string } | null
  readonly reviewThreads: Connection<ThreadNode>
  readonly reviews: Connection<ReviewNode> | null
}

interface ReviewNode {
  readonly number: string
  readonly body: string
  readonly state: string
  readonly url: string
  readonly viewerDidAuthor: boolean
  readonly commit: { readonly oid: string } | null
}

interface ThreadNode {
  readonly id: string
  readonly isResolved: boolean
  /** Whether GitHub calls the comment outdated: its lines have changed, so its suggestion can no longer be applied. */
  readonly isOutdated: boolean
  readonly path: string
  readonly line: number | null
  readonly startLine: number | null
  readonly comments: { readonly totalCount: number; readonly nodes: readonly CommentNode[] }
}

interface CommentNode {
  /** Digits as a string, because the id may be larger than a GraphQL Int. */
  readonly number: string
  readonly body: string
  readonly state: 'PENDING' | 'SUBMITTED'
  readonly viewerDidAuthor: boolean
}

/** The query. It uses GraphQL because REST does not say which threads are resolved. */
const lookQuery = ({
  commit,
  paths,
  blobs,
}: PullDetailsOptions): string => `query ($owner: String!, $name: String!, $number: Int!, $threads: String, $reviews: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      state headRefName headRefOid baseRefOid isCrossRepository changedFiles author { login }
      reviewThreads(first: 100, after: $threads) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id isResolved isOutdated path line startLine
          comments(first: 1) { totalCount nodes { number: fullDatabaseId body state viewerDidAuthor } }
        }
      }
      reviews(first: 100, after: $reviews) {
        pageInfo { hasNextPage endCursor }
        nodes { number: fullDatabaseId body state url viewerDidAuthor commit { oid } }
      }
    }
    ${paths.map((path, index) => `text${index}: object(expression: ${JSON.stringify(`${commit}:${path}`)}) { ... on Blob { text isTruncated } }`).join('\n    ')}
    ${blobQueryFields(blobs)}
  }
}`

function pullOf(number: number, node: PullNode) {
  return {
    number,
    headSha: node.headRefOid,
    /** The name of the branch. If the pull request comes from a fork, the branch is in another repository. */
    headRef: node.headRefName,
    baseSha: node.baseRefOid,
    isOpen: node.state === 'OPEN',
    /** Whether the pull request comes from another repository. Its runs then have a read-only token. */
    isFromFork: node.isCrossRepository,
    isDependabot: /^dependabot(\[bot\])?$/.test(node.author?.login ?? ''),
    changedFiles: node.changedFiles,
  }
}

const reviewOf = ({ number, body, state, url, viewerDidAuthor: isOurs, commit }: ReviewNode) => ({
  id: Number(number),
  body,
  url,
  isOurs,
  /** The commit of the review; undefined if GitHub no longer has it. */
  commit: commit?.oid,
  isPending: state === 'PENDING',
})

/** The texts by path. The text of a link is its target, so only a text that begins like JSON is used. */
const textsOf = (found: Page['repository'], paths: readonly string[]): ReadonlyMap<string, string | undefined> =>
  new Map(
    paths.flatMap((path, index): (readonly [string, string | undefined])[] => {
      const node = found[`text${index}`]
      if (!node) return [[path, undefined]]
      return typeof node.text === 'string' && !node.isTruncated && /^\s*\{/.test(node.text) ? [[path, node.text]] : []
    }),
  )

function threadOf({ id: threadId, comments, line, startLine, ...thread }: ThreadNode) {
  const [head] = comments.nodes
  // Comments of a pending review, which an interrupted run has left behind, do not count.
  if (!head || head.state === 'PENDING') return []
  const { body, viewerDidAuthor: isOurs } = head
  return [
    {
      ...thread,
      /** The id of the thread's first comment. */
      id: Number(head.number),
      /** The id of the thread itself, in GraphQL. */
      threadId,
      body,
      /** Whether the first comment was written with the token of this run. */
      isOurs,
      isAnswered: comments.totalCount > 1,
      /** The current first line, from 1; undefined if the commented lines no longer exist. So is `last`. */
      first: startLine ?? line ?? undefined,
      last: line ?? undefined,
    },
  ]
}
