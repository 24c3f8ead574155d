import type { EditorFile, TextEdit } from './messages.js';
/** The files that are open in the editor, by their paths. They win over the disk. */
export type OpenFiles = ReadonlyMap<string, EditorFile>;
/** @param edits one after the other, each told from the text that the one before it left */
export declare const edited: (text: string, edits: readonly TextEdit[]) => string;
/** The file as it is after the edits. One that is not open stays so. */
export declare function changeFile(open: Map<string, EditorFile>, path: string, version: number, edits: readonly TextEdit[]): void;
