import type { Folder } from '../../../access/merge/folder-tree.js';
import type { Part, ServerSection } from '../../../access/merge/merge.js';
import { type Scope } from '../../../access/merge/scope.js';
import type { Site } from '../../../site/site.js';
import type { Directive } from '../../../syntax/tree.js';
import type { Planner } from '../plan.js';
import type { Repeat, Tag } from './split.js';
/** The tag of a location for the URLs of a folder, or of another location, on each of these servers. */
export declare function tagOn(planner: Planner, scope: Scope, { folder, names, urls }: Repeat, servers: readonly ServerSection[]): Tag | undefined;
/** Whether a copy can stand where the section applies with other rules: in a folder, at a URL, or for names. */
export declare function canHold(planner: Planner, scope: Scope, { folder, names, urls }: Repeat, parts: readonly Part[]): boolean;
/** The locations that follow, and that an `<If>` in this one would come after. */
export declare function followersOf({ scopes }: Planner, scope: Scope): readonly Scope[];
/**
 * Whether a copy in a location can be an `<If>` that looks at the path of the file that is asked for. By `/srv/*` a file of
 * `/srv` is meant too, but not where it is the index (server/request.c, ap_directory_walk keeps what it found for the folder).
 */
export declare const canTest: (planner: Planner, scope: Scope, { folder, names, urls }: Repeat) => boolean;
/** Whether each of these servers reads a .htaccess file. */
export declare const isReadForSure: ({ site, skipped }: Planner, htaccess: Scope, folder: Folder, servers: readonly ServerSection[]) => boolean;
/** The servers that have what lies in a folder. */
export declare const reaching: (parts: readonly Part[], folder: Folder) => readonly ServerSection[];
/** The section or file of a folder that copies go into. */
export declare function hostOf(scope: Scope, folder: Folder): Scope | undefined;
/** The AllowOverride lines of the .htaccess file that a copy goes into. */
export declare const overridesFor: (site: Site, scope: Scope, { folder }: Repeat) => readonly (Directive | undefined)[];
