import type { Rule } from '../migrate/rule.js';
/** All rules, a line each: severity, name, title. */
export declare function rulesList(rules: readonly Rule[]): string;
/** One rule's page. */
export declare const rulePage: ({ id, title, severity, page, see }: Rule) => string;
