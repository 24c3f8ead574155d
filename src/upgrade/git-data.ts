import type { Client } from '../action/client.js'
import { unless } from '../action/refusal.js'

/** What stands at a path of a commit: a file, a link, a folder or a submodule. */
export interface Entry {
  readonly path: string
  /** As git writes it: `100644`, `100755`, `120000`, `040000`, `160000`. */
  readonly mode: string
  readonly sha: string
  /** In bytes; of files and links. */
  readonly size: number
}

/** A file of a new tree: its text, or a blob that is there already. */
export type NewEntry = Pick<Entry, 'path' | 'mode'> &
  ({ readonly content: string; readonly sha?: never } | { readonly sha: string; readonly content?: never })

export interface FoundCommit {
  readonly sha: string
  readonly tree: string
  readonly message: string
  readonly isMerge: boolean
}

/** What a branch has over another one. */
export interface Ahead {
  /** The first one first; of more than a hundred, so many. */
  readonly commits: readonly FoundCommit[]
  readonly count: number
  /** The files that are otherwise, with the blobs that they have; of more than 300, so many. */
  readonly files: readonly Pick<Entry, 'path' | 'sha'>[]
}

/** The repository's objects and branches, a function for each kind of call. Errors are Octokit's. */
export type GitData = ReturnType<typeof gitData>

export function gitData({ rest }: Client, repo: { readonly owner: string; readonly repo: string }) {
  const { git, repos } = rest
  return {
    defaultBranch: async (): Promise<string> => (await repos.get(repo)).data.default_branch,

    /** The commit of a branch; undefined where there is no such branch. */
    tip: (branch: string): Promise<string | undefined> =>
      unless([404, 409], async () => (await git.getRef({ ...repo, ref: `heads/${branch}` })).data.object.sha),

    treeOf: async (commit: string): Promise<string> =>
      (await git.getCommit({ ...repo, commit_sha: commit })).data.tree.sha,

    /** The entries below a tree, all of them or those of the folder itself. */
    async entries(sha: string, which: 'all' | 'own'): Promise<{ entries: readonly Entry[]; isCut: boolean }> {
      const { data } = await git.getTree({ ...repo, tree_sha: sha, ...(which === 'all' ? { recursive: '1' } : {}) })
      const entries = data.tree.map(({ path, mode, sha, size = 0 }) => ({ path, mode, sha, size }))
      return { entries, isCut: data.truncated }
    },

    async blob(sha: string): Promise<Uint8Array> {
      const { data } = await git.getBlob({ ...repo, file_sha: sha })
      return Buffer.from(data.content, 'base64')
    },

    async createBlob(bytes: Uint8Array): Promise<string> {
      const content = Buffer.from(bytes).toString('base64')
      return (await git.createBlob({ ...repo, content, encoding: 'base64' })).data.sha
    },

    /** A tree like `base` but for these files. @returns its id */
    async createTree(base: string, entries: readonly NewEntry[]): Promise<string> {
      const tree = entries.map((entry) => ({ ...entry, type: 'blob' }) as const)
      return (await git.createTree({ ...repo, base_tree: base, tree: tree as never })).data.sha
    },

    /** Names neither author nor committer, so that GitHub writes the token's account and signs. @returns its id */
    createCommit: async (message: string, tree: string, parent: string): Promise<string> =>
      (await git.createCommit({ ...repo, message, tree, parents: [parent] })).data.sha,

    /** Undefined where the two have no commit in common. */
    async ahead(base: string, head: string): Promise<Ahead | undefined> {
      const range = { ...repo, basehead: `${base}...${head}`, per_page: 100 }
      const compared = await unless([404], () => repos.compareCommitsWithBasehead(range))
      if (!compared) return undefined
      const { data } = compared
      return {
        commits: data.commits.map(({ sha, commit: { tree, message }, parents }) => ({
          sha,
          tree: tree.sha,
          message,
          isMerge: parents.length > 1,
        })),
        count: data.total_commits,
        files: data.files?.map(({ filename, sha }) => ({ path: filename, sha: sha ?? '' })) ?? [],
      }
    },

    async createBranch(branch: string, sha: string): Promise<void> {
      await git.createRef({ ...repo, ref: `refs/heads/${branch}`, sha })
    },

    /** Wherever it was before. */
    async moveBranch(branch: string, sha: string): Promise<void> {
      await git.updateRef({ ...repo, ref: `heads/${branch}`, sha, force: true })
    },

    /** One that is gone already is as good. */
    async deleteBranch(branch: string): Promise<void> {
      await unless([404, 422], () => git.deleteRef({ ...repo, ref: `heads/${branch}` }))
    },
  }
}
