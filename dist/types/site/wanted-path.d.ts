/** Whether a file's name suggests httpd configuration: `.htaccess` and `*.conf` with their usual variants and folders. */
export declare const isConfigPath: (path: string) => boolean;
/** Whether its name suggests a script or page that goes with a configuration. */
export declare const isBesidePath: (path: string) => boolean;
/** Whether a file is worth reading, by its name: configuration, or what goes with it. */
export declare const isWantedPath: (path: string) => boolean;
