import type { ConfigFile } from '../syntax/tree.js';
import type { Disk } from './disk.js';
/**
 * Places as the configuration names them: where links give the folder of a server two names, that which ServerRoot says
 * counts, whatever way the files were named.
 * @param placeOf the names on the way to a path, as it was given
 */
export declare function serverNames(files: readonly ConfigFile[], placeOf: (path: string) => readonly string[], disk: Disk | undefined): (path: string) => readonly string[];
/** Debian's main file leaves ServerRoot to the program, which has it built in (debian/config-dir/apache2.conf, debian/rules). */
export declare const builtInRoot: ({ path }: ConfigFile) => readonly string[] | undefined;
