import type { ConfigFile, Directive } from '../syntax/tree.js';
import { type LocatedFiles } from './located-files.js';
/** What an Include seems to read where the folder that it names cannot be told. */
export interface Likely {
    readonly files: readonly ConfigFile[];
    /** The line may well read others than these, or only some of them. */
    readonly guess: boolean;
}
/**
 * The given files lie somewhere in a repository, and a path of the server is likely the given file whose path ends alike: all
 * of the shorter one, taken from the server root where the path is relative (or below a ServerRoot that is given), agrees.
 * Where several folders fit, the one nearest to the including file is meant.
 * @param serverRoots the values of the ServerRoot directives
 */
export declare function filesThatEndAlike(given: LocatedFiles, serverRoots: readonly string[]): (include: Directive) => Likely;
