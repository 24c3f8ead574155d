import type { Site } from '../site/site.js';
import type { Directive, Node } from '../syntax/tree.js';
/** How much a level lets through, from 0; -1 for a word that is no level. */
export declare const rankOf: (level: string) => number;
/** The level for all modules that a LogLevel line sets; undefined where it sets levels of single modules only. */
export declare const generalLevelOf: (line: Directive) => string | undefined;
/** Whether a LogLevel line sets a level of its own for a module, whichever way it names it. */
export declare const namesModule: (line: Directive, module: string) => boolean;
/** The LogLevel line that counts where a node stands, as far as the given files show. */
export interface LogLevelInForce {
    /** The last line in the same server, virtual host or directory that sets the level for all modules. */
    readonly line: Directive;
    /** Whether httpd reads it after the node. It then resets whatever the node's place set for single modules. */
    readonly after: boolean;
    /** Whether the line is read whenever the node is, and the other way about. */
    readonly together: boolean;
}
/**
 * The LogLevel line that the level of a single module must be added to: in 2.4 a LogLevel for all modules resets the
 * levels of single ones in its scope, while one for a single module adds to what is in force, inherited or not
 * (server/core.c, set_loglevel; server/config.c, ap_merge_log_config). Undefined where the scope has none, and where the
 * node's file is read from several places.
 */
export declare function logLevelAt(site: Site, node: Node): LogLevelInForce | undefined;
