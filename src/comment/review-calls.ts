import type { GitHubClient } from '../action/client.js'
import { undefinedIfStatus } from '../action/github-failure.js'
import { type RepositoryName, repositoryCalls, type TreeEntry } from '../action/repository-calls.js'
import type { LineRange } from '../edit/line-changes.js'
import { fetchPullDetails, type PullDetails, type PullDetailsOptions } from './pull-state.js'

/** A file in a pull request's list of changes. */
export interface PullFile {
  readonly path: string
  readonly sha: string
  readonly isRemoved: boolean
  /** The patch of the file. Empty if no line changes; undefined if GitHub does not show the changes. */
  readonly patch: string | undefined
}

export interface CommentToSend {
  readonly path: string
  readonly lines: LineRange
  readonly body: string
}

/** The GitHub calls that a review needs. */
export type ReviewCalls = ReturnType<typeof reviewCalls>

/**
 * Returns the functions that call GitHub for a review. It calls nothing yet.
 * @param repo the repository that has the pull requests
 */
export const reviewCalls = (client: GitHubClient, repo: RepositoryName) => ({
  ...readingCalls(client, repo),
  ...changeCalls(client, repo),
  ...reviewingCalls(client, repo),
  ...commentingCalls(client, repo),
})

function readingCalls(client: GitHubClient, repo: RepositoryName) {
  const { entries, ...repository } = repositoryCalls(client, repo)
  return {
    ...repository,

    /** The files, links and submodules of a commit, without folders. */
    async tree(commit: string): Promise<{ entries: readonly TreeEntry[]; isCut: boolean }> {
      const all = await entries(commit, 'all')
      return { ...all, entries: all.entries.filter(({ mode }) => mode !== '040000') }
    },

    /** The current pull request, without comments. */
    async pull(number: number): Promise<PullDetails['pull']> {
      const { data } = await client.rest.pulls.get({ ...repo, pull_number: number })
      return {
        number,
        headSha: data.head.sha,
        headRef: data.head.ref,
        baseSha: data.base.sha,
        isOpen: data.state === 'open',
        isFromFork: data.head.repo?.full_name !== data.base.repo.full_name,
        isDependabot: data.user.login === 'dependabot[bot]',
        changedFiles: data.changed_files,
      }
    },

    /** The current pull request with its comments. */
    look: (number: number, also: PullDetailsOptions = nothingElse): Promise<PullDetails> =>
      fetchPullDetails(client, { owner: repo.owner, name: repo.repo, number }, also),
  }
}

function changeCalls({ rest, paginate }: GitHubClient, repo: RepositoryName) {
  return {
    /** The open pull request from a branch (`owner:branch`) whose head is this commit. */
    async pullFrom(head: string, sha: string): Promise<number | undefined> {
      const { data } = await rest.pulls.list({ ...repo, head, state: 'open', per_page: 100 })
      return data.find((pull) => pull.head.sha === sha)?.number
    },

    /** The changed files; GitHub lists at most 3,000. */
    async files(number: number): Promise<PullFile[]> {
      const files = await paginate(rest.pulls.listFiles, { ...repo, pull_number: number, per_page: 100 })
      return files.map(listedFile)
    },

    /** The files that differ between two commits, at most 300; none if GitHub no longer has both. */
    async filesSince(base: string, head: string): Promise<PullFile[]> {
      const asked = { ...repo, basehead: `${base}...${head}`, per_page: 1 }
      const found = await undefinedIfStatus([404], () => rest.repos.compareCommitsWithBasehead(asked))
      return (found?.data.files ?? []).map(listedFile)
    },

    /** The last commit that both have in common. */
    async mergeBase(base: string, head: string): Promise<string> {
      const basehead = `${base}...${head}`
      const { data } = await rest.repos.compareCommitsWithBasehead({ ...repo, basehead, per_page: 1 })
      return data.merge_base_commit.sha
    },
  }
}

