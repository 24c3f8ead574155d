import { isOurCommit } from '../action/commit.js'
import type { BranchComparison, GitDataCalls } from '../action/git-data.js'
import type { Proposal } from './proposal.js'
import { pullMarkIn } from './pull-text.js'
import type { Pull, PullCalls } from './pulls.js'
import type { BaseCommit } from './read-repository.js'

/** The branch of the upgrade, as this run has found it on GitHub. */
export type UpgradeBranch =
  | { readonly kind: 'none' }
  /** The branch has no commits but ours. */
  | { readonly kind: 'ours'; readonly sha: string; readonly tree: string | undefined }
  /** Somebody else has committed to the branch. */
  | { readonly kind: 'theirs'; readonly sha: string }

/** The branch and the pull requests of the upgrade, as this run has found them on GitHub. */
export type BranchAndPulls = Readonly<Awaited<ReturnType<typeof fetchBranchAndPulls>>>

/**
 * Looks up the branch and the pull requests of the upgrade on GitHub.
 * @param wanted the tree that the branch should have; a branch with this tree contains nobody else's work
 */
export async function fetchBranchAndPulls(
  { git, pulls }: { readonly git: GitDataCalls; readonly pulls: PullCalls },
  name: string,
  base: BaseCommit,
  wanted: string | undefined,
) {
  const all = await pulls.from(name)
  const found = all.filter((pull) => pull.base === base.branch)
  const merged = new Set(found.filter(({ state }) => state === 'merged').map(({ head }) => head))
  return {
    branch: await branchOf(git, name, base, { tree: wanted, merged }),
    open: found.find(({ state }) => state === 'open'),
    /** The newest pull request that is not open. */
    last: found.find(({ state }) => state !== 'open'),
    /** Open pull requests from the same branch for another base than this run's. */
    elsewhere: all.filter((pull) => pull.state === 'open' && pull.base !== base.branch),
  }
}

interface Known {
  /** The tree that the branch should have. */
  readonly tree: string | undefined
  /** The commits that were at the head of the branch when a pull request was merged. */
  readonly merged: ReadonlySet<string>
}

async function branchOf(
  git: GitDataCalls,
  name: string,
  base: BaseCommit,
  { tree: wanted, merged }: Known,
): Promise<UpgradeBranch> {
  const sha = await git.tip(name)
  if (sha === undefined) return { kind: 'none' }
  // After a squash merge, the commits look missing in the base, although their content is there.
  if (merged.has(sha)) return { kind: 'ours', sha, tree: undefined }
  const ahead = await git.ahead(base.sha, sha)
  if (!ahead) return { kind: 'theirs', sha }
  const tree = ahead.commits.length === ahead.count ? ahead.commits.at(-1)?.tree : undefined
  const isOurs = (tree !== undefined && tree === wanted) || (await isOnlyOurs(git, ahead))
  return isOurs ? { kind: 'ours', sha, tree } : { kind: 'theirs', sha }
}

/** The most files in GitHub's comparison of two commits. */
const maxFiles = 300

/** Whether all commits are ours. Merges of the base do not count, if every file that differs is as our last commit left it. */
async function isOnlyOurs(git: GitDataCalls, { commits, count, files }: BranchComparison): Promise<boolean> {
  const own = commits.filter(isOurCommit)
  const last = own.at(-1)
  if (own.length === count) return true
  if (!last || commits.length < count || !commits.every((commit) => commit.isMerge || own.includes(commit)))
    return false
  if (files.length >= maxFiles) return false
  const { entries } = await git.entries(last.tree, 'all')
  const ours = new Map(entries.map(({ path, sha }) => [path, sha]))
  return files.every(({ path, sha }) => ours.get(path) === sha)
}

/** What the run should do with the branch and the pull request. */
export type UpgradeDecision =
  /** No change to propose, and no pull request. */
  | { readonly kind: 'nothing' }
  /** Our pull request no longer changes anything. */
  | { readonly kind: 'close'; readonly pull: Pull }
  /** Somebody else works on the branch. */
  | { readonly kind: 'leave'; readonly pull: Pull | undefined }
  /** Our open pull request is for another base than this run's. */
  | { readonly kind: 'elsewhere'; readonly pull: Pull }
  /** A person has closed the pull request, and the proposal or the configuration is still the same. */
  | { readonly kind: 'refused'; readonly pull: Pull }
  | { readonly kind: 'propose'; readonly pull: Pull | undefined; readonly isWritten: boolean }

/** Decides what to do with the branch and the pull request, without any request. */
export function decideUpgrade({ branch, open, last, elsewhere }: BranchAndPulls, proposal: Proposal): UpgradeDecision {
  const ours = elsewhere.find(({ body }) => pullMarkIn(body))
  if (!open && ours) return { kind: 'elsewhere', pull: ours }
  if (!open && last && isRefused(last, proposal)) return { kind: 'refused', pull: last }
  if (branch.kind === 'theirs' && (open || proposal.files > 0))
    return { kind: 'leave', pull: open ?? (last?.state === 'closed' ? last : undefined) }
  if (proposal.files === 0) return open && pullMarkIn(open.body) ? { kind: 'close', pull: open } : { kind: 'nothing' }
  if (branch.kind === 'theirs') return { kind: 'nothing' }
  return { kind: 'propose', pull: open, isWritten: branch.kind === 'ours' && holds(branch, open, proposal) }
}

/** Whether the branch has the proposed content, by its tree or by the mark in the open pull request. */
function holds(branch: UpgradeBranch & { kind: 'ours' }, open: Pull | undefined, proposal: Proposal): boolean {
  const mark = open && pullMarkIn(open.body)
  const isMarked = mark?.head === branch.sha && mark.exactHash === proposal.exact
  return isMarked || (branch.tree !== undefined && branch.tree === proposal.commits.at(-1)?.tree)
}

/**
 * Whether a person has closed a pull request with this change, or for the same configuration. A newer release of this tool, or
 * changes to other lines, do not open it again.
 */
function isRefused({ state, body }: Pull, { files, change, configuration }: Proposal): boolean {
  const mark = pullMarkIn(body)
  if (state !== 'closed' || mark?.state !== 'open' || files === 0) return false
  return mark.changeHash === change || mark.configurationHash === configuration
}
