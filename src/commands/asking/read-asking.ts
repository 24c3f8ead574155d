import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { type Options, UsageError } from '../../command-line/arguments.js'
import type { AskOptions } from '../../command-line/ask-options.js'
import { troubleSentence } from '../../disk/troubles.js'
import type { Migration } from '../../migrate/migrate.js'
import { runRules } from '../../migrate/migrate.js'
import { formatsFor, type LogReading, logCounter } from '../../requests/access-log.js'
import { chooseRequests } from '../../requests/choose-requests.js'
import type { Abilities, Choice, KnownWorld } from '../../requests/chosen-request.js'
import { type VersionModel, versionModel } from '../../requests/model.js'
import type { Documents } from '../../requests/reach.js'
import type { Site } from '../../site/site.js'
import { namedClients, onDiskOf, servedFiles } from '../../start/known-files.js'
import { knownUsers } from '../../start/made-users.js'
import { decode } from '../../syntax/encoding.js'
import { parseAgain } from '../../syntax/parse.js'
import type { ConfigFile } from '../../syntax/tree.js'
import { isInside } from '../../verify/copy.js'
import { chosenRules } from '../chosen-rules.js'
import { type Input, readInput } from '../input.js'
import { fail } from '../output.js'

/** The configuration that requests are made for, before and after. */
export interface AskedSite {
  readonly input: Input
  readonly migration: Migration
  /** The texts of the migrated configuration; a file without one stays as it is. */
  readonly texts: ReadonlyMap<ConfigFile, string>
  readonly old: VersionModel
  readonly young: VersionModel
  readonly onDisk: (onServer: string) => string
  readonly world: Omit<KnownWorld, keyof Abilities>
}

/**
 * Read the configuration, and work out what becomes of it.
 * @returns the exit status where there is nothing to ask about
 */
export async function readAsking(asked: Options, ask: AskOptions): Promise<AskedSite | 2> {
  const input = await readInput(asked)
  const { site, options, settings, choices, reading } = input
  for (const { message } of reading.troubles) fail(message)
  if (site.files.length === 0)
    return reading.troubles.length > 0 ? 2 : fail(`No httpd configuration was found in ${options.paths.join(', ')}.`)
  if (reading.troubles.length > 0) return 2
  const migration = runRules(site, chosenRules(options, settings), { ...choices, fixes: options.fixes })
  const texts = ask.migrated === undefined ? migration.texts : textsIn(ask.migrated, options.paths, site)
  const onDisk = onDiskOf(site)
  const served = servedFiles(site, onDisk)
  const files = new Set(served.files)
  const documents: Documents = {
    isFile: (path) => files.has(path),
    isFolder: (path) => served.folders.has(path) || isNamedFolder(site, path),
  }
  return {
    input,
    migration,
    texts,
    old: versionModel(site, documents),
    young: versionModel(migratedSite(site, texts), documents),
    onDisk,
    world: { files: served.files, users: knownUsers(site, onDisk), named: namedClients() },
  }
}

/** A section for a folder shows that there is one. */
const isNamedFolder = (site: Site, path: string): boolean =>
  site.sections('Directory').some(({ args }) => args[0]?.value.replace(/(?<=.)\/+$/, '') === path)

/** The site that the new texts make, as a 2.4 reads it. */
function migratedSite(site: Site, texts: ReadonlyMap<ConfigFile, string>): Site {
  const files = site.files.map((file) => parseAgain(file, texts.get(file) ?? file.text, { version: '2.4' }))
  return site.among(files, { from: '2.4' })
}

/** What the same files say in another folder. */
function textsIn(folder: string, paths: readonly string[], site: Site): Map<ConfigFile, string> {
  if (!existsSync(folder)) throw new UsageError(`--migrated ${folder} does not exist.`)
  const isOneFile = !statSync(folder).isDirectory()
  const base = commonFolder(paths)
  const found = site.files.flatMap((file): [ConfigFile, string][] => {
    const own = isOneFile ? folder : join(folder, relative(base, resolve(file.path)))
    return existsSync(own) ? [[file, decode(readFileSync(own)).text]] : []
  })
  if (found.length === 0)
    throw new UsageError(
      `--migrated ${folder} has none of the files of the configuration, by the names that they have now.`,
    )
  return new Map(found)
}

/** The folder that all paths lie in, and that the migrated one takes the place of. */
function commonFolder(paths: readonly string[]): string {
  const folders = paths.map((path) => (statSync(path).isDirectory() ? resolve(path) : dirname(resolve(path))))
  let [common = resolve('.')] = folders
  while (!folders.every((one) => isInside(one, common))) common = dirname(common)
  return common
}

/** What was found in the old configuration, and what of it the new one has fixed, as far as that is known. */
export const causesIn = ({ migration, texts }: AskedSite) => ({
  findings: migration.findings,
  taken: texts === migration.texts ? migration.taken : undefined,
})

/** The requests to make, as far as they can be made. */
export const chosenFor = ({ old, young, world }: AskedSite, can: Abilities): Choice =>
  chooseRequests(old, young, { ...world, ...can })

/** What the logs tell of, or undefined where none was named. */
export async function readLogs(
  { logs, logFormat, most }: AskOptions,
  site: Site,
  canSend: (method: string) => boolean,
): Promise<LogReading | undefined> {
  if (logs.length === 0) return undefined
  const configured = site
    .directives('LogFormat')
    .map(({ args }) => [args[1]?.value ?? 'LogFormat', args[0]?.value ?? ''] as const)
  const counter = logCounter(formatsFor(logFormat, configured))
  for (const path of logs) {
    try {
      const lines = createInterface({ input: createReadStream(path, 'latin1'), crlfDelay: Number.POSITIVE_INFINITY })
      for await (const line of lines) counter.line(line)
    } catch (error) {
      throw new UsageError(troubleSentence(path, 'read', error))
    }
  }
  const reading = counter.reading(most, canSend)
  if (reading.requests.length === 0)
    throw new UsageError(
      `No line of ${logs.join(', ')} could be read as one of an access log; say its format with --log-format.`,
    )
  return reading
}
