import { resolve } from 'node:path'
import { lazy } from '../base/lazy.js'
import { readArguments } from '../command-line/arguments.js'
import { chosenRules } from '../commands/chosen-rules.js'
import { type Input, readInput } from '../commands/input.js'
import { isNarrow, narrow } from '../commands/narrow.js'
import { findingsIn, type Migration, migrationOf } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import { filesIn } from '../report/summary.js'
import type { ConfigFile } from '../syntax/tree.js'
import type { OpenFiles } from './open-files.js'
import { pathWithoutLinks } from './path-without-links.js'
import type { KeptReading } from './reading.js'

/** All that is known of a site after one look at it. */
export interface SiteCheck {
  readonly input: Input
  /** What was open then. */
  readonly open: OpenFiles
  readonly findings: readonly Finding[]
  /** By their paths, absolute and without links. */
  readonly files: ReadonlyMap<string, ConfigFile>
  pathOf(file: ConfigFile): string
  /** What becomes of the files by all safe fixes; worked out when it is asked for. */
  safely(): Migration
}

/**
 * Look at the paths as the command line does from the current folder, with its settings.
 * @throws UsageError where the settings make no sense
 */
export async function checkSite(paths: readonly string[], reading: KeptReading, open: OpenFiles): Promise<SiteCheck> {
  const command = readArguments(paths)
  if (command.name !== 'migrate') throw new Error('paths are no command')
  const input = await readInput(command.options, undefined, reading.ways(open))
  const all = findingsIn(input.site, chosenRules(input.options, input.settings), input.choices)
  const findings = isNarrow(input.options) ? (await narrow(input.options, input, all)).migration.findings : all
  const paired = filesIn(input.site).map((file) => [pathWithoutLinks(resolve(file.path)), file] as const)
  const known = new Map(paired.map(([path, file]) => [file, path]))
  return {
    input,
    open,
    findings,
    files: new Map(paired),
    pathOf: (file) => known.get(file) ?? resolve(file.path),
    safely: lazy(() => migrationOf(findings)),
  }
}
