import { TextDocument } from 'vscode-languageserver-textdocument';
import type { EditorFile, TextEdit, TextSpan } from './messages.js';
/** A file that is open in the editor. */
export interface EditorDocument {
    readonly uri: string;
    /** Absolute, without links. */
    readonly path: string;
    readonly text: TextDocument;
    readonly isHttpd: boolean;
    /** What was typed, by the version that it made. */
    readonly typed: {
        readonly version: number;
        readonly edits: readonly TextEdit[];
    }[];
}
/** A change as the protocol has it; without a range it is the whole text. */
export interface ContentChange {
    readonly range?: TextSpan;
    readonly text: string;
}
/** The path of a file that an address names; undefined where it names none, such as of a text that was never saved. */
export declare function pathOfUri(uri: string): string | undefined;
export declare const uriOfPath: (path: string) => string;
/** Change the text of a document. @returns the edits, in UTF-16 units, one after the other */
export declare function typeInto(document: EditorDocument, version: number, changes: readonly ContentChange[]): readonly TextEdit[];
/** What was typed since a version was looked at; what came before is needed no more. */
export declare function typedSince({ typed }: EditorDocument, version: number): readonly TextEdit[];
export declare const openFile: ({ path, text, isHttpd }: EditorDocument) => EditorFile;
