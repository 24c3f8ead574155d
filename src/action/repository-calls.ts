import { blobId } from './checkout.js'
import type { GitHubClient } from './client.js'
import { undefinedIfStatus } from './github-failure.js'
import { batchesWithin } from './size-limits.js'

/**
 * A repository by its owner and name. This is a type, not an interface, because Octokit's parameters do not accept an
 * interface.
 */
export type RepositoryName = { readonly owner: string; readonly repo: string }

/** An entry of a commit's tree: a file, a link, a folder or a submodule. */
export interface TreeEntry {
  readonly path: string
  /** As git writes it: `100644`, `100755`, `120000`, `040000`, `160000`. */
  readonly mode: string
  readonly sha: string
  /** In bytes, for files and links. */
  readonly size: number
}

/** Calls that read a repository. */
export type RepositoryCalls = ReturnType<typeof repositoryCalls>

/** Returns the functions that read this repository from GitHub. It reads nothing yet. */
export function repositoryCalls({ rest, graphql }: GitHubClient, repo: RepositoryName) {
  const { git, repos } = rest
  const blob = async (sha: string) =>
    Buffer.from((await git.getBlob({ ...repo, file_sha: sha })).data.content, 'base64')
  return {
    /** All entries below a tree or a commit, or only those directly in it. */
    async entries(sha: string, which: 'all' | 'own'): Promise<{ entries: readonly TreeEntry[]; isCut: boolean }> {
      const { data } = await git.getTree({ ...repo, tree_sha: sha, ...(which === 'all' ? { recursive: '1' } : {}) })
      const entries = data.tree.map(({ path, mode, sha, size = 0 }) => ({ path, mode, sha, size }))
      return { entries, isCut: data.truncated }
    },

    /**
     * The bytes of blobs, by id. Up to a hundred texts take one request, and each other blob takes its own. An id that is not a
     * blob of the repository, such as a submodule's commit, is left out.
     */
    async blobs(wanted: readonly Pick<TreeEntry, 'sha' | 'size'>[]): Promise<ReadonlyMap<string, Uint8Array>> {
      const texts = new Map<string, Uint8Array>()
      const batches = blobIdBatches(wanted)
      // A single blob gets a plain request, below.
      for (const shas of batches.flat().length < 2 ? [] : batches) {
        const asked = graphql<{ repository: BlobTexts }>(blobsQuery(shas), { owner: repo.owner, name: repo.repo })
        // If the query fails, or GraphQL does not return a blob, each missing blob gets its own request.
        const found = await asked.catch(() => undefined)
        for (const [sha, bytes] of blobBytesById(found?.repository ?? {})) texts.set(sha, bytes)
      }
      const rest = [...new Set(wanted.map(({ sha }) => sha))].filter((sha) => !texts.has(sha))
      const single = await Promise.all(
        rest.map(async (sha) => [sha, await undefinedIfStatus([404], () => blob(sha))] as const),
      )
      return new Map([...texts, ...single.flatMap(([sha, bytes]) => (bytes ? [[sha, bytes] as const] : []))])
    },

    /** The text of a file in a commit; undefined if there is none. */
    async textAt(path: string, ref: string): Promise<string | undefined> {
      const found = await undefinedIfStatus([404], () => repos.getContent({ ...repo, path, ref }))
      return found && 'content' in found.data && found.data.encoding === 'base64'
        ? Buffer.from(found.data.content, 'base64').toString()
        : undefined
    },
  }
}

/** The most texts, and the most bytes, in one request. */
const maxTexts = { count: 100, size: 2_000_000 }

/** The most bytes of a blob to request as a text. GitHub cuts off longer texts. */
const maxOfText = 250_000

/** The ids of blobs to request as texts, in batches of one request each. Too long blobs are left out. */
export function blobIdBatches(entries: readonly Pick<TreeEntry, 'sha' | 'size'>[]): string[][] {
  const texts = new Map(entries.flatMap((entry) => (entry.size <= maxOfText ? [[entry.sha, entry]] : [])))
  const batches = batchesWithin([...texts.values()], ({ size }) => size, maxTexts)
  return batches.map((batch) => batch.map(({ sha }) => sha))
}

/** The part of a GraphQL query that asks for the texts of blobs. */
export const blobQueryFields = (shas: readonly string[]): string =>
  shas.map((sha, index) => `blob${index}: object(oid: "${sha}") { oid ... on Blob { text } }`).join(' ')

const blobsQuery = (shas: readonly string[]): string =>
  `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${blobQueryFields(shas)} } }`

/** The response to a query that contains `blobQueryFields`. */
export type BlobTexts = Readonly<Record<string, { readonly oid?: string; readonly text?: string | null } | null>>

/** The bytes of blobs in a response, by id. GraphQL changes or omits content that is not UTF-8; such blobs are left out. */
export function blobBytesById(response: BlobTexts): ReadonlyMap<string, Uint8Array> {
  const texts = Object.entries(response).flatMap(([name, blob]) => {
    if (!/^blob\d+$/.test(name) || typeof blob?.text !== 'string' || blob.oid === undefined) return []
    const bytes = Buffer.from(blob.text)
    return blobId(bytes, blob.oid) === blob.oid ? [[blob.oid, bytes] as const] : []
  })
  return new Map(texts)
}
