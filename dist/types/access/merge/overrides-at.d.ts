import type { Site } from '../../site/site.js';
import type { Directive, Section } from '../../syntax/tree.js';
import { type Folder } from './folder-tree.js';
/** What a .htaccess file may do on 2.2: the AllowOverride lines in force where it lies, each for some server. */
export interface Overrides {
    /** Undefined stands for no AllowOverride at all: 2.2's default is All. */
    readonly lines: readonly (Directive | undefined)[];
    /** Those under which httpd reads .htaccess files. */
    readonly reading: readonly (Directive | undefined)[];
    /** Whether httpd never reads a .htaccess file under them. */
    readonly isUnread: boolean;
    /** Whether it may pass by one that it may read too. */
    readonly mayGoUnread: boolean;
}
/** The AllowOverride lines that may be in force in a folder: of the main server, and of each virtual host that has its own. */
export declare const overridesAt: (site: Site, folder: Folder) => Overrides;
/** The same once 2.4 reads the configuration. */
export declare const overridesOn24: (site: Site, folder: Folder) => Overrides;
/** The same for requests to one server. */
export declare function overridesOf(site: Site, folder: Folder, server: Section | undefined): Overrides;
/** Whether a virtual host says something of its own of AllowOverride for a folder. */
export declare function saysOverrides(site: Site, folder: Folder, server: Section | undefined): boolean;
