import { type Methods } from '../../httpd/methods.js';
import type { Site } from '../../site/site.js';
import { type ConfigFile, type Directive, type Section } from '../../syntax/tree.js';
import { type AccessLine } from './access-lines.js';
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
/** What a directive says in lower case; notes it where that is none of the words that it takes. */
export declare function wordOf(reading: ScopeReading, at: Directive, words: ReadonlySet<string>): string;
/** Note the lines of a scope, with the methods that they are said for. */
export declare function readNodes(reading: ScopeReading, nodes: readonly (Directive | Section)[], methods: Methods, within: readonly Section[]): void;
