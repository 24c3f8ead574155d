import type { ConfigFile, Directive, Word } from '../../syntax/tree.js';
import type { Site } from '../site.js';
/** What stands beside a configuration: commands for a shell, and pages with server-side includes. */
export type BesideKind = 'commands' | 'page';
/**
 * A file beside the configuration, in the terms of one: each command, or each element of a page, is a line whose name is
 * the command's or the element's and whose arguments are its words. The lines need not tile the text.
 */
export interface BesideFile extends ConfigFile {
    readonly kind: BesideKind;
}
/** A command or an element, as a reader finds it. */
export interface Statement {
    readonly name: Word;
    readonly args: readonly Word[];
}
/** A comment's place. */
export interface Comment {
    readonly comment: {
        readonly start: number;
        readonly end: number;
    };
}
/** Make a file of what `read` finds in the text, in its order. */
export declare function besideFile(kind: BesideKind, path: string, text: string, read: (text: string) => Iterable<Statement | Comment>): BesideFile;
/** Its commands or elements. */
export declare const statementsIn: (file: ConfigFile) => readonly Directive[];
/** The scripts among the files beside a configuration. */
export declare const commandFilesOf: (site: Site) => readonly BesideFile[];
/** The pages with server-side includes among them. */
export declare const pagesOf: (site: Site) => readonly BesideFile[];
