import type { Site } from '../site/site.js';
/**
 * The classes of directives that some AllowOverride of the given files lets `.htaccess` files use, in lower case.
 * Undefined where that cannot be told: none is given (2.2 then allowed all), or one is not known.
 */
export declare function overridesGranted(site: Site): ReadonlySet<string> | undefined;
/** Whether files that are read at all lack every one of these classes. */
export declare function lacksOverride(site: Site, ...classes: readonly string[]): boolean;
