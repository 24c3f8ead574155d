import type { Rule, RuleGroup } from './rule.js'

/** What rules are about; each rule is in one group, and its name can stand wherever that of a rule can. */
export const ruleGroups: Readonly<Record<RuleGroup, string>> = {
  access: 'who is let in',
  starts: 'lines that stop 2.4, or make it answer 500',
  answers: 'lines that 2.4 reads differently, so that responses change',
  defaults: 'defaults that changed in 2.4',
  modules: 'modules that are loaded or built in',
  tidy: 'lines that change nothing by themselves',
}

/** What may be said where rules are chosen: the names of groups and of rules. */
export const choosableNames = (rules: readonly Rule[]): readonly string[] => [
  ...Object.keys(ruleGroups),
  ...rules.map(({ id }) => id),
]

/** Whether one of the names is the rule's or that of its group. */
export const isRuleAmong = ({ id, group }: Rule, names: readonly string[]): boolean =>
  names.includes(id) || names.includes(group)
