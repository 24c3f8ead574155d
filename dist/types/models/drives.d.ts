import type { Site } from '../site/site.js';
/**
 * On Windows `/xampp` is a folder on the drive that httpd is started on (apr_filepath_merge, which server/core.c, dirsection,
 * calls), so that folders which look different may be one.
 * `drive`: the only one that is named, where some paths name it and others none. `several`: it cannot be told which is meant.
 */
type Drives = {
    readonly drive: string;
} | 'several' | undefined;
export declare const drivesOf: (site: Site) => Drives;
/** The path with the drive that it lies on. */
export declare function withDrive(site: Site, path: string): string;
/** The root of all is that of every drive. */
export declare const isWithoutDrive: (path: string) => boolean;
export {};
