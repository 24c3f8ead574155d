import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { CheckoutReader } from '../action/checkout.js'
import type { ServerComparison } from '../compare/comparison.js'
import { followLinks } from '../disk/real-path.js'
import { makeTemporaryFolder } from '../disk/temporary-folder.js'
import { lineChanges } from '../edit/line-changes.js'
import type { Explanation } from '../explain/explain.js'
import type { LogLocation } from '../explain/log.js'
import type { VerifyResult } from '../explain/verify-result.js'
import type { CopiesFailure } from '../start/ask-copies.js'
import { encode } from '../syntax/encoding.js'
import { originalLocation } from '../verify/original-line.js'
import { type ComparedAnswers, comparedAnswers } from './compared-answers.js'
import type { RepositoryConfiguration, RepositoryFile } from './read-repository.js'
import { type Secrets, withoutSecrets } from './secrets.js'

export interface TryJob {
  readonly command: string
  /** The folder of the checkout; undefined if there is none. */
  readonly workspace: string | undefined
  readonly checkout: CheckoutReader
  /** Values to remove from the output of the command, which goes into the pull request. */
  readonly secrets: Secrets
  readonly log: (text: string) => void
}

/** The result of running the command of `verify` on the changed files. */
export interface TryResult {
  readonly verified: VerifyResult | undefined
  /** The responses of two copies, if the command runs an httpd. */
  readonly answers: ComparedAnswers | undefined
}

/**
 * Runs the user's command in a copy of the checkout with the changes, or of the files read if the checkout lacks some of them. If
 * the command runs an httpd, two copies of the server are compared too, with the old and with the changed files.
 */
export async function tryUpgradedFiles(configuration: RepositoryConfiguration, given: TryJob): Promise<TryResult> {
  const { workspace, checkout } = given
  const files = [...configuration.sources.values()]
  const isCheckedOut = files.every(({ entry }) => checkout(entry.path, entry.sha) !== undefined)
  if (workspace && isCheckedOut) return tryAt(followLinks(workspace), configuration, given)
  const { folder, remove } = makeTemporaryFolder()
  try {
    lay(folder, files, configuration.links)
    return await tryAt(folder, configuration, given)
  } finally {
    remove()
  }
}

function lay(folder: string, files: readonly RepositoryFile[], links: RepositoryConfiguration['links']): void {
  const real = new Map(files.map(({ path, entry }) => [path, entry.path]))
  for (const { entry, text, encoding } of files) {
    const place = join(folder, entry.path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, encode(text, encoding))
    if (entry.mode === '100755') chmodSync(place, 0o755)
  }
  const names = [...links, ...files.flatMap(({ path, entry }) => (path === entry.path ? [] : [[path, path] as const]))]
  for (const [name, path] of names) {
    const target = real.get(path)
    if (target === undefined) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    symlinkSync(posix.relative(posix.dirname(name), target), join(folder, name))
  }
}

/** Runs the command in this folder, which stands for the root of the repository: paths are relative to it. */
async function tryAt(
  folder: string,
  configuration: RepositoryConfiguration,
  { command, secrets, log }: TryJob,
): Promise<TryResult> {
  const { verifyMigratedCopy } = await import('./real-httpd.js')
  const before = process.cwd()
  // Shows paths as the repository has them, and removes secrets.
  const redact = (text: string) => withoutSecrets(text.replaceAll(`${folder}/`, '').replaceAll(folder, '.'), secrets)
  process.chdir(folder)
  try {
    const verified = redacted(
      await verifyMigratedCopy(configuration, { command, paths: ['.'], links: configuration.links }),
      redact,
    )
    log(verified.output)
    const compared = verified.outcome === 'failed' ? undefined : await answersWith(command, configuration, log)
    const answers =
      compared &&
      ('which' in compared ? await notStarted(compared, configuration, redact) : comparedAnswers(compared, redact))
    // If the command refused the files, its output already says why 2.4 does not start.
    const isSaid = verified.outcome === 'refused' && answers?.kind === 'not started'
    return { verified, answers: isSaid ? undefined : answers }
  } finally {
    process.chdir(before)
  }
}

/** The most requests in a comparison, far more than one needs. */
const maxRequests = 5000

/**
 * The responses of two copies of the server, started with the httpd in the command. Undefined if the command runs no httpd of
 * this machine.
 */
async function answersWith(
  command: string,
  { site, sources, migration }: RepositoryConfiguration,
  log: (text: string) => void,
): Promise<ServerComparison | CopiesFailure | undefined> {
  const { httpdProgramInCommand, queriedConfiguration, compareCopies } = await import('./real-httpd.js')
  const program = await httpdProgramInCommand(command)
  if (!program) return undefined
  log('Starting two servers, with the current and with the changed configuration, to send the same requests to both.')
  const asked = queriedConfiguration({ site, sources, paths: ['.'] }, migration, migration.texts)
  const programs = { old: program, newer: program }
  return compareCopies(asked, programs, {
    ...{ timeout: 10_000, retries: 1, rate: undefined, concurrency: 4, deadline: 60_000 },
    ...{ canSend: () => true, headers: [], also: new Set(), more: [], limit: maxRequests },
    progress: () => () => {},
  })
}

/** The result if a copy did not start: its last message says what stopped it. */
async function notStarted(
  { which, output }: CopiesFailure,
  { site, migration, links }: RepositoryConfiguration,
  redact: (text: string) => string,
): Promise<ComparedAnswers> {
  const { explain } = await import('./real-httpd.js')
  const changes = which === 'old' ? [] : [...migration.edits]
  const steps = new Map(
    changes.map(([file, edits]) => [file, [{ text: file.text, changes: lineChanges(file, edits) }]] as const),
  )
  const original = (spot: LogLocation) => originalLocation({ site, links }, steps, spot)
  const stopped = explain(output, { site, migration, links, original }).explanations.findLast(
    (one) => !/^Configuration Failed$/.test(one.said.text),
  )
  return { kind: 'not started', which, stopped: stopped && redactedExplanation(stopped, redact) }
}

/** The explanation with `redact` applied to all of its texts. */
const redactedExplanation = (one: Explanation, redact: (text: string) => string): Explanation => ({
  ...one,
  said: {
    ...one.said,
    text: redact(one.said.text),
    at: one.said.at && { ...one.said.at, path: redact(one.said.at.path) },
  },
  answer: one.answer && { ...one.answer, cause: redact(one.answer.cause), action: redact(one.answer.action) },
})

/** The result of a command with `redact` applied to all of its texts. */
function redacted(verified: VerifyResult, redact: (text: string) => string): VerifyResult {
  const { command, output, trouble, explained } = verified
  const explanations = explained.explanations.map((one) => redactedExplanation(one, redact))
  return {
    ...verified,
    command: redact(command),
    output: redact(output),
    ...(trouble === undefined ? {} : { trouble: redact(trouble) }),
    explained: { ...explained, explanations },
  }
}
