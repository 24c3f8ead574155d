import { type Edit } from '../edit/edit.js';
import type { ConfigFile } from '../syntax/tree.js';
/** Where the copy has a path of the server; undefined for a path that the copy has not. */
export type PathInCopy = (path: string, directive: string) => string | undefined;
/**
 * The edits that make a file of the copy read the copy: ServerRoot, and each argument that is a path which the copy has.
 * Lines stay lines, so that their numbers stay.
 */
export declare function ownPathEdits(file: ConfigFile, place: PathInCopy): Edit[];
/** The edit that gives a main file without ServerRoot one, which is a line more. */
export declare function serverRootEdit(file: ConfigFile, root: string): Edit[];
