import { type Module } from '../httpd/modules.js';
import { type TargetModules } from '../httpd/target-modules.js';
import { type Server } from '../site/server-level.js';
import type { Site } from '../site/site.js';
import { type Directive, type Node } from '../syntax/tree.js';
/** The place of a server where modules are loaded, one line after the other. */
export interface LoadLines {
    readonly first: Directive;
    readonly last: Directive;
    /** The LoadModule line for one more module, its path written as those of the others. */
    lineFor(module: Module): string;
}
/** How httpd's own configuration writes them. */
export declare const defaultLoadLines: (target: TargetModules | undefined) => Pick<LoadLines, 'lineFor'>;
/**
 * The line after which a server would load its modules that loads none so far, all its files being seen. Paths are taken from
 * ServerRoot, so that comes first. None where each module has a file of its own.
 */
export declare function placeForFirst(site: Site, server: Server): Directive | undefined;
/** The lines that load one more module, wherever it may be; guarded where 2.4 may have it linked in, or not have it. */
export declare function linesFor(loads: Pick<LoadLines, 'lineFor'>, module: Module, target: TargetModules | undefined): readonly string[];
/**
 * Where a server loads its modules: in its main file, or else in the file with most LoadModule lines. Undefined where no
 * file has several, as where each module has a file of its own (Debian).
 */
export declare function loadLines(site: Site, server: Server): LoadLines | undefined;
/** A line that loads a module or a library, or a guard around such lines. */
export declare function isLoading(node: Node): boolean;
