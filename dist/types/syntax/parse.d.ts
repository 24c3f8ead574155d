import type { ConfigFile, Version } from './tree.js';
/**
 * Read one file. Never throws: what makes no sense is kept as a stray line and noted as a problem.
 * The lines of the tree tile the text: joining their ranges, closing tags included, gives the text back.
 * @param path as it is to be shown, with forward slashes
 * @param version whose reading of continued lines applies
 * @param defined the names that httpd is known to be started with or without
 */
export declare function parse(text: string, path: string, version?: Version, defined?: ConfigFile['defined']): ConfigFile;
/** Another text of a file, or the same one, of the same kind. */
export declare function parseAgain({ path, version, defined, isPerDirectory }: ConfigFile, text: string, as?: {
    readonly version?: Version;
    readonly isPerDirectory?: true;
}): ConfigFile;
