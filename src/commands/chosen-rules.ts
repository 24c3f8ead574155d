import { type Options, UsageError } from '../command-line/arguments.js'
import type { Finding, Rule } from '../migrate/rule.js'
import { choosableNames, isRuleAmong } from '../migrate/rule-groups.js'
import { everyRule } from '../migrate/rules/index.js'
import { isRarelyNeeded } from '../questions/assumptions.js'
import { rulesBySettings, type Settings } from '../settings/settings.js'
import { unknownRuleSentence } from './unknown-rule-sentence.js'

/**
 * Returns a test: whether a fix is wanted. A fix that is rarely needed is wanted only if the user names its rule. Once its condition is
 * confirmed, it counts as a usual fix.
 */
export const wantedFixTest =
  ({ only }: Pick<Options, 'only'>) =>
  (finding: Finding): boolean =>
    !isRarelyNeeded(finding) || only.includes(finding.rule.id)

/**
 * The rules chosen by the options and the settings.
 * @throws UsageError for an unknown rule or group
 */
export function chosenRules({ only, skip }: Options, settings: Settings): readonly Rule[] {
  const names = choosableNames(everyRule)
  const unknown = [...only, ...skip].find((name) => !names.includes(name))
  if (unknown) throw new UsageError(unknownRuleSentence(unknown))
  return rulesBySettings(settings, everyRule).filter(
    (rule) => (only.length === 0 || isRuleAmong(rule, only)) && !isRuleAmong(rule, skip),
  )
}
