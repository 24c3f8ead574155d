import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as core from '@actions/core'
import { context } from '@actions/github'
import { checkoutReader } from './action/checkout.js'
import { gitHubClient } from './action/client.js'
import { failureSentence } from './action/fail-on.js'
import { gitDataCalls } from './action/git-data.js'
import { errorSentence, gitHubFailureOf } from './action/github-failure.js'
import { type ActionInputs, InputError, movedInputNotes, readInputs } from './action/inputs.js'
import type { ActionJob } from './action/job.js'
import { jobSummary } from './action/job-summary.js'
import { textForLog } from './action/log.js'
import { initialOutputs, type Outputs } from './action/outputs.js'
import { isExpectedDenial, permissionDenialOf } from './action/permission-denial.js'
import { commandInComment, modeOf, triggerOf } from './action/trigger.js'
import { toolCommandAndLinksOfRelease } from './base/tool.js'
import { setV8Flags } from './command-line/v8-flags.js'
import { annotationsWithinLimits } from './comment/annotations.js'
import { reviewCalls } from './comment/review-calls.js'
import type { ReviewJob } from './comment/review-job.js'
import { type ReviewRunResult, reviewWithoutPosting, runReview } from './comment/run-review.js'
import { linesForLog, summaryParagraphs } from './comment/summary-paragraphs.js'
import { markdownSentence } from './report/markdown-text.js'

setV8Flags()
run()

/** Runs the Action in the mode of its inputs. A review reports its findings in each way that the permissions allow. */
async function run(): Promise<void> {
  let mode: ReturnType<typeof modeOf> | undefined
  try {
    const inputs = readInputs(core.getInput)
    for (const sentence of movedInputNotes(core.getInput)) core.warning(sentence)
    forgetSecrets()
    mode = modeOf(inputs, context)
    if (mode === 'plan' || mode === 'dashboard' || (mode === 'upgrade' && inputs.organisation.repositories.length > 0))
      return await organisationRun(mode, inputs)
    if (mode === 'upgrade') return await upgrading(inputs)
    const trigger = triggerOf(context)
    const job = reviewJob(inputs)
    if (inputs.commands && context.eventName === 'issue_comment' && !(await commanded(job))) return
    const result = mode === 'review' ? await runReview(job, trigger) : await reviewWithoutPosting(job, trigger)
    if (typeof result === 'string') core.notice(result)
    else await tell(result, inputs)
  } catch (error) {
    const sentence = gitHubFailureOf(error) === 'read-only' ? deniedIn(mode, error) : errorSentence(error)
    const at = error instanceof InputError ? error.at : undefined
    core.error(sentence, at && { file: at.path, startLine: at.line })
    process.exitCode = core.ExitCode.Failure
    await summarise(`${markdownSentence(sentence)}\n`)
  }
}

/**
 * Runs the command in a comment.
 * @returns whether there is something new to review
 */
async function commanded(job: ReviewJob): Promise<boolean> {
  const request = commandInComment(context)
  if (!request) return false
  const { runCommentCommand } = await import('./comment/comment-command.js')
  const { needsReview, reply: said } = await runCommentCommand(
    job,
    gitDataCalls(gitHubClient(job.inputs.token, log), context.repo),
    request,
  )
  core.notice(textForLog(said))
  return needsReview
}

function log(text: string): void {
  core.info(textForLog(text))
}

function deniedIn(mode: ReturnType<typeof modeOf> | undefined, error: unknown): string {
  if (mode === 'plan' || mode === 'dashboard')
    return `${errorSentence(error)} docs/organisation.md lists the permissions of the App.`
  const contents = mode === 'upgrade' ? 'write' : 'read'
  return permissionDenialOf(error, { needs: `contents: ${contents} and pull-requests: write` }).sentence
}

/** Removes tokens from the environment, so that the command of `verify` cannot read them. */
function forgetSecrets(): void {
  for (const name of ['INPUT_GITHUB-TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'])
    delete process.env[name]
}

/** Makes the upgrade pull request of this repository. The code is loaded only for this mode. */
async function upgrading(inputs: ActionInputs): Promise<void> {
  const { upgradeRepository } = await import('./upgrade/upgrade.js')
  const { verifyResultLines } = await import('./upgrade/body/pull-sentences.js')
  const { secretsIn } = await import('./upgrade/secrets.js')
  const workspace = process.env.GITHUB_WORKSPACE
  const done = await upgradeRepository({
    ...jobOf(inputs),
    repo: context.repo,
    checkout: checkoutReader(workspace),
    workspace,
    secrets: secretsIn(process.env, inputs.token),
  })
  const sarifFile = writeSarif(done, inputs)
  for (const warning of done.warnings) core.warning(warning)
  for (const note of done.notes) log(note)
  const outputs: Outputs = {
    ...initialOutputs(done.counts),
    changed: done.changed,
    'pull-request-number': done.pull?.number ?? '',
    'pull-request-url': done.pull?.url ?? '',
    'pull-request-operation': done.operation,
    'pull-request-head-sha': done.head ?? '',
    'sarif-file': sarifFile,
  }
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
  const said = [
    ...done.paragraphs,
    ...verifyResultLines(done),
    ...[...done.warnings, ...done.notes].map(markdownSentence),
  ]
  await summarise(jobSummary({ ...done, paragraphs: said }))
  const failure = done.failure ?? failureSentence(done.counts, inputs.failOn)
  if (failure) core.setFailed(failure)
}

