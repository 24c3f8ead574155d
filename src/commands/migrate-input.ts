import { findingsOfRules, runRules, writableFileTest } from '../migrate/migrate.js'
import type { Rule } from '../migrate/rule.js'
import type { ConfigFile } from '../syntax/tree.js'
import { wantedFixTest } from './chosen-rules.js'
import type { CommandInput } from './input.js'
import { hasNarrowingOption, type NarrowedMigration, narrowMigration } from './narrow.js'
import { notesOnFindingsMissedAs24 } from './partly-upgraded.js'
import { rulesProgressPrinter } from './progress.js'

/**
 * The findings in the input, reduced to what the options ask for.
 * @throws UsageError for an unreadable baseline or an unknown commit
 */
export async function migrateInput(input: CommandInput, rules: readonly Rule[]): Promise<NarrowedMigration> {
  const { site, options, checked } = input
  const choices = { ...input.choices, progress: rulesProgressPrinter(rules.length) }
  if (hasNarrowingOption(options)) {
    const about = ({ path }: ConfigFile) => !checked || checked.has(path)
    return narrowMigration(options, input, findingsOfRules(site, rules, { ...choices, about }))
  }
  const within = writableFileTest(site, options.paths)
  const migration = runRules(site, rules, { ...choices, fixes: options.fixes, within, wanted: wantedFixTest(options) })
  // If there are findings, the report itself names the assumed version.
  const notes = migration.findings.length > 0 ? [] : notesOnFindingsMissedAs24(site, rules, input.choices)
  return { site, migration, notes, among: undefined, isAll: true }
}
