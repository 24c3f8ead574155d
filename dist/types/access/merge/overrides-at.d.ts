import type { Site } from '../../site/site.js';
import type { Directive, Section } from '../../syntax/tree.js';
import { type Folder } from './folder-tree.js';
import { type Overrides } from './override.js';
type Line = Directive | undefined;
/**
 * What the AllowOverride lines come to that may be in force in a folder: of the main server, and of each virtual host that has
 * its own. Each section of a .htaccess file asks, and nearly all folders say nothing of their own. Nobody asks before the
 * sections for the folder, and for those above it, are merged.
 */
export declare function overridesAt(site: Site, folder: Folder): Overrides;
/** The AllowOverride lines that may be in force in a folder once 2.4 reads the configuration, where they are others than today. */
export declare function otherOverridesOn24(site: Site, folder: Folder): readonly Line[];
/** The same for requests to one server. */
export declare function overridesOf(site: Site, folder: Folder, server: Section | undefined): Overrides;
/**
 * What AllowOverride says for a server in a folder, in words: where two servers have the same, it comes to the same there, and
 * in the folders below of which neither says anything.
 */
export declare const overridesInWords: (site: Site, folder: Folder, server: Section) => string;
/** Whether a virtual host says something of its own of AllowOverride for a folder. */
export declare function saysOverrides(site: Site, folder: Folder, server: Section | undefined): boolean;
export {};
