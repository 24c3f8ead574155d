import { existsSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Files, place, type Verdict } from './check.js'
import { type Answer, type Probe, SilentServer } from './client.js'
import { needHttpd } from './install.js'
import { answered, type Said } from './kept-answers.js'
import { scratchFolder } from './preamble.js'
import { checkServer, lastAnswers, type ServerOptions, startServer } from './server.js'
import { fitModulePaths } from './stand-in.js'

/** A configuration and what to ask of it. `@ROOT@` in a file stands for its `htdocs`, `@CASE@` for its folder. */
export interface Trial {
  /** `httpd.conf` is what one virtual host holds, or the main server where it has directives for that only. */
  readonly files: Files
  /** Files to be served; each holds `FILE ` and its path under `htdocs`. */
  readonly documents: readonly string[]
  readonly probes: readonly Probe[]
}

/** What came of a trial: an answer to every probe, or why httpd did not accept the configuration. */
export type Outcome = { readonly answers: readonly Answer[] } | { readonly error: Verdict }

export type RunOptions = Pick<ServerOptions, 'mpm' | 'accessCompat' | 'modules'>

/**
 * What a real 2.4 answers, or has answered before, in the order of the trials. All run in one server, each as a virtual host of
 * its own; a trial that needs the main server gets a server of its own, and one that is refused disturbs no other.
 */
export const runTrials = (trials: readonly Trial[], options: RunOptions = {}): Promise<Outcome[]> =>
  answered({
    kind: 'trial',
    questions: trials.map(({ files, documents, probes }) => ({ files, documents, probes, options })),
    ask: (indexes) =>
      askAll(
        indexes.flatMap((index) => trials[index] ?? []),
        options,
      ),
  })

