/** Where new texts wait until they take the place of files. */
export interface Scratch {
    /** A path for a text that is to take the place of this file: on its disk, and where httpd does not read. */
    pathFor(real: string): string;
    /** A path in the folder of the file itself, where it must be. */
    pathBeside(real: string): string;
    /** Take away whatever is there still. */
    remove(): void;
}
/**
 * A place to write to before files are replaced. What a program left that was killed outright goes when the next one comes by.
 * @param mains the main files that are known, by the names that the file system gives them
 */
export declare function openScratch(mains: readonly string[]): Scratch;
