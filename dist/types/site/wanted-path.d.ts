/** Whether a file's name suggests httpd configuration: `.htaccess` and `*.conf` with their usual variants and folders. */
export declare const isConfigPath: (path: string) => boolean;
/** Whether its name suggests a script or page that goes with a configuration. */
export declare const isBesidePath: (path: string) => boolean;
/** Whether a file is worth reading, by its name: configuration, or what goes with it. */
export declare const isWantedPath: (path: string) => boolean;
/**
 * Whether a file may be configuration all the same, as far as its name shows: one without an ending, a template, one that is
 * called after its site. Of those that belong to other languages nobody needs to look at the text.
 */
export declare const isPossiblePath: (path: string) => boolean;
