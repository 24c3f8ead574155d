import type { LogSentence } from '../../action/client.js'
import { gitDataCalls } from '../../action/git-data.js'
import { InputError } from '../../action/inputs.js'
import type { ActionJob } from '../../action/job.js'
import type { RepositoryName } from '../../action/repository-calls.js'
import { secretsIn } from '../secrets.js'
import { type UpgradeResult, upgradeRepository } from '../upgrade.js'
import { configPathIfExists } from './plan.js'
import { countsForRow, type RepositoryRow } from './rows.js'

interface RowJob extends ActionJob {
  /** The environment variables of the job. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** Updates the upgrade pull request of a repository, and returns the result as a row. Errors are those of `upgradeRepository`. */
export async function upgradeAndReturnRow(job: RowJob, repo: RepositoryName): Promise<RepositoryRow> {
  const { client, inputs } = job
  const repository = `${repo.owner}/${repo.repo}`
  const git = gitDataCalls(client, repo)
  const branch = async () => inputs.upgrade.base ?? (await git.defaultBranch())
  const config = inputs.config && (await configPathIfExists(git, inputs.config, await branch()))
  const secrets = secretsIn(job.environment, inputs.token)
  const own = { ...job, secrets, repo, inputs: { ...inputs, config }, checkout: () => undefined, workspace: undefined }
  try {
    return rowOf(repository, await upgradeRepository(own), job.log)
  } catch (error) {
    // A repository that the plan did not check may be empty or lack the branch.
    if (error instanceof InputError && (await git.tip(await branch())) === undefined) return { repository, ...nothing }
    throw error
  }
}

const nothing = { state: 'done', counts: { files: 0, findings: 0, safe: 0, review: 0, left: 0 } } as const

function rowOf(repository: string, done: UpgradeResult, log: LogSentence): RepositoryRow {
  for (const warning of done.warnings) log(warning)
  const { pull } = done.heldBack ?? done
  // The notes go into the row only if there is no pull request, whose own text has them.
  const says = done.failure ?? done.warnings[0] ?? (pull ? undefined : done.notes[0])
  return {
    repository,
    state: stateOf(done),
    changed: done.changed,
    counts: countsForRow(done.counts),
    ...(pull && { pull: { number: pull.number, url: pull.url } }),
    ...(says !== undefined && { says }),
  }
}

function stateOf({ heldBack, failure, operation, pull, counts }: UpgradeResult): RepositoryRow['state'] {
  if (failure !== undefined) return 'failed'
  if (heldBack) return heldBack.by === 'closing' ? 'closed' : 'taken-over'
  if (operation !== 'closed' && pull) return 'open'
  return counts.findings > 0 ? 'left' : 'done'
}
