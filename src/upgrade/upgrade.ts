import type { CheckoutReader } from '../action/checkout.js'
import { type GitDataCalls, gitDataCalls } from '../action/git-data.js'
import { type ActionInputs, InputError } from '../action/inputs.js'
import type { ActionJob } from '../action/job.js'
import type { LinkedCommit } from '../action/line-link.js'
import type { RepositoryName } from '../action/repository-calls.js'
import { checklistOf } from '../checklist/checklist.js'
import type { Finding } from '../migrate/rule.js'
import { sarif } from '../report/sarif.js'
import { summaryOf } from '../report/summary.js'
import { ticksIn } from './body/boxes.js'
import { type Proposal, proposalOf } from './proposal.js'
import { pullMarkIn } from './pull-text.js'
import { type PullCalls, pullCalls } from './pulls.js'
import {
  type BaseCommit,
  checkRepositoryConfiguration,
  type EarlierPulls,
  type RepositoryConfiguration,
} from './read-repository.js'
import type { Secrets } from './secrets.js'
import { openUpdateOrClosePull } from './settle-pull.js'
import { type TryResult, tryUpgradedFiles } from './try-files.js'

/** The job with the repository to upgrade, and what is needed to read and test its files. */
export interface UpgradeJob extends ActionJob {
  readonly repo: RepositoryName
  readonly checkout: CheckoutReader
  /** The folder of a checkout of the repository, if there is one. */
  readonly workspace: string | undefined
  /** Values to remove from the output of `verify`. */
  readonly secrets: Secrets
}

/** The findings, the test results, and what was done to the pull request. */
export type UpgradeResult = Readonly<Awaited<ReturnType<typeof upgradeRepository>>>

/**
 * Reads a repository, tests its upgraded files, and opens, updates or closes the upgrade pull request. Leaves a pull request to
 * people who have committed to its branch.
 * @throws InputError for a mistake in the workflow or the settings; else Octokit's error
 */
export async function upgradeRepository(job: UpgradeJob) {
  const { client, repo, inputs, checkout, gitHubUrl } = job
  const git = gitDataCalls(client, repo)
  const base = await baseOf(git, inputs.upgrade)
  const pulls = pullCalls(client, repo)
  const { ticks, begun } = await soFar(pulls, inputs.upgrade.branch, base)
  const configuration = await checkRepositoryConfiguration({ git, inputs, checkout }, base, { ticks, begun })
  const proposal = proposalOf(configuration, inputs.upgrade.commitMessage)
  const tried = await triedBy(job, configuration, proposal)
  const found = foundIn(configuration, { gitHubUrl, repository: `${repo.owner}/${repo.repo}`, sha: base.sha })
  const settled = await openUpdateOrClosePull(
    { ...job, git, pulls },
    { ...found, ...tried, configuration, proposal, ticks },
  )
  return { ...found, ...settled, ...tried }
}

/** The ticks in the open pull request, or else in the last one, and whether an earlier pull request was merged. */
async function soFar(pulls: PullCalls, branch: string, base: BaseCommit): Promise<EarlierPulls> {
  const ours = (await pulls.from(branch)).filter((pull) => pull.base === base.branch && pullMarkIn(pull.body))
  return {
    ticks: ticksIn((ours.find(({ state }) => state === 'open') ?? ours[0])?.body ?? ''),
    begun: ours.some(({ state }) => state === 'merged'),
  }
}

/**
 * The branch to upgrade and its last commit.
 * @throws InputError if there is no such branch
 */
async function baseOf(git: GitDataCalls, { base, branch }: ActionInputs['upgrade']): Promise<BaseCommit> {
  const main = await git.defaultBranch()
  const name = base ?? main
  if (name === branch) throw new InputError(`branch: ${branch} is the branch to upgrade. Name another branch.`)
  if (main === branch)
    throw new InputError(`branch: ${branch} is the default branch of the repository. Name another branch.`)
  const sha = await git.tip(name)
  if (sha === undefined)
    throw new InputError(
      `base: there is no branch ${name}${base === undefined ? ', because the repository is empty' : ''}.`,
    )
  return { branch: name, sha }
}

/** Tests the changed files with the command of `verify`, if there is one and the change is not empty. */
async function triedBy(
  { inputs, workspace, checkout, secrets, log }: UpgradeJob,
  configuration: RepositoryConfiguration,
  { files }: Proposal,
): Promise<TryResult> {
  const command = inputs.upgrade.verify
  if (command === undefined || files === 0) return { verified: undefined, answers: undefined }
  log(`Running ${command} on the changed files.`)
  return tryUpgradedFiles(configuration, { command, workspace, checkout, secrets, log })
}

function foundIn({ site, migration, notes, unclear }: RepositoryConfiguration, commit: LinkedCommit) {
  const report = { site, migration, applied: new Set<Finding>() }
  return {
    counts: { ...summaryOf(report), problems: unclear.length },
    findings: migration.findings,
    checklist: checklistOf(site, migration),
    commit,
    notes: [...notes, ...brokenNotes(migration)],
    sarif: sarif(report),
  }
}

const brokenNotes = ({ broken }: RepositoryConfiguration['migration']): string[] =>
  Array.from(
    broken,
    ([{ path }, { message }]) =>
      `${path} is unchanged, because its fixes would have broken it (${message}). Please report this problem, with the file.`,
  )
