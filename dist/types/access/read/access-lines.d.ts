import type { Methods } from '../../httpd/methods.js';
import type { Site } from '../../site/site.js';
import { type Directive, type Section } from '../../syntax/tree.js';
/** One line that bears on who is let in, with the methods it is said for and the sections it stands in. */
export interface AccessLine {
    readonly kind: AccessKind;
    readonly at: Directive;
    readonly methods: Methods;
    /** The `<Limit>`, `<LimitExcept>` and guard sections between the scope and the line, outermost first. */
    readonly within: readonly Section[];
}
export type AccessKind = 'order' | 'allow' | 'deny' | 'satisfy' | 'require' | 'authtype' | 'authoritative' | 'groupfile' | 'dbmgroupfile' | 'ssl' | 'new';
/** By the names of directives, in lower case. */
export declare const accessKinds: ReadonlyMap<string, AccessKind>;
/** The names of all directives that an access scope is made of. */
export declare const accessDirectives: readonly string[];
/** Lines that 2.4 does not know, or not without mod_access_compat. */
export declare const isOld: ({ kind }: Pick<AccessLine, 'kind'>) => boolean;
/** Whether a guard keeps the line from 2.4. */
export declare const isForOldAlone: ({ within }: AccessLine) => boolean;
/** Whether all that decides who is let in is kept from 2.4. */
export declare function saysForOldAlone({ lines }: {
    readonly lines: readonly AccessLine[];
}): boolean;
/** Whether any of these nodes, or what they hold outside other scopes, bears on access. */
export declare function saysAccess(nodes: readonly (Directive | Section)[]): boolean;
/** Whether 2.4 reads a line for sure, and 2.2 does not, but for those that stand there for mod_access_compat. */
export declare function isReadOn24Alone(site: Site, line: Directive): boolean;
/** Whether a line that 2.2 never reads may be read by 2.4, but for those that stand there for mod_access_compat. */
export declare function mayBeReadOn24Alone(site: Site, line: Directive): boolean;
/** `<IfModule mod_access_compat.c>`: who writes this has thought of servers with and without it. */
export declare const asksForCompat: ({ key, args }: Section) => boolean;
