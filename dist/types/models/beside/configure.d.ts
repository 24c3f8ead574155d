import { type Edit } from '../../edit/edit.js';
import type { Site } from '../../site/site.js';
import type { Directive, Word } from '../../syntax/tree.js';
import { type ToolCall } from './tools.js';
/** One `--enable-…`, `--disable-…` or `--with-…` of a configure command. */
export interface Switch {
    readonly word: Word;
    /** Without the dashes and the value: `enable-rewrite`. */
    readonly name: string;
    readonly value: string | undefined;
}
/** A command that configures the sources of httpd, as config.nice records it. */
export interface Configure extends ToolCall {
    readonly switches: readonly Switch[];
}
/** The configure commands of httpd in the scripts among the given files: not those of APR, PHP or anything else. */
export declare const configuresOf: (site: Site) => readonly Configure[];
/** The switch of this name, if it is given; the last one counts. */
export declare const switchNamed: ({ switches }: Configure, ...names: string[]) => Switch | undefined;
/** The words of a list of modules, such as that of `--enable-mods-shared`; hyphens and underscores are the same. */
export declare const listOf: (list: Switch | undefined) => readonly string[];
/** Drop a switch: with its line, where it stands alone on it. */
export declare function removeSwitch(at: Directive, word: Word): Edit;
/**
 * Put a switch right after the name of the command, written as the first one is: that place no other edit takes away. The
 * MPM stays before the others, whichever is added first.
 */
export declare function addSwitch({ at: { file }, name, args }: Configure, text: string): Edit;
