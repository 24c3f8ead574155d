import { type Edit } from '../edit/edit.js';
import type { ConfigFile, Problem } from '../syntax/tree.js';
/**
 * The first problem that a file has after these edits, and had not before. The new text is read only where the lines that
 * the edits touch do not show by themselves that there is none.
 * @param text the file's text after them
 */
export declare function newProblem(file: ConfigFile, edits: readonly Edit[], text: string): Problem | undefined;
