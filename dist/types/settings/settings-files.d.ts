/**
 * The files that may hold the settings for a folder, the nearest first: each httpd-upgrade.json, and each package.json that
 * seems to have the key, up to the root of the repository or of the file system.
 */
export declare function settingsFilesNear(folder: string): Generator<string>;
