import type { Site } from '../../site/site.js';
import { type Directive, type Section } from '../../syntax/tree.js';
import { type Folder } from './folder-tree.js';
/** What a .htaccess file may do on 2.2: the AllowOverride lines in force where it lies, each for some server. */
export interface Overrides {
    /** Undefined stands for no AllowOverride at all: 2.2's default is All. */
    readonly lines: readonly (Directive | undefined)[];
}
/** The AllowOverride lines that may be in force in a folder: of the main server, and of each virtual host that has its own. */
export declare const overridesAt: (site: Site, folder: Folder) => Overrides;
/** The same once 2.4 reads the configuration. */
export declare const overridesOn24: (site: Site, folder: Folder) => Overrides;
/** The same for requests to one server. */
export declare function overridesOf(site: Site, folder: Folder, server: Section | undefined): Overrides;
/** Whether httpd never reads a .htaccess file under these lines. */
export declare const goesUnread: ({ lines }: Overrides) => boolean;
/** Whether httpd may pass by a .htaccess file under these lines that it may read too. */
export declare const mayGoUnread: ({ lines }: Overrides) => boolean;
/** Whether the line says what is seen here: no variable or template fills it in. */
export declare const isKnown: (line: Directive | undefined) => boolean;
/** Whether the line keeps httpd from reading .htaccess files. */
export declare const readsNothing: (line: Directive | undefined) => boolean;
/** Whether the line lets .htaccess files use directives of this class, such as AuthConfig. */
export declare function allows(line: Directive | undefined, override: string): boolean;
/**
 * The first directive that a .htaccess file of these nodes may not use under this line: 2.2 answers 500 to everything.
 * @param also what it may use besides, in lower case
 */
export declare const forbiddenIn: (site: Site, nodes: readonly (Directive | Section)[], line: Directive | undefined, also?: ReadonlySet<string>) => Directive | undefined;
/** Whether 2.2 reads such a directive for sure: no condition that cannot be seen stands around it. */
export declare const isSurelyForbidden: (site: Site, nodes: readonly (Directive | Section)[], line: Directive | undefined) => boolean;
/** The same for 2.4, which skips other guards. */
export declare const forbiddenOn24: (site: Site, nodes: readonly (Directive | Section)[], line: Directive | undefined) => Directive | undefined;
