import type { Site } from '../../site/site.js';
import { type Directive } from '../../syntax/tree.js';
/**
 * The lines that a guard on the version keeps from 2.4, where that has no line of the same name for the same place: by guard,
 * the outermost. Lines on access, and those of which 2.4 knows nothing, are not among them.
 */
export declare function linesKeptFrom24(site: Site): readonly (readonly [Directive, ...Directive[]])[];
