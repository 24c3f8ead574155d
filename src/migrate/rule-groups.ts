import type { Rule, RuleGroup } from './rule.js'

/**
 * The subject of each group of rules. A rule is in one group, and the group's name can be used wherever a rule's name
 * can.
 */
export const ruleGroups: Readonly<Record<RuleGroup, string>> = {
  access: 'who is let in',
  starts: 'lines that stop 2.4, or make it answer 500',
  answers: 'lines that 2.4 reads differently, so that responses change',
  defaults: 'defaults that changed in 2.4',
  modules: 'modules that are loaded or built in',
  tidy: 'lines that change nothing by themselves',
}

/** The names by which the user can choose rules: of groups and of single rules. */
export const ruleAndGroupNames = (rules: readonly Rule[]): readonly string[] => [
  ...Object.keys(ruleGroups),
  ...rules.map(({ id }) => id),
]

/** Whether one of the names is the rule's own or that of its group. */
export const isRuleOrGroupAmong = ({ id, group }: Rule, names: readonly string[]): boolean =>
  names.includes(id) || names.includes(group)
