import { type ConfigFile, type Directive, type Range, type Section } from '../syntax/tree.js';
/** `bare`: a comment asks for it, but gives no reason, which it must. */
export type Ignored = 'no' | 'yes' | 'bare';
/** The comments of files that silence rules: `# httpd-upgrade-ignore RULE… : reason`. Each file is looked through once. */
export interface IgnoreComments {
    /** Whether a comment on the line before a node, or before a section around it, silences the rule there. */
    of(rule: string, at: Directive | Section): Ignored;
    /** The names in comments of a file that silenced nothing of all that was asked about. */
    unusedIn(file: ConfigFile): readonly NameToIgnore[];
}
/** @returns the comments of files that are not read yet */
export declare function ignoreComments(): IgnoreComments;
/** A name in a comment that is to silence a rule. */
export interface NameToIgnore extends Range {
    readonly name: string;
    /** What stands behind the comment; behind the last line of a section or file, what stands around or before it. */
    readonly at: Directive | Section;
}
/** Every name in such comments of a file, where it stands in one piece. */
export declare function namesToIgnore(file: ConfigFile): Generator<NameToIgnore>;
/** Such comments of a file that name no rule. */
export declare function namelessComments(file: ConfigFile): Generator<Omit<NameToIgnore, 'name'>>;
