import type { Rule, RuleGroup } from './rule.js';
/** What rules are about; each rule is in one group, and its name can stand wherever that of a rule can. */
export declare const ruleGroups: Readonly<Record<RuleGroup, string>>;
/** What may be said where rules are chosen: the names of groups and of rules. */
export declare const choosable: (rules: readonly Rule[]) => readonly string[];
/** Whether one of the names is the rule's or that of its group. */
export declare const isAmong: ({ id, group }: Rule, names: readonly string[]) => boolean;
