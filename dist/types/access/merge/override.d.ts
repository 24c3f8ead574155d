import { type GuardReading } from '../../httpd/guards.js';
import type { Site } from '../../site/site.js';
import { type Directive, type Section } from '../../syntax/tree.js';
/** What a .htaccess file may do on 2.2: the AllowOverride lines in force where it lies, each for some server. */
export interface Overrides {
    /** Those under which httpd reads .htaccess files; undefined stands for no AllowOverride at all: 2.2's default is All. */
    readonly reading: readonly (Directive | undefined)[];
    /** Whether httpd never reads a .htaccess file under them. */
    readonly isUnread: boolean;
    /** Whether it may pass by one that it may read too. */
    readonly mayGoUnread: boolean;
}
/** Who reads the guards, and what it never reads. */
export interface OverrideReader {
    readonly reads: (site: Site, guard: Section) => GuardReading;
    readonly other: '2.2' | '2.4';
}
export declare const readerToday: OverrideReader;
export declare const readerOn24: OverrideReader;
/** The last line that surely counts, and those after it that may; `sure` where there is such a line. */
export declare function lastOverrides(reader: OverrideReader, site: Site, nodes: readonly (Directive | Section)[], around: Section | undefined): {
    readonly lines: readonly Directive[];
    readonly sure: boolean;
};
/** Whether the line says what is seen here: no variable or template fills it in. */
export declare const isKnown: (line: Directive | undefined) => boolean;
/** Whether the line keeps httpd from reading .htaccess files. */
export declare const readsNothing: (line: Directive | undefined) => boolean;
/** Whether the line lets .htaccess files use directives of this class, such as AuthConfig. */
export declare function allows(line: Directive | undefined, override: string): boolean;
/** Whether the line surely lets .htaccess files use everything. */
export declare const allowsAll: (line: Directive) => boolean;
/**
 * The first directive that a .htaccess file of these nodes may not use under this line: 2.2 answers 500 to everything.
 * @param also what it may use besides, in lower case
 */
export declare const forbiddenIn: (site: Site, nodes: readonly (Directive | Section)[], line: Directive | undefined, also?: ReadonlySet<string>) => Directive | undefined;
/** Whether 2.2 reads such a directive for sure: no condition that cannot be seen stands around it. */
export declare const isSurelyForbidden: (site: Site, nodes: readonly (Directive | Section)[], line: Directive | undefined) => boolean;
/** The same for 2.4, which skips other guards. */
export declare const forbiddenOn24: (site: Site, nodes: readonly (Directive | Section)[], line: Directive | undefined) => Directive | undefined;
