import type { GitHubClient, LogSentence } from '../../action/client.js'
import { type GitDataCalls, gitDataCalls } from '../../action/git-data.js'
import { errorSentence } from '../../action/github-failure.js'
import { type ActionInputs, InputError } from '../../action/inputs.js'
import { pathFilter } from '../../action/path-filter.js'
import { nonEmptyTexts } from '../../base/list-text.js'
import { countWithNoun, summaryOf } from '../../report/summary.js'
import { isConfigPath } from '../../site/wanted-path.js'
import { checkRepositoryConfiguration } from '../read-repository.js'
import { fetchTreeListing } from '../tree-listing.js'
import { type BranchHeads, fetchBranchHeads } from './branch-heads.js'
import { chooseRepositories } from './choose-repositories.js'
import { fetchRepositories, type OrganisationRepository } from './organisation.js'
import { ownerAndName } from './owner-and-name.js'
import { isRateLimitError, mapConcurrently, remainingRequestShareLookup } from './rate-limit.js'
import { compareRowsByName, countsForRow, type RepositoryRow } from './rows.js'

/** The work in an organisation: its repositories with configuration, and the ones that need a job. */
export type OrganisationPlan = Readonly<Awaited<ReturnType<typeof planOrganisation>>>

/** The number of repositories that are read at the same time. Octokit sends at most ten requests at once. */
const atOnce = 4

/** The share of the hour's requests that the plan leaves to the upgrades. */
const shareForUpgrades = 0.5

/**
 * Lists the organisation's repositories and checks them, as far as the request limit allows. Unchecked repositories get a job too.
 * Nothing is written on GitHub.
 * @throws InputError if no repository is visible, and for invalid globs
 */
export async function planOrganisation(
  client: GitHubClient,
  inputs: ActionInputs,
  organisation: string,
  log: LogSentence,
) {
  pathFilter(inputs, { settings: {}, folder: '' })
  const left = remainingRequestShareLookup(client)
  const all = await fetchRepositories(client, organisation)
  if (all.length === 0)
    throw new InputError(
      `The token sees no repository of ${organisation}. Install the GitHub App on the repositories to upgrade, and create the App's token for this owner.`,
    )
  const { taken, leftOut } = chooseRepositories(all, inputs.organisation)
  const { base, branch: ours } = inputs.upgrade
  const heads = await fetchBranchHeads(client, taken, { base, ours })
  const looker = { client, inputs, log, heads, mayAsk: () => left() > shareForUpgrades }
  const looked = await mapConcurrently(taken, atOnce, (repository) => lookInto(looker, repository))
  const rows = looked.filter((row) => row !== 'nothing').sort(compareRowsByName)
  return {
    organisation,
    /** The repositories with configuration, and the unchecked ones, sorted by name. */
    rows,
    /** The full names of the repositories that need a job. Unchecked repositories are among them. */
    jobs: rows.filter(({ state }) => state === 'planned').map(({ repository }) => repository),
    leftOut,
    /** The number of repositories without configuration. */
    without: taken.length - rows.length,
    notes: unseenNotes(rows),
  }
}

interface Looker {
  readonly client: GitHubClient
  readonly inputs: ActionInputs
  readonly log: LogSentence
  readonly heads: ReadonlyMap<string, BranchHeads>
  readonly mayAsk: () => boolean
}

const unseen = 'Not checked, because the remaining requests of this hour are kept for the upgrades.'

async function lookInto(looker: Looker, repository: OrganisationRepository): Promise<RepositoryRow | 'nothing'> {
  const row: RepositoryRow = { repository: repository.fullName, isPrivate: repository.isPrivate, state: 'planned' }
  if (!looker.mayAsk()) return { ...row, says: unseen }
  try {
    return await rowFor(looker, repository, row)
  } catch (error) {
    looker.log(`${repository.fullName}: ${errorSentence(error)}`)
    return {
      ...row,
      says: isRateLimitError(error) ? unseen : `The repository could not be checked. ${errorSentence(error)}`,
    }
  }
}

async function rowFor(
  { client, inputs, heads }: Looker,
  repository: OrganisationRepository,
  row: RepositoryRow,
): Promise<RepositoryRow | 'nothing'> {
  const found = heads.get(repository.fullName)
  if (!found) return { ...row, says: 'The repository could not be checked, because GitHub did not list its branches.' }
  const { base, hasOurs } = found
  // A branch from an earlier run may need to be deleted, so the repository gets a row even without configuration.
  const otherwise = hasOurs ? row : 'nothing'
  if (!base) return otherwise
  const git = gitDataCalls(client, ownerAndName(repository.fullName))
  const listing = await fetchTreeListing(git, base.tree)
  const isWhole = listing.unlisted.length === 0
  if (isWhole && inputs.paths.length === 0 && !listing.entries.some(({ path }) => isConfigPath(path))) return otherwise
  const config = await configPathIfExists(git, inputs.config, base.sha)
  const reading = { git, inputs: { ...inputs, config }, checkout: () => undefined, listing }
  const branch = inputs.upgrade.base ?? repository.defaultBranch
  const { site, migration } = await checkRepositoryConfiguration(reading, { branch, sha: base.sha })
  const counts = countsForRow(summaryOf({ site, migration, applied: new Set() }))
  if (counts.findings > 0 || !isWhole || hasOurs) return { ...row, counts }
  return counts.files === 0 ? 'nothing' : { ...row, counts, state: 'done' }
}

/** The path in the input `config`, if the commit has such a file; otherwise undefined. */
export async function configPathIfExists(
  git: Pick<GitDataCalls, 'textAt'>,
  config: string | undefined,
  ref: string,
): Promise<string | undefined> {
  return config !== undefined && (await git.textAt(config, ref)) !== undefined ? config : undefined
}

function unseenNotes(rows: readonly RepositoryRow[]): string[] {
  const count = rows.filter(({ says }) => says === unseen).length
  return nonEmptyTexts(
    count > 0 &&
      `${countWithNoun(count, 'repository', 'repositories')} ${count === 1 ? 'was' : 'were'} not checked, because half of the hour's requests are used up. The upgrade jobs check these repositories.`,
  )
}
