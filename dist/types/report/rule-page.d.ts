import type { Rule } from '../migrate/rule.js';
/** All rules, a line each: name, group, severity, title. */
export declare function rulesList(rules: readonly Rule[]): string;
/** One rule's page. */
export declare const rulePage: ({ id, title, group, severity, page, see }: Rule) => string;
