import { writeCommits } from '../action/commit.js'
import { toolSignature } from '../action/footer.js'
import type { GitDataCalls } from '../action/git-data.js'
import { InputError } from '../action/inputs.js'
import { fingerprintHash } from '../report/fingerprint.js'
import { maxBodyCharacters, type PullTextContent, upgradePullText } from './body/body.js'
import * as sentences from './body/pull-sentences.js'
import { cleanupTitleOn24, preparationTitle, upgradeTitle } from './commit-steps.js'
import { addLabelsAndPeople } from './label-and-assign.js'
import { openPull, RetryLaterError } from './open-pull.js'
import { type PullJob, type PullResult, type PullRun, resultWithoutChange } from './pull-result.js'
import { bodyWithOurText, type PullMark, peoplesTextAround, pullMarkIn, pullTextWithMark } from './pull-text.js'
import type { Pull } from './pulls.js'
import { pullTitleOf, upgradeReadinessOf } from './readiness.js'
import { asksToStartOver } from './taken-over.js'
import type { UpgradeBranch, UpgradeDecision } from './upgrade-state.js'

type Proposing = Omit<Extract<UpgradeDecision, { kind: 'propose' }>, 'kind'> & { readonly current: UpgradeBranch }

/** Puts the proposal on the branch, and opens or updates the pull request. */
export async function proposeChange(run: PullRun, proposing: Proposing): Promise<PullResult> {
  const head = await branchHead(run, proposing)
  const { pull } = proposing
  return pull ? updated(run, pull, head) : created(run, head)
}

/**
 * Puts the proposal on the branch, unless it is there already.
 * @returns the last commit of the branch
 */
async function branchHead(run: PullRun, { isWritten, current }: Proposing) {
  const { git, inputs, configuration, proposal, progress } = run
  if (isWritten && current.kind === 'ours') return current.sha
  const start = { commit: configuration.base.sha, tree: configuration.listing.tree }
  const head = await writeCommits(git, proposal.commits, start, inputs.signoff)
  const name = inputs.upgrade.branch
  const before = current.kind === 'none' ? undefined : current.sha
  // GitHub cannot move a branch on the condition that it is at a certain commit, so we check just before.
  if (before !== (await git.tip(name)))
    throw new RetryLaterError(
      0,
      new Error(`The branch ${name} got new commits during this run; run the workflow again`),
    )
  try {
    await (before === undefined ? git.createBranch(name, head) : git.moveBranch(name, head))
  } catch (error) {
    const { status, message = '' } = error as { status?: number; message?: string }
    if (status === 422 && /Reference (already exists|does not exist)/.test(message)) throw new RetryLaterError(0, error)
    const other = status === 422 && before === undefined ? await inTheWay(git, name) : undefined
    if (other !== undefined)
      throw new InputError(`branch: git cannot have ${name} beside the existing branch ${other}. Name another branch.`)
    throw error
  }
  progress.hasPushed = true
  return head
}

/**
 * The name of an existing branch that prevents this one, such as `a` for `a/b`: git stores branches as files, and the parts of a
 * name before a slash as folders.
 */
async function inTheWay(git: GitDataCalls, branch: string): Promise<string | undefined> {
  const steps = branch.split('/').slice(0, -1)
  for (let count = 1; count <= steps.length; count++) {
    const name = steps.slice(0, count).join('/')
    if ((await git.tip(name)) !== undefined) return name
  }
  return undefined
}

async function updated(run: PullRun, pull: Pull, head: string): Promise<PullResult> {
  const { progress } = run
  const text = textOf(run)
  const mark = markOf(run, text, head)
  const isAsked = asksToStartOver(run.ticks)
  const isSame = !isAsked && JSON.stringify(pullMarkIn(pull.body)) === JSON.stringify(mark)
  if (progress.mayHaveOpened && isSame) return finished(run, { pull, head, warnings: [] })
  const body = fullBody(text, mark, pull.body)
  const isLong = body.length > maxInAll
  if (!isSame && !isLong) await run.pulls.update(pull.number, { ...titleFor(run, pull, text), body })
  const changed = progress.hasPushed || !isSame
  const operation = changed ? 'updated' : 'none'
  const { labels } = run.inputs.upgrade
  const warnings = [
    ...(isLong ? [sentences.textTooLongSentence(pull)] : []),
    ...(await addLabelsAndPeople(
      run.pulls,
      pull.number,
      { ...noPeople, labels: missingIn(pull.labels, labels) },
      run.wait,
    )),
  ]
  return {
    ...resultWithoutChange,
    paragraphs: [sentences.pullUpdatedSentence(pull, operation)],
    operation,
    pull,
    head,
    changed,
    warnings,
  }
}

