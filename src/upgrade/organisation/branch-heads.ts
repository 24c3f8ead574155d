import type { GitHubClient } from '../../action/client.js'
import type { OrganisationRepository } from './organisation.js'
import { ownerAndName } from './owner-and-name.js'

/** What a plan needs to know about the branches of a repository. */
export type BranchHeads = Readonly<ReturnType<typeof headsIn>>

/** The names of the branches to look up. */
export interface WantedBranches {
  /** The branch to upgrade; undefined for the default branch. */
  readonly base: string | undefined
  readonly ours: string
}

const maxAtOnce = 50

/** Looks up branches of many repositories. The map is by full name, without repositories that GitHub does not return. */
export async function fetchBranchHeads(
  client: GitHubClient,
  repositories: readonly OrganisationRepository[],
  wanted: WantedBranches,
): Promise<ReadonlyMap<string, BranchHeads>> {
  const known = new Map<string, BranchHeads>()
  for (let at = 0; at < repositories.length; at += maxAtOnce) {
    const batch = repositories.slice(at, at + maxAtOnce)
    const found = await client.graphql<Found>(headsQuery(batch, wanted)).catch(partOf)
    for (const [index, { fullName }] of batch.entries()) {
      const node = found[`r${index}`]
      if (node) known.set(fullName, headsIn(node))
    }
  }
  return known
}

type Found = Readonly<Record<string, RepositoryNode | null>>

interface RepositoryNode {
  readonly base: { readonly target: { readonly oid: string; readonly tree?: { readonly oid: string } } | null } | null
  readonly ours: { readonly id: string } | null
}

/**
 * The data in a response with an error. If one repository is invisible, GitHub reports an error and still returns the other
 * repositories.
 */
const partOf = (error: unknown): Found => {
  const { data, errors } = error as { data?: Found | null; errors?: unknown }
  if (!errors) throw error
  return data ?? {}
}

const headsQuery = (batch: readonly OrganisationRepository[], { base, ours }: WantedBranches): string =>
  `query { ${batch
    .map(({ fullName, defaultBranch }, index) => {
      const { owner, repo } = ownerAndName(fullName)
      return `r${index}: repository(owner: ${JSON.stringify(owner)}, name: ${JSON.stringify(repo)}) { base: ${branch(base ?? defaultBranch)} { target { oid ... on Commit { tree { oid } } } } ours: ${branch(ours)} { id } }`
    })
    .join(' ')} }`

const branch = (name: string): string => `ref(qualifiedName: ${JSON.stringify(`refs/heads/${name}`)})`

const headsIn = ({ base, ours }: RepositoryNode) => {
  const { oid, tree } = base?.target ?? {}
  return {
    /** The last commit of the branch to upgrade, and its tree; undefined if there is no such branch. */
    base: oid !== undefined && tree ? { sha: oid, tree: tree.oid } : undefined,
    /** Whether our branch exists from an earlier run. */
    hasOurs: ours !== null,
  }
}
