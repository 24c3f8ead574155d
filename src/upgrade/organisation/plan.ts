import type { Client, Log } from '../../action/client.js'
import { type GitData, gitData } from '../../action/git-data.js'
import { InputError, type Inputs } from '../../action/inputs.js'
import { pathFilter } from '../../action/path-filter.js'
import { errorSentence } from '../../action/refusal.js'
import type { RepositoryName } from '../../action/repository-calls.js'
import { counted, summaryOf } from '../../report/summary.js'
import { isConfigPath } from '../../site/wanted-path.js'
import { readRepository } from '../read-repository.js'
import { chooseRepositories, type RepositoryChoice } from './choose-repositories.js'
import { type Repository, repositoriesOf } from './organisation.js'
import { forEach, isLimit, shareLeft } from './rate-limit.js'
import { byName, countsOf, type Row } from './rows.js'
import { searchRepositories } from './search.js'

/** What there is to do in an organisation, and what was not looked at. */
export interface OrganisationPlan {
  readonly organisation: string
  /** Those with configuration, by name. */
  readonly rows: readonly Row[]
  /** Full names of those that want a job: what is to do there, or may be. */
  readonly jobs: readonly string[]
  readonly leftOut: RepositoryChoice['leftOut']
  /** How many hold nothing that looks like configuration. */
  readonly without: number
  /** Sentences for people. */
  readonly notes: readonly string[]
}

/** As many repositories are read at a time; Octokit sends no more than ten requests at once in any case. */
const atOnce = 4

/** What the plan leaves of the hour's requests to the upgrades. */
const shareForUpgrades = 0.5

/**
 * List the organisation's repositories and look into each, as far as the limit of requests goes; what is not looked into
 * has a job all the same. Writes nothing on GitHub.
 * @throws InputError where no repository is to be seen, and for globs that are none
 */
export async function planOrganisation(
  client: Client,
  inputs: Inputs,
  organisation: string,
  log: Log,
): Promise<OrganisationPlan> {
  pathFilter(inputs, { settings: {}, folder: '' })
  const left = shareLeft(client)
  const all = await repositoriesOf(client, organisation)
  if (all.length === 0)
    throw new InputError(
      `The token sees no repository of ${organisation}; install the App on those that are to be upgraded, and make its token for this owner.`,
    )
  const { taken, leftOut } = chooseRepositories(all, inputs.organisation)
  const { likely, notes } = await narrowed(client, inputs, { organisation, count: all.length }, taken)
  const looker = { client, inputs, log, mayAsk: () => left() > shareForUpgrades }
  const looked = await forEach(likely, atOnce, (repository) => lookInto(looker, repository))
  const rows = looked.filter((row) => row !== 'nothing').sort(byName)
  return {
    organisation,
    rows,
    jobs: rows.filter(({ state }) => state === 'planned').map(({ repository }) => repository),
    leftOut,
    without: taken.length - rows.length,
    notes: [...notes, ...unseenNotes(rows)],
  }
}

/** With `find: search` those in which the search finds something; all of them where it cannot tell. */
async function narrowed(
  client: Client,
  inputs: Inputs,
  { organisation, count }: { readonly organisation: string; readonly count: number },
  taken: readonly Repository[],
): Promise<{ likely: readonly Repository[]; notes: string[] }> {
  if (inputs.organisation.find === 'listing') return { likely: taken, notes: [] }
  const found = await searchRepositories(client, organisation, count, inputs)
  if ('unreliable' in found)
    return { likely: taken, notes: [`${found.unreliable}, so every repository was looked into instead.`] }
  return { likely: taken.filter(({ fullName }) => found.repositories.has(fullName.toLowerCase())), notes: [] }
}

interface Looker {
  readonly client: Client
  readonly inputs: Inputs
  readonly log: Log
  readonly mayAsk: () => boolean
}

const unseen = 'Not looked into, to leave requests to the upgrades.'

async function lookInto(looker: Looker, repository: Repository): Promise<Row | 'nothing'> {
  const row: Row = { repository: repository.fullName, isPrivate: repository.isPrivate, state: 'planned' }
  if (!looker.mayAsk()) return { ...row, says: unseen }
  try {
    return await rowFor(looker, repository, row)
  } catch (error) {
    looker.log(`${repository.fullName}: ${errorSentence(error)}`)
    return { ...row, says: isLimit(error) ? unseen : `It could not be looked into. ${errorSentence(error)}` }
  }
}

async function rowFor({ client, inputs }: Looker, repository: Repository, row: Row): Promise<Row | 'nothing'> {
  const repo = ownerAndName(repository.fullName)
  const git = gitData(client, repo)
  const branch = inputs.upgrade.base ?? repository.defaultBranch
  // Our branch from another time may want to be tidied away, whatever has become of the configuration.
  const isLeftOver = async () => (await git.tip(inputs.upgrade.branch)) !== undefined
  const sha = (await mayHold(git, branch, inputs)) ? await git.tip(branch) : undefined
  if (sha === undefined) return (await isLeftOver()) ? row : 'nothing'
  const config = await settingsIn(git, inputs.config, sha)
  const reading = { git, inputs: { ...inputs, config }, checkout: () => undefined }
  const { site, migration, listing } = await readRepository(reading, { branch, sha })
  const counts = countsOf(summaryOf({ site, migration, applied: new Set() }))
  const isWhole = listing.unlisted.length === 0
  if (counts.findings > 0 || !isWhole || (await isLeftOver())) return { ...row, counts }
  return counts.files === 0 ? 'nothing' : { ...row, counts, state: 'done' }
}

/** Whether anything in the branch looks like configuration: one request, for most repositories have nothing. */
async function mayHold(git: GitData, branch: string, { paths }: Inputs): Promise<boolean> {
  try {
    const { entries, isCut } = await git.entries(branch, 'all')
    return isCut || paths.length > 0 || entries.some(({ path }) => isConfigPath(path))
  } catch (error) {
    const { status } = error as { status?: number }
    // An empty repository, or one without the branch.
    if (status === 404 || status === 409) return false
    throw error
  }
}

/** In an organisation not every repository has the settings file. */
export async function settingsIn(
  git: Pick<GitData, 'textAt'>,
  config: string | undefined,
  ref: string,
): Promise<string | undefined> {
  return config !== undefined && (await git.textAt(config, ref)) !== undefined ? config : undefined
}

/** @param fullName `owner/name` */
export function ownerAndName(fullName: string): RepositoryName {
  const [owner = '', repo = ''] = fullName.split('/')
  return { owner, repo }
}

function unseenNotes(rows: readonly Row[]): string[] {
  const count = rows.filter(({ says }) => says === unseen).length
  return count === 0
    ? []
    : [
        `${counted(count, 'repository', 'repositories')} ${count === 1 ? 'was' : 'were'} not looked into, for half of the hour's requests are used up; the upgrades look for themselves. With \`find: search\` a plan takes fewer.`,
      ]
}
