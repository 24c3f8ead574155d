import type { Rule, RuleGroup } from './rule.js'

/** What rules are about; each rule is in one group, and its name can stand wherever that of a rule can. */
export const ruleGroups: Readonly<Record<RuleGroup, string>> = {
  access: 'who is let in',
  starts: 'what 2.4 does not start with, or answers 500 to',
  answers: 'what 2.4 reads in another way, so that answers change',
  defaults: 'what is otherwise in 2.4 unless a line sets it',
  modules: 'what is loaded and built in',
  tidy: 'what changes nothing by itself',
}

/** What may be said where rules are chosen: the names of groups and of rules. */
export const choosable = (rules: readonly Rule[]): readonly string[] => [
  ...Object.keys(ruleGroups),
  ...rules.map(({ id }) => id),
]

/** Whether one of the names is the rule's or that of its group. */
export const isAmong = ({ id, group }: Rule, names: readonly string[]): boolean =>
  names.includes(id) || names.includes(group)
