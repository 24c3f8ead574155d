import { type Directive, type Section } from '../config/tree.js';
/**
 * Whether a comment on the line before a node, or before a section around it, silences the rule there:
 * `# httpd-upgrade-ignore RULE… : reason`. Without a reason it silences nothing.
 */
export declare function isIgnored(rule: string, at: Directive | Section): boolean;