const noPeople = { assignees: [], reviewers: [], teamReviewers: [] }

/** The labels that GitHub does not have yet. GitHub ignores the case of a label. */
function missingIn(there: readonly string[], wanted: readonly string[]): readonly string[] {
  const known = new Set(there.map((name) => name.toLowerCase()))
  return wanted.filter((name) => !known.has(name.toLowerCase()))
}

/** The new title, if the current title is one of ours and no longer fits; otherwise empty. */
function titleFor({ inputs }: PullJob, { title }: Pull, text: PullTextContent): { readonly title?: string } {
  const wanted = pullTitleOf(upgradeReadinessOf(text))
  const isOurs =
    inputs.upgrade.title === undefined && [upgradeTitle, preparationTitle, cleanupTitleOn24].includes(title)
  return isOurs && title !== wanted ? { title: wanted } : {}
}

async function created(run: PullRun, head: string): Promise<PullResult> {
  const { pulls, commit, progress } = run
  const { branch, title, draft } = run.inputs.upgrade
  const base = run.configuration.base.branch
  const text = textOf(run)
  const body = fullBody(text, markOf(run, text, head), '')
  const wanted = { head: branch, base, title: title ?? pullTitleOf(upgradeReadinessOf(text)), body, draft }
  const opened = await openPull(pulls, wanted, () => {
    progress.mayHaveOpened = true
  })
  if (opened.pull) return finished(run, { pull: opened.pull, head, warnings: opened.warnings })
  return {
    ...resultWithoutChange,
    ...sentences.resultIfNotOpened({ commit, base, branch }, opened.refusal),
    operation: 'pushed',
    head,
    changed: progress.hasPushed,
  }
}

interface Made {
  readonly pull: Pull
  readonly head: string
  readonly warnings: readonly string[]
}

async function finished({ pulls, inputs, wait }: PullJob, { pull, head, warnings }: Made): Promise<PullResult> {
  const more = await addLabelsAndPeople(pulls, pull.number, inputs.upgrade, wait)
  return {
    ...resultWithoutChange,
    paragraphs: [sentences.pullCreatedSentence(pull)],
    operation: 'created',
    pull,
    head,
    changed: true,
    warnings: [...warnings, ...more],
  }
}

const textOf = ({ inputs, configuration, proposal, ...run }: PullRun): PullTextContent => ({
  ...configuration,
  ...run,
  fixes: inputs.fixes,
  files: proposal.changed,
  renamed: proposal.renamed,
  branches: { base: configuration.base.branch, head: inputs.upgrade.branch },
})

const maxInAll = 65_536

/** The pull request's text with ours, which is shortened to leave room for the mark and for text that people have written. */
function fullBody(text: PullTextContent, mark: PullMark, body: string): string {
  const { before, after } = peoplesTextAround(body)
  const space = Math.min(maxBodyCharacters, 65_000 - before.length - after.length)
  return bodyWithOurText(pullTextWithMark(upgradePullText(text, space), mark), body)
}

/**
 * The mark at the end of a pull request's text. Its `textHash` leaves out the ticks, the linked commit and our version; other
 * text that a tick adds or removes changes it.
 */
function markOf(
  { proposal: { exact, change, configuration } }: PullRun,
  text: PullTextContent,
  head: string,
): PullMark {
  const plain = upgradePullText({ ...text, ticks: new Set(), commit: { ...text.commit, sha: '' } })
  return {
    state: 'open',
    head,
    exactHash: exact,
    changeHash: change,
    configurationHash: configuration,
    textHash: fingerprintHash(plain.replace(toolSignature(text.tool), '')),
  }
}
