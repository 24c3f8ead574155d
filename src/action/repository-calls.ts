import { blobId } from './checkout.js'
import type { Client } from './client.js'
import { unlessStatus } from './refusal.js'
import { batchesWithin } from './size-limits.js'

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
export function repositoryCalls({ rest, graphql }: Client, repo: RepositoryName) {
  const { git, repos } = rest
  const blob = async (sha: string) =>
    Buffer.from((await git.getBlob({ ...repo, file_sha: sha })).data.content, 'base64')
  return {
    /** The entries below a tree or a commit, all of them or those of the folder itself. */
    async entries(sha: string, which: 'all' | 'own'): Promise<{ entries: readonly TreeEntry[]; isCut: boolean }> {
      const { data } = await git.getTree({ ...repo, tree_sha: sha, ...(which === 'all' ? { recursive: '1' } : {}) })
      const entries = data.tree.map(({ path, mode, sha, size = 0 }) => ({ path, mode, sha, size }))
      return { entries, isCut: data.truncated }
    },

    /**
     * The bytes of blobs, a hundred texts in one request; of each that is no text a request of its own. One that is not there
     * has none: where a tree was cut short, what is listed may be a submodule, whose commit is not here.
     */
    async blobs(wanted: readonly Pick<TreeEntry, 'sha' | 'size'>[]): Promise<ReadonlyMap<string, Uint8Array>> {
      const texts = new Map<string, Uint8Array>()
      const batches = textBatches(wanted)
      // One alone is asked for as it is.
      for (const shas of batches.flat().length < 2 ? [] : batches) {
        const asked = graphql<{ repository: BlobTexts }>(blobsQuery(shas), { owner: repo.owner, name: repo.repo })
        // What GraphQL does not give is asked for one by one.
        const found = await asked.catch(() => undefined)
        for (const [sha, bytes] of blobBytes(found?.repository ?? {})) texts.set(sha, bytes)
      }
      const rest = [...new Set(wanted.map(({ sha }) => sha))].filter((sha) => !texts.has(sha))
      const single = await Promise.all(
        rest.map(async (sha) => [sha, await unlessStatus([404], () => blob(sha))] as const),
      )
      return new Map([...texts, ...single.flatMap(([sha, bytes]) => (bytes ? [[sha, bytes] as const] : []))])
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

/** What one request for texts holds at most: so many, and so many bytes. */
const mostTexts = { count: 100, size: 2_000_000 }

/** GitHub cuts longer ones. */
const mostOfText = 250_000

/** Blob ids, in batches for one request each; blobs too long for a text are left out. */
export function textBatches(entries: readonly Pick<TreeEntry, 'sha' | 'size'>[]): string[][] {
  const texts = new Map(entries.flatMap((entry) => (entry.size <= mostOfText ? [[entry.sha, entry]] : [])))
  const batches = batchesWithin([...texts.values()], ({ size }) => size, mostTexts)
  return batches.map((batch) => batch.map(({ sha }) => sha))
}

/** The fields of a query for texts, for a query that asks for other things too. */
export const blobFields = (shas: readonly string[]): string =>
  shas.map((sha, index) => `blob${index}: object(oid: "${sha}") { oid ... on Blob { text } }`).join(' ')

const blobsQuery = (shas: readonly string[]): string =>
  `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${blobFields(shas)} } }`

/** What such fields are answered with. */
export type BlobTexts = Readonly<Record<string, { readonly oid?: string; readonly text?: string | null } | null>>

/** The texts whose bytes are those of the blob: GraphQL has what is no UTF-8 otherwise, or not at all. */
export function blobBytes(found: BlobTexts): ReadonlyMap<string, Uint8Array> {
  const texts = Object.entries(found).flatMap(([name, blob]) => {
    if (!/^blob\d+$/.test(name) || typeof blob?.text !== 'string' || blob.oid === undefined) return []
    const bytes = Buffer.from(blob.text)
    return blobId(bytes, blob.oid) === blob.oid ? [[blob.oid, bytes] as const] : []
  })
  return new Map(texts)
}