async function askAll(trials: readonly Trial[], options: RunOptions): Promise<Said<Outcome>[]> {
  const folder = scratchFolder()
  try {
    const placed = trials.map((trial, index) => layOut(trial, folder, `trials/${index}`))
    const refusals = await refusedAmong(placed, folder, options)
    const accepted = placed.filter((each) => !refusals.has(each))
    const outcomes = await serve(
      accepted.filter((each) => !drawsNeighbours(each)),
      folder,
      options,
    )
    for (const [each, error] of refusals) {
      outcomes.set(each, needsMain(error) ? await alone(each.trial, options) : { error })
    }
    for (const each of accepted.filter(drawsNeighbours)) {
      for (const [, outcome] of await serve([each], mkdtempSync(`${folder}/lone-`), options))
        outcomes.set(each, outcome)
    }
    return placed.map((each) => said(outcomes.get(each) ?? { answers: [] }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** That a server did not start, or closed a connection without a word, may be the machine's fault. */
function said(outcome: Outcome): Said<Outcome> {
  if ('error' in outcome) return { answer: outcome, keeps: !atStart.has(outcome.error) }
  return { answer: outcome, keeps: outcome.answers.every(([status]) => status !== 0) }
}

/** A trial on disk. */
interface Placed {
  readonly trial: Trial
  readonly folder: string
  /** The folder's path inside the scratch folder. */
  readonly path: string
  /** The name of its virtual host. */
  readonly host: string
}

function layOut(trial: Trial, scratch: string, name: string): Placed {
  const folder = join(scratch, name)
  mkdirSync(join(folder, 'htdocs'), { recursive: true })
  for (const path of trial.documents) linkTo(document(scratch, path), join(folder, path))
  for (const [path, text] of Object.entries(trial.files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), fitModulePaths(place(text, folder), needHttpd()))
  }
  return { trial, folder, path: name, host: `${name.replace('/', '-')}.test` }
}

/** The same documents are in hundreds of trials: one file each, and links to it. */
function document(scratch: string, path: string): string {
  const file = join(scratch, 'documents', path)
  if (existsSync(file)) return file
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `FILE ${path.replace(/^htdocs/, '')}\n`)
  return file
}

function linkTo(file: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  linkSync(file, path)
}

/** The first virtual host answers for whoever asks for none of them, so that no trial gets a stray request. */
function hosts(trials: readonly Placed[]): string {
  const first = ['<VirtualHost *:@PORT@>', 'ServerName nobody.test', '</VirtualHost>']
  return [...first, ...trials.flatMap(virtualHost)].join('\n')
}

/** The name comes last: a trial may hold a ServerName too. */
function virtualHost({ folder, host }: Placed): string[] {
  return ['<VirtualHost *:@PORT@>', ...mainFile(folder), `ServerName ${host}`, '</VirtualHost>']
}

/** A trial without a DocumentRoot of its own serves its `htdocs`. */
function mainFile(folder: string): string[] {
  return [`DocumentRoot "${folder}/htdocs"`, `Include "${folder}/httpd.conf"`]
}

function addressed({ trial, host }: Placed): Probe[] {
  return trial.probes.map((probe) => ({ ...probe, host: probe.host ?? host }))
}

/** As many as it takes to make the cost of one more run small, and of a run in vain too. */
const chunkSize = 32

/** Which trials httpd does not accept, and why. Checked by the chunk, since httpd tells only the first it meets. */
async function refusedAmong(trials: readonly Placed[], folder: string, options: RunOptions) {
  const refusals = new Map<Placed, Verdict>()
  const starts = trials.flatMap((_, index) => (index % chunkSize === 0 ? [index] : [])).values()
  const work = async (file: string) => {
    for (const start of starts) {
      const found = await sift(trials.slice(start, start + chunkSize), join(folder, file), options)
      for (const [each, verdict] of found) refusals.set(each, verdict)
    }
  }
  await Promise.all([work('check-0.conf'), work('check-1.conf')])
  return refusals
}

async function sift(chunk: readonly Placed[], file: string, options: RunOptions): Promise<Map<Placed, Verdict>> {
  const refusals = new Map<Placed, Verdict>()
  for (let rest = chunk; rest.length > 0; ) {
    const verdict = await checkServer(file, { ...options, config: hosts(rest) })
    if (verdict.ok) break
    const culprit = rest.length === 1 ? rest[0] : rest.find((each) => verdict.file?.startsWith(`${each.path}/`))
    // Some complaints name no file. Then each half is asked by itself.
    if (!culprit) return new Map([...refusals, ...(await inHalves(rest, (half) => sift(half, file, options)))])
    refusals.set(culprit, within(verdict, culprit))
    rest = rest.filter((each) => each !== culprit)
  }
  return refusals
}

async function inHalves<T>(
  trials: readonly Placed[],
  ask: (half: readonly Placed[]) => Promise<Map<Placed, T>>,
): Promise<Map<Placed, T>> {
  const middle = Math.ceil(trials.length / 2)
  const first = await ask(trials.slice(0, middle))
  return new Map([...first, ...(await ask(trials.slice(middle)))])
}

/** As if the trial were alone. */
function within(verdict: Verdict, { folder, path }: Placed): Verdict {
  const message = verdict.message.replaceAll(folder, '@CASE@').replaceAll(`${path}/`, '')
  return { ...verdict, message, file: verdict.file?.slice(path.length + 1) }
}

/** Serves them all, or if that does not start each half by itself, down to the one whose fault it is. */
async function serve(trials: readonly Placed[], folder: string, options: RunOptions): Promise<Map<Placed, Outcome>> {
  if (trials.length === 0) return new Map()
  const server = await startServer({ ...options, folder, config: hosts(trials) }).catch(notStarted)
  if ('error' in server) {
    if (trials.length === 1) return new Map(trials.map((each) => [each, server]))
    return inHalves(trials, (half) => serve(half, mkdtempSync(`${folder}/half-`), options))
  }
  const answers = await lastAnswers(server, trials.flatMap(addressed))
  return new Map(trials.map((each) => [each, { answers: answers.splice(0, each.trial.probes.length) }]))
}

/** A wildcard alias would draw the requests of its neighbours. */
function drawsNeighbours({ trial }: Placed): boolean {
  return Object.values(trial.files).some((text) => /^[ \t]*ServerAlias[ \t].*[*?]/im.test(text))
}

/** Only the main server may hold these; httpd itself says so. */
function needsMain({ message }: Verdict): boolean {
  return /cannot occur within <VirtualHost> section|not allowed in <VirtualHost> context/.test(message)
}

async function alone(trial: Trial, options: RunOptions): Promise<Outcome> {
  const folder = scratchFolder()
  try {
    const placed = layOut(trial, folder, 'trial')
    const config = mainFile(placed.folder).join('\n')
    const verdict = await checkServer(join(folder, 'check.conf'), { ...options, config })
    if (!verdict.ok) return { error: within(verdict, placed) }
    const server = await startServer({ ...options, folder, config })
    return { answers: await lastAnswers(server, trial.probes) }
  } catch (error) {
    return notStarted(error)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What was not found by a check: httpd looks at some things only when it starts. */
const atStart = new WeakSet<Verdict>()

function notStarted(reason: unknown): { readonly error: Verdict } {
  if (reason instanceof SilentServer) throw reason
  const message = reason instanceof Error ? reason.message : String(reason)
  const error: Verdict = { ok: false, message, file: undefined, line: undefined, warnings: [] }
  atStart.add(error)
  return { error }
}
