import type { AtHand } from '../action/checkout.js'
import { InputError, type Inputs } from '../action/inputs.js'
import type { Job } from '../action/job.js'
import type { Commit } from '../action/place-link.js'
import type { RepositoryName } from '../action/repository-calls.js'
import { type ChecklistItem, checklistOf } from '../checklist/checklist.js'
import type { Verified } from '../explain/verified.js'
import type { Finding } from '../migrate/rule.js'
import { sarif } from '../report/sarif.js'
import { type Summary, summaryOf } from '../report/summary.js'
import { type GitData, gitData } from './git-data.js'
import { type Proposal, proposalOf } from './proposal.js'
import { pullCalls } from './pulls.js'
import { type Base, readRepository, type Seen } from './read-repository.js'
import type { Secrets } from './secrets.js'
import { settle } from './settle.js'
import type { Settled } from './settled.js'
import { verifyFiles } from './verify-files.js'

/** What an upgrade of one repository has to do with. */
export interface UpgradeJob extends Job {
  readonly repo: RepositoryName
  readonly atHand: AtHand
  /** The folder of a checkout of the repository, if there is one. */
  readonly workspace: string | undefined
  /** What must not be told of what `verify` says. */
  readonly secrets: Secrets
}

/** What was found, and what became of the pull request. */
export interface Upgraded extends Settled {
  readonly counts: Summary
  readonly findings: readonly Finding[]
  readonly checklist: readonly ChecklistItem[]
  readonly commit: Commit
  readonly verified: Verified | undefined
  readonly notes: readonly string[]
  readonly sarif: string
}

/**
 * Bring the upgrade pull request of a repository to what its configuration needs: read, migrate, try, commit, open or
 * update, or leave it to the people who have taken it over.
 * @throws InputError for what the workflow has to mend; else what Octokit throws
 */
export async function upgrade(job: UpgradeJob): Promise<Upgraded> {
  const { client, repo, inputs, atHand, server } = job
  const git = gitData(client, repo)
  const base = await baseOf(git, inputs.upgrade)
  const seen = await readRepository({ git, inputs, atHand }, base)
  const proposal = proposalOf(seen, inputs.upgrade.commitMessage)
  const verified = await verifiedBy(job, seen, proposal)
  const found = foundIn(seen, { server, repository: `${repo.owner}/${repo.repo}`, sha: base.sha })
  const settled = await settle({ ...job, git, pulls: pullCalls(client, repo) }, { ...found, seen, proposal, verified })
  return { ...found, ...settled, verified }
}

/** @throws InputError where there is no such branch */
async function baseOf(git: GitData, { base, branch }: Inputs['upgrade']): Promise<Base> {
  const main = await git.defaultBranch()
  const name = base ?? main
  if (name === branch)
    throw new InputError(`branch: ${branch} is the branch that the upgrade is for; name another one.`)
  if (main === branch)
    throw new InputError(`branch: ${branch} is the default branch of the repository; name another one.`)
  const sha = await git.tip(name)
  if (sha === undefined)
    throw new InputError(
      `base: there is no branch ${name}${base === undefined ? ', for the repository is empty' : ''}.`,
    )
  return { branch: name, sha }
}

/** Nothing that changes nothing is tried. */
async function verifiedBy(
  { inputs, workspace, atHand, secrets, say }: UpgradeJob,
  seen: Seen,
  { files }: Proposal,
): Promise<Verified | undefined> {
  const command = inputs.upgrade.verify
  if (command === undefined || files === 0) return undefined
  say(`Running ${command} on the migrated files.`)
  const verified = await verifyFiles(seen, { command, workspace, atHand, secrets })
  say(verified.output)
  return verified
}

function foundIn({ site, migration, notes }: Seen, commit: Commit) {
  const report = { site, migration, applied: new Set<Finding>() }
  return {
    counts: summaryOf(report),
    findings: migration.findings,
    checklist: checklistOf(site, migration),
    commit,
    notes: [...notes, ...brokenNotes(migration)],
    sarif: sarif(report),
  }
}

const brokenNotes = ({ broken }: Seen['migration']): string[] =>
  Array.from(
    broken,
    ([{ path }, { message }]) =>
      `${path} is left as it was: its fixes would have broken it (${message}). Please report it, with the file.`,
  )
