import type { GitHubClient } from '../action/client.js'
import type { RepositoryName } from '../action/repository-calls.js'

/** A pull request from the branch of this tool. */
export type Pull = Readonly<ReturnType<typeof foundPull>>

export interface NewPull {
  readonly head: string
  readonly base: string
  readonly title: string
  readonly body: string
  readonly draft: boolean
}

/** The GitHub calls for pull requests and their comments. */
export type PullCalls = ReturnType<typeof pullCalls>

/**
 * Returns the functions that call GitHub about pull requests and their comments. It calls nothing yet.
 * @param repo the repository that the pull requests are for
 */
export const pullCalls = (client: GitHubClient, repo: RepositoryName) => ({
  ...openingCalls(client, repo),
  ...talkingCalls(client, repo),
})

function openingCalls({ rest: { pulls, issues } }: GitHubClient, repo: RepositoryName) {
  return {
    /** The pull requests from a branch of the repository, the newest first. */
    async from(head: string): Promise<Pull[]> {
      const { data } = await pulls.list({ ...repo, head: `${repo.owner}:${head}`, state: 'all', per_page: 100 })
      return data.map(foundPull).sort((a, b) => b.number - a.number)
    },

    /** Opens a pull request. Never retried: if the response is lost, the caller looks for the pull request. */
    create: async (pull: NewPull): Promise<Pull> =>
      foundPull((await pulls.create({ ...repo, ...pull, request: { retries: 0 } })).data),

    async update(
      number: number,
      change: { readonly title?: string; readonly body?: string; readonly state?: 'closed' },
    ): Promise<void> {
      await pulls.update({ ...repo, pull_number: number, ...change })
    },

    async label(number: number, labels: readonly string[]): Promise<void> {
      await issues.addLabels({ ...repo, issue_number: number, labels: [...labels] })
    },

    /**
     * Assigns people.
     * @returns the logins that GitHub silently skipped, because they cannot be assigned
     */
    async assign(number: number, logins: readonly string[]): Promise<string[]> {
      const { data } = await issues.addAssignees({ ...repo, issue_number: number, assignees: [...logins] })
      const assigned = new Set(data.assignees?.map(({ login }) => login.toLowerCase()))
      return logins.filter((login) => !assigned.has(login.toLowerCase()))
    },

    async askForReview(number: number, asked: { reviewers?: string[]; team_reviewers?: string[] }): Promise<void> {
      await pulls.requestReviewers({ ...repo, pull_number: number, ...asked })
    },
  }
}

function talkingCalls({ rest: { issues }, paginate, graphql }: GitHubClient, repo: RepositoryName) {
  return {
    async comments(number: number) {
      const found = await paginate(issues.listComments, { ...repo, issue_number: number, per_page: 100 })
      return found.map(({ id, user, body = '' }) => ({
        id,
        /** The number of the account that wrote the comment. */ account: user?.id ?? 0,
        body,
      }))
    },

    async comment(number: number, body: string): Promise<void> {
      await issues.createComment({ ...repo, issue_number: number, body, request: { retries: 0 } })
    },

    async updateComment(id: number, body: string): Promise<void> {
      await issues.updateComment({ ...repo, comment_id: id, body })
    },

    /** The number of the account that owns the token. REST does not tell it to a workflow's token. */
    async account(): Promise<number> {
      const { viewer } = await graphql<{ viewer: { databaseId: number } }>('query { viewer { databaseId } }')
      return viewer.databaseId
    },
  }
}

interface PullJson {
  readonly number: number
  readonly html_url: string
  readonly state: string
  readonly merged_at?: string | null
  readonly title: string
  readonly body: string | null
  readonly base: { readonly ref: string }
  readonly head: { readonly sha: string }
  readonly labels: readonly { readonly name?: string }[]
}

const foundPull = ({ number, html_url: url, state, merged_at: merged, title, body, base, head, labels }: PullJson) => ({
  number,
  url,
  title,
  state: merged ? ('merged' as const) : state === 'open' ? ('open' as const) : ('closed' as const),
  body: body ?? '',
  labels: labels.map(({ name }) => name ?? ''),
  /** The branch that the pull request is to be merged into. */
  base: base.ref,
  /** The last commit of the pull request's branch, or the last one before the merge. */
  head: head.sha,
})
