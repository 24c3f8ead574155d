import type { Site } from '../../site/site.js';
import type { Section } from '../../syntax/tree.js';
import { type Folder } from './folder-tree.js';
import { type Overrides } from './override.js';
/** The AllowOverride lines that may be in force in a folder: of the main server, and of each virtual host that has its own. */
export declare const overridesAt: (site: Site, folder: Folder) => Overrides;
/** The same once 2.4 reads the configuration. */
export declare const overridesOn24: (site: Site, folder: Folder) => Overrides;
/** The same for requests to one server. */
export declare function overridesOf(site: Site, folder: Folder, server: Section | undefined): Overrides;
/** Whether a virtual host says something of its own of AllowOverride for a folder. */
export declare function saysOverrides(site: Site, folder: Folder, server: Section | undefined): boolean;
