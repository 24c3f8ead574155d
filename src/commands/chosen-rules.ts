import { type Options, UsageError } from '../command-line/arguments.js'
import type { Finding, Rule } from '../migrate/rule.js'
import { isRuleOrGroupAmong, ruleAndGroupNames } from '../migrate/rule-groups.js'
import { everyRule } from '../migrate/rules/index.js'
import { hasRarelyNeededFix } from '../questions/assumptions.js'
import { rulesWithSettings, type Settings } from '../settings/settings.js'
import { unknownRuleSentence } from './unknown-rule-sentence.js'

/**
 * Returns a test for findings: whether their fixes are wanted. A fix that few servers need is wanted only if its condition is
 * confirmed, or if --only names its rule.
 */
export const wantedFixTest =
  ({ only }: Pick<Options, 'only'>) =>
  (finding: Finding): boolean =>
    !hasRarelyNeededFix(finding) || only.includes(finding.rule.id)

/**
 * The rules chosen by the options and the settings.
 * @throws UsageError for an unknown rule or group
 */
export function chosenRules({ only, skip }: Options, settings: Settings): readonly Rule[] {
  const names = ruleAndGroupNames(everyRule)
  const unknown = [...only, ...skip].find((name) => !names.includes(name))
  if (unknown) throw new UsageError(unknownRuleSentence(unknown))
  return rulesWithSettings(settings, everyRule).filter(
    (rule) => (only.length === 0 || isRuleOrGroupAmong(rule, only)) && !isRuleOrGroupAmong(rule, skip),
  )
}
