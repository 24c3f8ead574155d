import { type CodeAction, type Diagnostic } from 'vscode-languageserver/node';
import type { OfferedFix, Remark } from './messages.js';
/** What the editor can do, as far as it matters here. */
export interface EditorAbilities {
    /** Edits that name the version of the text that they are for. */
    readonly versions: boolean;
    /** Showing a place when asked to. */
    readonly places: boolean;
}
export declare const fixAllKind: string;
/** Has the editor go to a place: address, place. */
export declare const writeOnCommand = "httpd-upgrade.writeOn";
export declare const diagnosticOf: ({ range, severity, id, see, message }: Remark) => Diagnostic;
/** @param uriOf the address of a file, as the editor knows it */
export declare function codeActionOf({ title, isSafe, settles, files, writeOnAt }: OfferedFix, uriOf: (path: string) => string, abilities: EditorAbilities): CodeAction;
/** Whether an editor that asks for some kinds of action alone asks for this one. */
export declare const isAskedFor: (kind: string, only: readonly string[] | undefined) => boolean;
