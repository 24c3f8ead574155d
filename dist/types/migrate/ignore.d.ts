import { type ConfigFile, type Directive, type Range, type Section } from '../syntax/tree.js';
/** `bare`: a comment asks for it, but gives no reason, which it must. */
export type Ignored = 'no' | 'yes' | 'bare';
/**
 * Whether a comment on the line before a node, or before a section around it, silences the rule there:
 * `# httpd-upgrade-ignore RULE… : reason`. Each file is looked through once.
 */
export declare function ignoreComments(): (rule: string, at: Directive | Section) => Ignored;
/** A name in a comment that is to silence a rule. */
export interface NameToIgnore extends Range {
    readonly name: string;
    /** What stands behind the comment; behind the last line of a section or file, what stands around or before it. */
    readonly at: Directive | Section;
}
/** Every name in such comments of a file, where it stands in one piece. */
export declare function namesToIgnore(file: ConfigFile): Generator<NameToIgnore>;
