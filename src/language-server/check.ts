import { resolve } from 'node:path'
import { lazy } from '../base/lazy.js'
import { parseCommandLine } from '../command-line/arguments.js'
import { chosenRules } from '../commands/chosen-rules.js'
import { readInput } from '../commands/input.js'
import { hasNarrowingOption, narrowMigration } from '../commands/narrow.js'
import { findingsOfRules, migrationOf } from '../migrate/migrate.js'
import { filesIn } from '../report/summary.js'
import type { ConfigFile } from '../syntax/tree.js'
import type { FileCache } from './file-cache.js'
import type { OpenFiles } from './open-file-edits.js'
import { pathWithoutLinks } from './path-without-links.js'

/** The result of one check of a site. */
export type SiteCheck = Readonly<Awaited<ReturnType<typeof checkSite>>>

/**
 * Checks the paths as the command line would in the current folder, with the settings found from there.
 * @throws UsageError if the settings make no sense
 */
export async function checkSite(paths: readonly string[], reading: FileCache, open: OpenFiles) {
  const command = parseCommandLine(paths)
  if (command.name !== 'migrate') throw new Error('paths are not a command')
  const input = await readInput(command.options, undefined, reading.readingFunctions(open))
  const all = findingsOfRules(input.site, chosenRules(input.options, input.settings), input.choices)
  const findings = hasNarrowingOption(input.options)
    ? (await narrowMigration(input.options, input, all)).migration.findings
    : all
  const paired = filesIn(input.site).map((file) => [pathWithoutLinks(resolve(file.path)), file] as const)
  const known = new Map(paired.map(([path, file]) => [file, path]))
  return {
    input,
    /** The files that were open during the check. */
    open,
    findings,
    /** The files by their paths, absolute and without links. */
    files: new Map(paired),
    pathOf: (file: ConfigFile): string => known.get(file) ?? resolve(file.path),
    /** The migration that makes all safe fixes, computed when first needed. */
    safely: lazy(() => migrationOf(findings)),
  }
}
