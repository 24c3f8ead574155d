import type { Source } from '../disk/files.js';
import type { ConfigFile } from '../syntax/tree.js';
/** What is said of files that were not read: one sentence, or none where none of them looks like configuration. */
export declare function lookAlikeNotes(paths: readonly string[]): readonly string[];
/** What is said of files that were named and are none of httpd's, as far as their lines show. */
export declare const foreignNotes: (sources: ReadonlyMap<ConfigFile, Source>) => readonly string[];
