import type { Source } from '../disk/files.js';
import type { Site } from '../site/site.js';
import type { ConfigFile } from '../syntax/tree.js';
import { type Adaptation } from './adapt.js';
/** A configuration with what it serves, as it was read. */
export interface ServedSite {
    readonly site: Site;
    readonly sources: ReadonlyMap<ConfigFile, Source>;
    /** The files and folders that were given, and those that were read besides. */
    readonly paths: readonly string[];
}
/** A copy of a server, ready to be started. */
export interface ServerCopy {
    readonly main: string;
    readonly root: string;
    readonly errorLog: string;
    /** Where the copy has a path of the server, be it there or not; undefined for what it has nothing in the place of. */
    readonly path: (onServer: string) => string | undefined;
}
/** What an adaptation needs that is known only to who starts the servers. */
export type CopyChoices = Omit<Adaptation, 'path' | 'written' | 'types' | 'certificate' | 'isIncluded'>;
/**
 * Copy a server to a folder: the given files with these texts in them, and the folders that it serves from. Of what is large,
 * and of very much, the copy has only names. Programs in it are replaced by one that only says its name.
 * @param texts the new text of each file; a file without one stays as it is
 */
export declare function copyServer(folder: string, { site, sources, paths }: ServedSite, texts: ReadonlyMap<ConfigFile, string>, choices: CopyChoices): ServerCopy | undefined;
/** A document that is not there, so that it can be told whether somebody may have it. */
export declare function writeDocument(path: string): void;
