import type { Directive } from '../syntax/tree.js';
import { type LocatedFiles } from './located-files.js';
/** Where the folder that a server starts from lies among the given files. */
export interface ServerRoot {
    /** What ServerRoot says, as the names on the way; undefined where no given file says it. */
    readonly onServer: readonly string[] | undefined;
    /** Where that folder is. */
    readonly place: readonly string[];
    /**
     * Where the root of the server's disk is, so that the place of every path is known: none of the names where the given
     * files lie where the server has them; the folder of an image, such as `image` for `image/etc/httpd`.
     */
    readonly top: readonly string[] | undefined;
}
/** The place of a path of the server, where the root of its disk is known. */
export declare const placesOnDisk: (roots: readonly ServerRoot[], names: readonly string[]) => readonly (readonly string[])[];
/**
 * The ServerRoot of each main file among the given ones, where it can be told: the folder itself where the main file lies in
 * it, or else the folder at or above the main file from which most of its Include lines lead to a given file.
 * @param roots the ServerRoot directives
 * @param includes the Include and IncludeOptional directives
 * @param otherwise ServerRoot, where no given file says it
 */
export declare function serverRootsAmong(given: LocatedFiles, { roots, includes, otherwise }: RootLines): readonly ServerRoot[];
interface RootLines {
    readonly roots: readonly Directive[];
    readonly includes: readonly Directive[];
    readonly otherwise: string | undefined;
}
export {};
