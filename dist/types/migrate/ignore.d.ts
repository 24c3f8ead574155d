import type { Directive, Section } from '../config/tree.js';
/** `bare`: a comment asks for it, but gives no reason, which it must. */
export type Ignored = 'no' | 'yes' | 'bare';
/**
 * Whether a comment on the line before a node, or before a section around it, silences the rule there:
 * `# httpd-upgrade-ignore RULE… : reason`. Each file is looked through once.
 */
export declare function ignoreComments(): (rule: string, at: Directive | Section) => Ignored;
