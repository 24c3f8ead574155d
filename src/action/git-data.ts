import type { GitHubClient } from './client.js'
import { undefinedIfStatus } from './github-failure.js'
import { type RepositoryName, repositoryCalls, type TreeEntry } from './repository-calls.js'

/** A file of a new tree: `content` is its text, `sha` an existing blob. A `sha` of null deletes the file. */
export type NewTreeEntry = Pick<TreeEntry, 'path' | 'mode'> &
  ({ readonly content: string; readonly sha?: never } | { readonly sha: string | null; readonly content?: never })

/** A commit that one of two compared branches has and the other does not. */
export type ComparedCommit = BranchComparison['commits'][number]

/** How a branch differs from another one: its further commits, and the files that differ. */
export type BranchComparison = NonNullable<Awaited<ReturnType<GitDataCalls['ahead']>>>

/** The calls for a repository's objects and branches, one function for each kind of call. */
export type GitDataCalls = ReturnType<typeof gitDataCalls>

/** Returns the functions that call GitHub about the objects and branches of this repository. It calls nothing yet. */
export const gitDataCalls = (client: GitHubClient, repo: RepositoryName) => ({
  ...repositoryCalls(client, repo),
  ...readingCalls(client, repo),
  ...objectCalls(client, repo),
  ...branchCalls(client, repo),
})

/** Calls that read objects and branches. */
function readingCalls({ rest: { git, repos } }: GitHubClient, repo: RepositoryName) {
  return {
    defaultBranch: async (): Promise<string> => (await repos.get(repo)).data.default_branch,

    /** The commit of a branch; undefined if there is no such branch. */
    tip: (branch: string): Promise<string | undefined> =>
      undefinedIfStatus(
        [404, 409],
        async () => (await git.getRef({ ...repo, ref: `heads/${branch}` })).data.object.sha,
      ),

    treeOf: async (commit: string): Promise<string> =>
      (await git.getCommit({ ...repo, commit_sha: commit })).data.tree.sha,

    /** Compares two branches; undefined if they have no commit in common. */
    async ahead(base: string, head: string) {
      const range = { ...repo, basehead: `${base}...${head}`, per_page: 100 }
      const compared = await undefinedIfStatus([404], () => repos.compareCommitsWithBasehead(range))
      if (!compared) return undefined
      const { data } = compared
      return {
        /** The oldest commit first. GitHub lists at most a hundred. */
        commits: data.commits.map(({ sha, commit: { tree, message }, parents }) => ({
          sha,
          tree: tree.sha,
          message,
          isMerge: parents.length > 1,
        })),
        count: data.total_commits,
        /** The files that differ, with their blobs. GitHub lists at most 300. */
        files: data.files?.map(({ filename, sha }) => ({ path: filename, sha: sha ?? '' })) ?? [],
      }
    },
  }
}

/** A commit as GitHub returns it. */
interface NewCommit {
  readonly sha: string
  /** The author as `NAME <EMAIL>`. */
  readonly author: string
}

/** Calls that create git objects. No branch leads to a new object yet. */
function objectCalls({ rest: { git } }: GitHubClient, repo: RepositoryName) {
  return {
    async createBlob(bytes: Uint8Array): Promise<string> {
      const content = Buffer.from(bytes).toString('base64')
      return (await git.createBlob({ ...repo, content, encoding: 'base64' })).data.sha
    },

    /**
     * Creates a tree like `base`, with these files changed.
     * @returns the id of the tree
     */
    async createTree(base: string, entries: readonly NewTreeEntry[]): Promise<string> {
      const tree = entries.map((entry) => ({ ...entry, type: 'blob' }) as const)
      return (await git.createTree({ ...repo, base_tree: base, tree: tree as never })).data.sha
    },

    /** Creates a commit. The request names no author and no committer: GitHub then names the token's account, and signs. */
    async createCommit(message: string, tree: string, parent: string): Promise<NewCommit> {
      const { sha, author } = (await git.createCommit({ ...repo, message, tree, parents: [parent] })).data
      return { sha, author: `${author.name} <${author.email}>` }
    },
  }
}

/** Calls that create, move and delete branches. */
function branchCalls({ rest: { git } }: GitHubClient, repo: RepositoryName) {
  return {
    async createBranch(branch: string, sha: string): Promise<void> {
      await git.createRef({ ...repo, ref: `refs/heads/${branch}`, sha })
    },

    /** Moves the branch to any commit, even if other commits are then no longer on the branch. */
    async moveBranch(branch: string, sha: string): Promise<void> {
      await git.updateRef({ ...repo, ref: `heads/${branch}`, sha, force: true })
    },

    /**
     * Moves the branch to a descendant of its last commit.
     * @returns false if the branch has other commits by now
     */
    advanceBranch: async (branch: string, sha: string): Promise<boolean> =>
      (await undefinedIfStatus([422], () => git.updateRef({ ...repo, ref: `heads/${branch}`, sha, force: false }))) !==
      undefined,

    /** Succeeds if the branch no longer exists. */
    async deleteBranch(branch: string): Promise<void> {
      await undefinedIfStatus([404, 422], () => git.deleteRef({ ...repo, ref: `heads/${branch}` }))
    },
  }
}
