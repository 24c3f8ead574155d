import { type Options, UsageError } from '../command-line/arguments.js'
import { findingsIn, runRules } from '../migrate/migrate.js'
import type { Rule } from '../migrate/rule.js'
import { everyRule } from '../migrate/rules/index.js'
import { rulesUnder, type Settings } from '../settings/settings.js'
import type { Input } from './input.js'
import { isNarrow, type Narrowed, narrow } from './narrow.js'
import { rulesProgress } from './progress.js'
import { unknownRule } from './unknown-rule.js'

/**
 * The rules that the options and the settings leave.
 * @throws UsageError for a name that is no rule's
 */
export function chosenRules({ only, skip }: Options, settings: Settings): readonly Rule[] {
  const names = everyRule.map((rule) => rule.id)
  const unknown = [...only, ...skip].find((name) => !names.includes(name))
  if (unknown) throw new UsageError(unknownRule(unknown))
  return rulesUnder(settings, everyRule).filter(
    ({ id }) => (only.length === 0 || only.includes(id)) && !skip.includes(id),
  )
}

/**
 * What the rules make of what was read, as far as it was asked for.
 * @throws UsageError for a baseline that cannot be read, and a commit that git does not know
 */
export async function judge(input: Input, rules: readonly Rule[]): Promise<Narrowed> {
  const { site, options } = input
  const choices = { ...input.choices, progress: rulesProgress(rules.length) }
  if (isNarrow(options)) return narrow(options, input, findingsIn(site, rules, choices))
  const migration = runRules(site, rules, { ...choices, fixes: options.fixes })
  return { site, migration, notes: [], among: undefined, isAll: true }
}
