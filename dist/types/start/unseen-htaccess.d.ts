import type { AskedConfiguration } from './asked-configuration.js';
/**
 * That there are, or may be, `.htaccess` files that nobody has shown: none of the requests is about them.
 * @returns at most one sentence for those that are here, and one for folders that are not
 */
export declare function unseenHtaccess({ given: { site }, world, onDisk }: AskedConfiguration): Generator<string>;