/** Runs a mode for several repositories. The code is loaded only for these modes. */
async function organisationRun(mode: 'plan' | 'upgrade' | 'dashboard', inputs: ActionInputs): Promise<void> {
  const { runOrganisation } = await import('./upgrade/organisation/run.js')
  const { owner, repo } = context.repo
  const { outputs, summary, failure } = await runOrganisation(mode, {
    ...jobOf(inputs),
    repository: `${owner}/${repo}`,
    run: `${context.serverUrl}/${owner}/${repo}/actions/runs/${context.runId}`,
    temp: process.env.RUNNER_TEMP ?? '.',
    environment: process.env,
  })
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
  await summarise(summary)
  if (failure !== undefined) core.setFailed(failure)
}

function jobOf(inputs: ActionInputs): ActionJob {
  return {
    client: gitHubClient(inputs.token, log),
    inputs,
    gitHubUrl: context.serverUrl,
    tool: { ...toolCommandAndLinksOfRelease(), workflow: workflowPage() },
    wait: (seconds) => sleep(seconds * 1_000),
    log,
    warn: (sentence) => core.warning(textForLog(sentence)),
  }
}

/** The page of the workflow, which posted texts link to. */
function workflowPage(): string | undefined {
  const { owner, repo } = context.repo
  const [, file] = /\/\.github\/workflows\/([^/@]+)@/.exec(process.env.GITHUB_WORKFLOW_REF ?? '') ?? []
  return file && `${context.serverUrl}/${owner}/${repo}/actions/workflows/${encodeURIComponent(file)}`
}

function reviewJob(inputs: ActionInputs): ReviewJob {
  const { client, ...job } = jobOf(inputs)
  const { owner, repo } = context.repo
  return {
    ...job,
    github: reviewCalls(client, { owner, repo }),
    repository: `${owner}/${repo}`,
    checkout: checkoutReader(process.env.GITHUB_WORKSPACE),
  }
}

async function tell(result: ReviewRunResult, inputs: ActionInputs): Promise<void> {
  const { counts, posted, denial } = result
  // For an event that never gets this permission, a notice is enough, because nobody has made a mistake.
  if (denial) (isExpectedDenial(denial) ? core.notice : core.warning)(textForLog(denial.sentence))
  const isAloud = !posted
  const cut = isAloud ? annotate(result) : 0
  const sarifFile = writeSarif(result, inputs)
  for (const warning of posted?.warnings ?? []) core.warning(warning)
  for (const line of [...linesForLog(result), ...result.notes]) log(line)
  const outputs: Outputs = {
    ...initialOutputs(counts),
    comments: posted?.comments ?? 0,
    'review-id': posted?.review?.id ?? '',
    'review-url': posted?.review?.url ?? '',
    changed:
      posted !== undefined && (posted.review !== undefined || posted.updated + posted.removed + posted.resolved > 0),
    'sarif-file': sarifFile,
  }
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
  const said = summaryParagraphs(result, { cut, docs: docsUrl() })
  await summarise(jobSummary({ ...result, paragraphs: said }))
  const failure = result.failure ?? failureSentence(counts, inputs.failOn)
  if (failure) core.setFailed(failure)
}

/** Writes the job summary. Older servers of GitHub show no summaries. */
async function summarise(markdown: string): Promise<void> {
  if (process.env.GITHUB_STEP_SUMMARY) await core.summary.addRaw(markdown).write()
}

/**
 * Writes annotations.
 * @returns the number of findings above GitHub's limit for annotations, which are printed to the log
 */
function annotate({ findings, denial }: ReviewRunResult): number {
  const { shown, cut } = annotationsWithinLimits(findings, denial ? 1 : 0)
  for (const { severity, message, title, path, first, last } of shown) {
    const annotation = { error: core.error, warning: core.warning, info: core.notice }[severity]
    annotation(message, { title, file: path, startLine: first, endLine: last })
  }
  for (const { file, message } of cut) log(`${file.path}: ${message}`)
  return cut.length
}

/** Writes all findings to the file of the input `sarif-file`. */
function writeSarif({ sarif }: Pick<ReviewRunResult, 'sarif'>, { sarifFile }: ActionInputs): string {
  const temp = process.env.RUNNER_TEMP
  const path = sarifFile ?? (temp && `${temp}/httpd-upgrade.sarif`)
  if (!path) return ''
  const place = resolve(process.env.GITHUB_WORKSPACE ?? '.', path)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, sarif)
  return place
}

/** The documentation of the Action in the version that runs. Undefined for an Action in the workflow's own repository. */
function docsUrl(): string | undefined {
  const { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = process.env
  return repository && ref ? `${context.serverUrl}/${repository}/blob/${ref}/docs/action.md` : undefined
}
