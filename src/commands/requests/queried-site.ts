import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { type Options, UsageError } from '../../command-line/arguments.js'
import type { RequestCommandOptions } from '../../command-line/request-options.js'
import { fileFailureSentence, hasUnreadableFile } from '../../disk/file-failures.js'
import { runRules } from '../../migrate/migrate.js'
import { type LogReading, logFormatsFor, loggedRequestCounter } from '../../requests/access-log.js'
import type { Site } from '../../site/site.js'
import { type QueriedConfiguration, queriedConfiguration } from '../../start/queried-configuration.js'
import { decode } from '../../syntax/encoding.js'
import type { ConfigFile } from '../../syntax/tree.js'
import { commonFolder } from '../../verify/copy.js'
import { chosenRules, wantedFixTest } from '../chosen-rules.js'
import { type CommandInput, readInput } from '../input.js'
import { printFailure } from '../output.js'
import { printReadFailures } from '../print-read-failures.js'
import { changedTextsByOriginalFile, readOriginalConfiguration } from '../upgrade/original-texts.js'

/** The configuration to make requests for, and the input of the command. */
export interface QueriedSite extends QueriedConfiguration {
  readonly input: CommandInput
}

/**
 * Reads the configuration and runs the rules.
 * @returns the exit status if there is nothing to request
 */
export async function readQueriedSite(asked: Options, ask: RequestCommandOptions): Promise<QueriedSite | 2> {
  const input = await readInput(asked)
  const { site, options, settings, choices, reading } = input
  printReadFailures(reading.troubles)
  if (hasUnreadableFile(reading.troubles)) return 2
  if (site.files.length === 0) return printFailure(`No httpd configuration was found in ${options.paths.join(', ')}.`)
  const migrated = (one: Site) =>
    runRules(one, chosenRules(options, settings), { ...choices, fixes: options.fixes, wanted: wantedFixTest(options) })
  const { input: before, given } = await readOriginalConfiguration(asked, input)
  const migration = migrated(before.site)
  const textsMade = () =>
    before === input ? migration.texts : changedTextsByOriginalFile(before.site, site, migrated(site).texts)
  const texts = ask.migrated === undefined ? textsMade() : textsIn(ask.migrated, options.paths, before.site)
  return { input: before, ...queriedConfiguration(given, migration, texts) }
}

/**
 * The texts of files with the same names in another folder. If the configuration is one file, `folder` can also be the path of
 * one file.
 * @throws UsageError if the folder is missing or has no such file, or if one file is given for several
 */
function textsIn(folder: string, paths: readonly string[], site: Site): Map<ConfigFile, string> {
  if (!existsSync(folder)) throw new UsageError(`--migrated ${folder} does not exist.`)
  const isOneFile = !statSync(folder).isDirectory()
  if (isOneFile && site.files.length > 1)
    throw new UsageError(
      `--migrated ${folder} is one file, but the configuration here has ${site.files.length} files. Name the folder with all upgraded files.`,
    )
  const folders = paths.map((path) => (statSync(path).isDirectory() ? resolve(path) : dirname(resolve(path))))
  const base = commonFolder(folders)
  const found = site.files.flatMap((file): [ConfigFile, string][] => {
    const own = isOneFile ? folder : join(folder, relative(base, resolve(file.path)))
    return existsSync(own) ? [[file, decode(readFileSync(own)).text]] : []
  })
  if (found.length === 0)
    throw new UsageError(
      `--migrated ${folder} contains none of the configuration files. Name the folder that has the upgraded files of ${base}.`,
    )
  return new Map(found)
}

/** The requests in the logs; undefined if no log was named. */
export async function readLogs(
  { logs, logFormat, most }: RequestCommandOptions,
  site: Site,
  canSend: (method: string) => boolean,
): Promise<LogReading | undefined> {
  if (logs.length === 0) return undefined
  const configured = site
    .directives('LogFormat')
    .map(({ args }) => [args[1]?.value ?? 'LogFormat', args[0]?.value ?? ''] as const)
  const counter = loggedRequestCounter(logFormatsFor(logFormat, configured))
  for (const path of logs) {
    try {
      const lines = createInterface({ input: createReadStream(path, 'latin1'), crlfDelay: Number.POSITIVE_INFINITY })
      for await (const line of lines) counter.line(line)
    } catch (error) {
      throw new UsageError(fileFailureSentence(path, 'read', error))
    }
  }
  const reading = counter.reading(most, canSend)
  if (reading.requests.length === 0) throw new UsageError(`No line of ${logs.join(', ')} ${whyNone(reading)}`)
  return reading
}

const whyNone = ({ lines, unread }: LogReading): string =>
  unread < lines
    ? 'has one of the methods sent. Name other methods with --method.'
    : 'has a known access log format. Name the format with --log-format.'
