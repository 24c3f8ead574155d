import type { Client } from './client.js'
import { unlessStatus } from './refusal.js'

/** Names a repository. No interface, for Octokit's parameters take none. */
export type RepositoryName = { readonly owner: string; readonly repo: string }

/** What stands at a path of a commit: a file, a link, a folder or a submodule. */
export interface TreeEntry {
  readonly path: string
  /** As git writes it: `100644`, `100755`, `120000`, `040000`, `160000`. */
  readonly mode: string
  readonly sha: string
  /** In bytes; of files and links. */
  readonly size: number
}

/** What a repository holds, a function for each kind of call. Errors are Octokit's. */
export type RepositoryCalls = ReturnType<typeof repositoryCalls>

/** @param repo the repository that all of them ask about */
export function repositoryCalls({ rest }: Client, repo: RepositoryName) {
  const { git, repos } = rest
  return {
    /** The entries below a tree or a commit, all of them or those of the folder itself. */
    async entries(sha: string, which: 'all' | 'own'): Promise<{ entries: readonly TreeEntry[]; isCut: boolean }> {
      const { data } = await git.getTree({ ...repo, tree_sha: sha, ...(which === 'all' ? { recursive: '1' } : {}) })
      const entries = data.tree.map(({ path, mode, sha, size = 0 }) => ({ path, mode, sha, size }))
      return { entries, isCut: data.truncated }
    },

    async blob(sha: string): Promise<Uint8Array> {
      const { data } = await git.getBlob({ ...repo, file_sha: sha })
      return Buffer.from(data.content, 'base64')
    },

    /** The text of a file of a commit; undefined where there is none. */
    async textAt(path: string, ref: string): Promise<string | undefined> {
      const found = await unlessStatus([404], () => repos.getContent({ ...repo, path, ref }))
      return found && 'content' in found.data && found.data.encoding === 'base64'
        ? Buffer.from(found.data.content, 'base64').toString()
        : undefined
    },
  }
}
