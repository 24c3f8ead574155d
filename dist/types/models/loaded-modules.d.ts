import { type Server } from '../site/server-level.js';
import type { Site } from '../site/site.js';
import type { Node } from '../syntax/tree.js';
/** What is known of the modules of one server once it runs on 2.4. */
export interface LoadedModules {
    /** By name (`mod_ssl`): those that a LoadModule line loads, whatever guards are around it. */
    readonly names: ReadonlySet<string>;
    /** Those that this 2.4 is known to have linked in. */
    readonly linkedIn: ReadonlySet<string>;
    /** Modules that 2.2 had built in, if the server has them as by default. */
    readonly builtIn: ReadonlySet<string>;
    readonly onWindows: boolean;
}
/** What 2.2 builds in unless told otherwise (its configure, modules with default "yes"). */
export declare const base22: readonly string[];
/** The modules of a server. Renamed ones count under their new name. */
export declare const loadedModules: (site: Site, server: Server) => LoadedModules;
/** Whether each module is loaded in a file of its own, as on Debian: mods-enabled/ssl.load. */
export declare const hasFileForEachModule: (site: Site, server: Server) => boolean;
/** Whether 2.4 reads a node for sure, given these modules: every guard around it holds, in some place it is read from. */
export declare const isSurelyRead: (site: Site, node: Node, modules: LoadedModules) => boolean;
/** Whether 2.4 may read a node: no guard around it is known to fail. A module that nothing loads is not there. */
export declare const mayBeRead: (site: Site, node: Node, modules: LoadedModules) => boolean;
