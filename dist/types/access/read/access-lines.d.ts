import { type Methods } from '../../httpd/methods.js';
import type { Site } from '../../site/site.js';
import { type ConfigFile, type Directive, type Section } from '../../syntax/tree.js';
/** One line that bears on who is let in, with the methods it is said for and the sections it stands in. */
export interface AccessLine {
    readonly kind: AccessKind;
    readonly at: Directive;
    readonly methods: Methods;
    /** The `<Limit>`, `<LimitExcept>` and guard sections between the scope and the line, outermost first. */
    readonly within: readonly Section[];
}
export type AccessKind = 'order' | 'allow' | 'deny' | 'satisfy' | 'require' | 'authtype' | 'authoritative' | 'groupfile' | 'dbmgroupfile' | 'ssl' | 'new';
/** The names of all directives that an access scope is made of. */
export declare const accessDirectives: readonly string[];
/** Lines that 2.4 does not know, or not without mod_access_compat. */
export declare const isOld: ({ kind }: AccessLine) => boolean;
/** Whether a guard keeps the line from 2.4. */
export declare const isForOldAlone: ({ within }: AccessLine) => boolean;
/** Whether all that decides who is let in is kept from 2.4. */
export declare function saysForOldAlone({ lines }: {
    readonly lines: readonly AccessLine[];
}): boolean;
/** A scope that says it twice, for each version in a guard of its own. */
export interface Dual {
    readonly old: readonly Section[];
    readonly new: readonly Section[];
}
/** What is found while a scope is read. */
export interface ScopeReading {
    readonly site: Site;
    /** The section itself, where it is one. */
    readonly around: Section | undefined;
    /** The block of a template that its lines stand in, where they are one branch of the section. */
    readonly branch: string | undefined;
    readonly lines: AccessLine[];
    readonly dual: {
        readonly old: Section[];
        readonly new: Section[];
    };
    readonly containers: Section[];
    /** How often a file was read from here; made with the first Include. */
    readings: Map<ConfigFile, number> | undefined;
    forBoth: boolean;
    /** Only a 2.2 has ever read these lines, and it has no mod_access_compat. */
    readonly isSurelyFor22: boolean;
    unclear: string | undefined;
    /** Whether more than Order, Allow and Deny is unclear. */
    unclearBeyondHosts: boolean;
}
/** Note why nobody can tell what the scope means; the first reason is told. */
export declare function doubt(reading: ScopeReading, what: string | undefined): void;
/** The same for what one line says; host lines lose all force where a section below has some of its own. */
export declare function doubtAbout(reading: ScopeReading, at: Directive, why: string): void;
export declare function doubtLine(reading: ScopeReading, at: Directive, what: string): void;
/** Note the lines of a scope, with the methods that they are said for. */
export declare function readNodes(reading: ScopeReading, nodes: readonly (Directive | Section)[], methods: Methods, within: readonly Section[]): void;
/** Whether 2.4 reads a line for sure, and 2.2 does not, but for those that stand there for mod_access_compat. */
export declare function isReadOn24Alone(site: Site, line: Directive): boolean;
/** Whether a line that 2.2 never reads may be read by 2.4, but for those that stand there for mod_access_compat. */
export declare function mayBeReadOn24Alone(site: Site, line: Directive): boolean;
/** Whether any of these nodes, or what they hold outside other scopes, bears on access. */
export declare function saysAccess(nodes: readonly (Directive | Section)[]): boolean;
