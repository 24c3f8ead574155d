import { type NewFile, newFile, ruleLines, writeCommits } from '../action/commit.js'
import type { GitData } from '../action/git-data.js'
import { houseLine } from '../action/house-line.js'
import { errorSentence, refusalIn } from '../action/refusal.js'
import { type Migration, migrationOf } from '../migrate/migrate.js'
import { isOffer } from '../questions/asked-once.js'
import { code } from '../report/markdown-text.js'
import { counted } from '../report/summary.js'
import { findingsInPull, type PullFindings } from './pull-findings.js'
import type { ReviewJob } from './review-job.js'

/** A comment that asks for all fixes in one commit, and who wrote it. */
export interface FixRequest {
  readonly number: number
  readonly login: string
}

/** What became of it. */
export interface FixResult {
  /** Whether the branch has a new commit. */
  readonly isDone: boolean
  /** One sentence. */
  readonly said: string
}

const refused = (said: string): FixResult => ({ isDone: false, said })

/**
 * Put all that a review suggests of a pull request into one commit on its branch, where whoever asks may write, and tell on
 * the pull request what came of it. Whoever may not write gets no answer.
 */
export async function runFix(job: ReviewJob, git: GitData, { number, login }: FixRequest): Promise<FixResult> {
  const { github, tool } = job
  if (!(await github.mayWrite(login))) return refused(`${login} may not write to this repository, so nothing was done.`)
  const done = await fixed(job, git, number).catch(unlessReadOnly)
  await github.comment(number, `${done.said}\n\n${houseLine(tool)}`)
  return done
}

function unlessReadOnly(error: unknown): FixResult {
  if (refusalIn(error) !== 'read-only') throw error
  return refused(`Not done: this workflow needs \`contents: write\`. ${errorSentence(error)}`)
}

async function fixed(job: ReviewJob, git: GitData, number: number): Promise<FixResult> {
  const found = await findingsInPull(job, number)
  const { pull } = found
  if (!pull.isOpen) return refused('Not done: the pull request is closed.')
  if (pull.isFromFork)
    return refused('Not done: the branch is in another repository, where this workflow may not write.')
  const migration = migrationOf(found.findings, { fixes: job.inputs.fixes, wanted: (finding) => !isOffer(finding) })
  const files = newFiles(found, migration)
  if (files.length === 0) return refused('Nothing is left to fix here.')
  const tree = await git.treeOf(pull.headSha)
  const commit = { message: messageOf(migration), files, moves: [], tree: undefined }
  const sha = await writeCommits(git, [commit], { commit: pull.headSha, tree })
  if (!(await git.advanceBranch(pull.headRef, sha)))
    return refused(`Not done: somebody has pushed to ${code(pull.headRef)} meanwhile. Ask once more.`)
  const changes = `${counted(migration.taken.size, 'fix', 'fixes')} in ${counted(files.length, 'file')}`
  return { isDone: true, said: `Done: ${changes}, in ${sha.slice(0, 7)}.` }
}

const newFiles = ({ configuration: { placeOf }, sha }: PullFindings, { texts }: Migration): NewFile[] =>
  [...texts].flatMap(([file, text]) => {
    const place = placeOf(file)
    return place ? newFile(place, { text, encoding: place.encoding }, sha) : []
  })

const messageOf = ({ taken }: Migration): string => `Write what Apache httpd 2.4 needs\n\n${ruleLines(taken)}`
