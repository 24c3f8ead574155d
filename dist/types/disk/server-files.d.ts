import type { Disk } from '../site/disk.js';
/**
 * The files that httpd reads for an Include at this place of the disk: a file, a folder with all that it holds, or what a
 * pattern matches; links are followed (server/config.c, ap_process_resource_config). What cannot be read is left out.
 * @param place the names on the way from the root of the disk
 */
export declare function filesIncluded(place: readonly string[]): readonly string[];
/**
 * The files of these names in a folder and below it, links followed. Undefined where a folder cannot be looked into, where
 * there are more entries than a moment is enough for, or links lead round in a circle.
 */
export declare function filesCalled(folder: string, names: ReadonlySet<string>): readonly string[] | undefined;
/** The disk of this machine; what has been asked is remembered, as it does not change while a site is looked at. */
export declare function thisDisk(): Disk;
