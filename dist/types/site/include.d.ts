import type { ConfigFile, Directive } from '../syntax/tree.js';
import { type PathMapping } from './path-mapping.js';
/** Which of the given files an Include directive reads. */
export interface IncludeResolver {
    filesOf(include: Directive): readonly ConfigFile[];
    /** Whether the line may well read others than these, or only some of them: the given files do not tell. */
    isGuess(include: Directive): boolean;
}
/**
 * Include names a file, a folder or a pattern on the server; the given files lie somewhere in a repository. A given file
 * is meant when the two paths end alike: all of the shorter one, taken from the server root where the path is relative
 * (or below a ServerRoot that is given), agrees. Where several folders fit, the one nearest to the including file is meant.
 * Where somebody has said how folders of the server lie in the repository, just the file in that place is meant.
 * A folder is read with all that it holds, in the order of the names (server/config.c, ap_process_resource_config,
 * fname_alphasort; 2.4: server/util.c, ap_dir_nofnmatch).
 * @param links further names of given files: link → path
 * @param serverRoots the values of the ServerRoot directives
 */
export declare function includeResolver(files: readonly ConfigFile[], links: ReadonlyMap<string, string>, serverRoots: readonly string[], mappings?: readonly PathMapping[]): IncludeResolver;
