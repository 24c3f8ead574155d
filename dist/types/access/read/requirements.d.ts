import { type Methods } from '../../httpd/methods.js';
import type { Directive } from '../../syntax/tree.js';
import { type Condition } from './condition.js';
/** One Require line. */
export interface Requirement {
    readonly at: Directive;
    readonly methods: Methods;
    /** The keyword, in lower case if it is one of httpd's own: 2.2 compares it without regard to case. */
    readonly keyword: string;
    /** The rest of the line, as written. */
    readonly words: string;
    /**
     * Why nobody met the line in 2.2, whom 2.4 may let in by it: it kept the quotes around the keyword, which 2.4 removes; it
     * had no such keyword; or its module knows the keyword in lower case only.
     */
    readonly unmet: 'quotes' | 'keyword' | 'case' | undefined;
    readonly unclear: string | undefined;
}
/** The authorization modules of 2.2 in the order in which their hooks run, first loaded first. */
export interface Authorizers {
    readonly order: readonly AuthorizerName[];
    /** Whether that order is known rather than presumed. */
    readonly known: boolean;
    /** Whether mod_authz_owner is there for sure: it decides alone where a line asks for the owner of the file. */
    readonly hasOwner: boolean;
    /** The name of something from outside that may answer for any line, alone or before others. */
    readonly foreign: string | undefined;
}
export type AuthorizerName = 'owner' | 'groupfile' | 'dbm' | 'ldap' | 'user';
/** What is in force where the Require lines are, beside them. */
export interface AuthorizerSettings {
    readonly groupFile: boolean;
    readonly dbmGroupFile: boolean;
    /** 2.2 forgot an inherited AuthGroupFile where a section set only AuthzGroupFileAuthoritative; 2.4 does not. */
    readonly lostGroupFile: boolean;
    /** Without an AuthLDAPURL mod_authnz_ldap left its lines to the other modules, none of which knows them. */
    readonly ldapUrl: boolean;
    /** Modules whose `Authz…Authoritative` is Off. */
    readonly off: ReadonlySet<AuthorizerName>;
}
/** The module that an `Authz…Authoritative` directive speaks to. */
export declare const authorizerOf: Readonly<Record<string, AuthorizerName>>;
/**
 * Read a Require line. A quoted keyword matched nothing in 2.2, which kept the quotes (server/core.c, require): it is read as
 * `user` without a name, which asks for a password too and suits nobody.
 * @param isNewUnmet so is a keyword that 2.2 does not have, where it is sure that a 2.2 reads the line
 */
export declare function requirementOf(at: Directive, methods: Methods, isNewUnmet: boolean): Requirement;
/** Spaces between quotes are part of a name. */
export declare const withSingleSpaces: (text: string) => string;
/** Whether the line asks with a word that 2.2 did not know and met nobody by; 2.4 lets in whom it names. */
export declare const isNewWord: ({ keyword }: Pick<Requirement, 'keyword'>) => boolean;
/** R for one method: what the modules make of the Require lines; undefined where no line applies. */
export declare function requiredOf(lines: readonly Requirement[], method: string, authorizers: Authorizers, settings: AuthorizerSettings): Required | undefined;
/** Whether 2.4, which takes any of the lines, may let in by some that counted for nothing in 2.2, or nobody can tell. */
export declare function wakesLines(lines: readonly Requirement[], method: string, authorizers: Authorizers, settings: AuthorizerSettings): boolean;
/** R, and why it may be another: a phrase, or undefined where it is certain. */
export interface Required {
    readonly condition: Condition;
    readonly doubt: Doubt | undefined;
}
export type Doubt = 'load-order' | 'two-group-files' | 'foreign' | 'odd-ldap-word' | 'answered-elsewhere' | 'owner' | 'no-group-file' | 'lost-group-file' | 'no-ldap-url';
