import type { ConfigFile, Directive } from '../syntax/tree.js';
import { type LocatedFiles } from './located-files.js';
import { type PathMapping } from './path-mapping.js';
import type { ServerRoot } from './server-roots.js';
/** What an Include directive reads, as far as the given files tell. */
export interface Included {
    readonly files: readonly ConfigFile[];
    /**
     * `known`: the folder that it names is known, and these are its files. `likely`: given files whose paths end alike.
     * `guess`: it may well read others than these, or only some of them. `unseen`: what it names is not among the given files.
     */
    readonly how: 'known' | 'likely' | 'guess' | 'unseen';
    /** Where it leads, as the names on the way: a file, a folder or a pattern. None where that cannot be told. */
    readonly places: readonly (readonly string[])[];
}
interface Where {
    readonly given: LocatedFiles;
    /** The values of the ServerRoot directives. */
    readonly said: readonly string[];
    readonly roots: readonly ServerRoot[];
    /** As somebody has said how folders of the server lie in the repository. */
    readonly mappings: readonly PathMapping[];
}
/**
 * Which of the given files each Include reads: a file, a folder with all that it holds, or what a pattern matches, in the
 * order of the names (server/config.c, ap_process_resource_config, fname_alphasort; 2.4: server/util.c, ap_dir_nofnmatch).
 */
export declare function includeResolver(where: Where): (include: Directive) => Included;
export {};
