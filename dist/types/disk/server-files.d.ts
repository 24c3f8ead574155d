/**
 * The files that httpd reads for an Include at this place of the disk: a file, a folder with all that it holds, or what a
 * pattern matches; links are followed (server/config.c, ap_process_resource_config). What cannot be read is left out.
 * @param place the names on the way from the root of the disk
 */
export declare function filesIncluded(place: readonly string[]): readonly string[];
/** The files of these names in a folder and below it. */
export declare function filesCalled(folder: string, names: ReadonlySet<string>): readonly string[];
