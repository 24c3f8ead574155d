import type { CopyToStart } from './copy-to-start.js';
import type { Places } from './places.js';
import type { ServerCopy } from './server-copy.js';
/** Takes the place of every other server: nobody listens there, so that a request that is passed on fails at once, and alike. */
export declare const backend = "127.0.0.1:9";
/**
 * Lines that are read besides the configuration: what every server needs and the configuration does not say.
 * @param more modules that turned out to be missed, such as `mod_deflate`
 */
export declare function firstWords({ given: { site }, program, oldTerms, readAs22 }: CopyToStart, made: ServerCopy, places: Places, more: readonly string[]): readonly string[];