const listedFile = ({ filename, sha, status, patch, changes }: FileEntry): PullFile => ({
  path: filename,
  sha: sha ?? '',
  isRemoved: status === 'removed',
  // A file that is only renamed, or gets another mode, has no patch although all its lines are known to be unchanged.
  patch: patch ?? (changes === 0 ? '' : undefined),
})

type FileEntry = Awaited<ReturnType<GitHubClient['rest']['pulls']['listFiles']>>['data'][number]

const nothingElse: PullDetailsOptions = { commit: '', paths: [], blobs: [] }

function reviewingCalls({ rest }: GitHubClient, repo: RepositoryName) {
  return {
    /** Posts all comments at once, in a review that neither approves nor requests changes. It is never retried. */
    async postReview(
      number: number,
      commit: string,
      body: string,
      comments: readonly CommentToSend[],
    ): Promise<{ id: number; url: string }> {
      const { data } = await rest.pulls.createReview({
        ...repo,
        pull_number: number,
        commit_id: commit,
        event: 'COMMENT',
        body,
        comments: comments.map(commentBody),
        request: { retries: 0 },
      })
      return { id: data.id, url: data.html_url }
    },

    /** A review that only this account sees, until it is submitted or deleted. */
    async draftReview(
      number: number,
      commit: string,
      body: string,
      comments: readonly CommentToSend[],
    ): Promise<number> {
      const given = { ...repo, pull_number: number, commit_id: commit, body, comments: comments.map(commentBody) }
      const { data } = await rest.pulls.createReview({ ...given, request: { retries: 0 } })
      return data.id
    },

    async updateReview(number: number, id: number, body: string): Promise<void> {
      await rest.pulls.updateReview({ ...repo, pull_number: number, review_id: id, body })
    },

    /** Deletes a pending review. Succeeds if another run has already deleted it. */
    async deletePendingReview(number: number, id: number): Promise<void> {
      await undefinedIfStatus([404], () =>
        rest.pulls.deletePendingReview({ ...repo, pull_number: number, review_id: id }),
      )
    },
  }
}

function commentingCalls({ rest, graphql, paginate }: GitHubClient, repo: RepositoryName) {
  return {
    async commentsOf(number: number, review: number): Promise<number[]> {
      const at = { ...repo, pull_number: number, review_id: review, per_page: 100 }
      return (await paginate(rest.pulls.listCommentsForReview, at)).map(({ id }) => id)
    },

    /** Whether a user has the right to push to the repository. */
    async mayWrite(username: string): Promise<boolean> {
      const asked = () => rest.repos.getCollaboratorPermissionLevel({ ...repo, username })
      const { permission } = (await undefinedIfStatus([404], asked))?.data ?? {}
      return permission === 'admin' || permission === 'write'
    },

    /** Posts a comment outside of reviews. It is never retried. */
    async comment(number: number, body: string): Promise<void> {
      await rest.issues.createComment({ ...repo, issue_number: number, body, request: { retries: 0 } })
    },

    /** Resolves a thread. This needs `contents: write`. */
    async resolveThread(id: string): Promise<void> {
      await graphql(resolution, { id })
    },

    /** Succeeds if the comment no longer exists. */
    async updateComment(id: number, body: string): Promise<void> {
      await undefinedIfStatus([404], () => rest.pulls.updateReviewComment({ ...repo, comment_id: id, body }))
    },

    /** Succeeds if the comment no longer exists. */
    async deleteComment(id: number): Promise<void> {
      await undefinedIfStatus([404], () => rest.pulls.deleteReviewComment({ ...repo, comment_id: id }))
    },
  }
}

const commentBody = ({ path, lines: { first, last }, body }: CommentToSend) => ({
  path,
  body,
  side: 'RIGHT',
  line: last,
  ...(first < last ? { start_line: first, start_side: 'RIGHT' } : {}),
})

const resolution = 'mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }'
