import { type Server } from '../site/server-level.js';
import type { Site } from '../site/site.js';
import { type Node } from '../syntax/tree.js';
import type { LoadedModules } from './loaded-modules.js';
/** A multi-processing module: what makes the processes and threads of a server. */
export type Mpm = 'prefork' | 'worker' | 'event';
/**
 * The MPM that 2.4 runs where this line is read: the one of the innermost guard around it, else the one that a LoadModule
 * line names. 2.2 had its MPM built in, so most configurations do not say.
 */
export declare function mpmAt(site: Site, node: Node): Mpm | undefined;
/** The MPM that 2.2 had built in, as far as the configuration shows, and what shows it. */
export interface FormerMpm {
    readonly mpm: Mpm;
    /** A directive or a module; undefined where it is only the default. */
    readonly shownBy: string | undefined;
}
/** Prefork is what 2.2 is built with unless told otherwise; mod_cgid is there for the MPMs with threads. */
export declare function formerMpm(site: Site, server: Server, { names }: LoadedModules): FormerMpm;
