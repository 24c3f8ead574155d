import { type NewFile, newFile, ruleListForCommitMessage, writeCommits } from '../action/commit.js'
import { footerLine } from '../action/footer.js'
import type { GitDataCalls } from '../action/git-data.js'
import { errorSentence, gitHubFailureOf } from '../action/github-failure.js'
import type { CommentCommand } from '../action/trigger.js'
import { type Migration, migrationOf } from '../migrate/migrate.js'
import { hasRarelyNeededFix } from '../questions/assumptions.js'
import { inlineCode } from '../report/markdown-text.js'
import { countWithNoun } from '../report/summary.js'
import { commentMarkOf } from './hidden-marks.js'
import { findingsInPull, type PullFindings } from './pull-findings.js'
import type { ReviewJob } from './review-job.js'

/** A comment with a command, and its author. */
export interface CommentCommandRequest {
  readonly number: number
  readonly login: string
  readonly command: CommentCommand
}

/** The result of a command. */
export interface CommentCommandResult {
  readonly needsReview: boolean
  /** The sentence to reply. */
  readonly reply: string
}

const replyOnly = (reply: string): CommentCommandResult => ({ needsReview: false, reply })

/** Runs the command in a comment if its author has write access, and replies with the result. */
export async function runCommentCommand(
  job: ReviewJob,
  git: GitDataCalls,
  request: CommentCommandRequest,
): Promise<CommentCommandResult> {
  const { github, tool } = job
  const { number, login } = request
  const mayWrite = await github.mayWrite(login)
  const done = mayWrite
    ? await doing[request.command](job, git, number).catch(unlessReadOnly)
    : replyOnly(`${login} does not have write access to this repository, so nothing was done.`)
  await github.comment(number, `${done.reply}\n\n${footerLine(tool)}`)
  return done
}

const doing: Readonly<
  Record<CommentCommand, (job: ReviewJob, git: GitDataCalls, number: number) => Promise<CommentCommandResult>>
> = {
  fix: fixed,
  ignore: ignored,
  again: async () => ({ needsReview: true, reply: 'Looking again.' }),
  help: async () => replyOnly(help),
}

const help = [
  'On the first line of a comment, `/httpd-upgrade` takes one of these words:',
  [
    '- `fix`: commit all suggestions of the review to this branch, as one commit.',
    '- `ignore`: resolve the conversations of the review, and do not ask again.',
    '- `again`: review the pull request again.',
    '- `help`: this.',
  ].join('\n'),
].join('\n\n')

/** Resolves all open threads that this tool started, because the findings of a resolved thread are not posted again. */
async function ignored({ github }: ReviewJob, _: GitDataCalls, number: number): Promise<CommentCommandResult> {
  const open = (await github.look(number)).threads.filter(
    ({ isOurs, isResolved, body }) => isOurs && !isResolved && commentMarkOf(body),
  )
  for (const { threadId } of open) await github.resolveThread(threadId)
  return replyOnly(`${countWithNoun(open.length, 'conversation')} ${open.length === 1 ? 'is' : 'are'} resolved.`)
}

function unlessReadOnly(error: unknown): CommentCommandResult {
  if (gitHubFailureOf(error) !== 'read-only') throw error
  return replyOnly(`Not done: this workflow needs \`contents: write\`. ${errorSentence(error)}`)
}

async function fixed(job: ReviewJob, git: GitDataCalls, number: number): Promise<CommentCommandResult> {
  const found = await findingsInPull(job, number)
  const { pull } = found
  if (!pull.isOpen) return replyOnly('Not done: the pull request is closed.')
  if (pull.isFromFork)
    return replyOnly('Not done: this workflow cannot write to the branch, which is in another repository.')
  const migration = migrationOf(found.findings, {
    fixes: job.inputs.fixes,
    wanted: (finding) => !hasRarelyNeededFix(finding),
  })
  const files = newFiles(found, migration)
  if (files.length === 0) return replyOnly('Nothing is left to fix here.')
  const tree = await git.treeOf(pull.headSha)
  const commit = { message: messageOf(migration), files, moves: [], tree: undefined }
  const sha = await writeCommits(git, [commit], { commit: pull.headSha, tree }, job.inputs.signoff)
  if (!(await git.advanceBranch(pull.headRef, sha)))
    return replyOnly(
      `Not done: somebody pushed to ${inlineCode(pull.headRef)} in the meantime. Post the comment again.`,
    )
  const changes = `${countWithNoun(migration.taken.size, 'fix', 'fixes')} in ${countWithNoun(files.length, 'file')}`
  return { needsReview: true, reply: `Done: ${changes}, in ${sha.slice(0, 7)}.` }
}

const newFiles = ({ configuration: { placeOf }, sha }: PullFindings, { texts }: Migration): NewFile[] =>
  [...texts].flatMap(([file, text]) => {
    const place = placeOf(file)
    return place ? newFile(place, { text, encoding: place.encoding }, sha) : []
  })

const messageOf = ({ taken }: Migration): string =>
  `Write what Apache httpd 2.4 needs\n\n${ruleListForCommitMessage(taken)}`
