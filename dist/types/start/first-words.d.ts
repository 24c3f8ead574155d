import type { CopyToStart } from './copy-to-start.js';
import type { Places } from './places.js';
import type { ServerCopy } from './server-copy.js';
/**
 * Lines that are read before the configuration: what every server needs and the configuration does not say.
 * @param more modules that turned out to be missed, such as `mod_deflate`
 */
export declare function firstWords({ given: { site }, program, oldTerms }: CopyToStart, made: ServerCopy, places: Places, more: readonly string[]): readonly string[];
