import type { Site } from '../../site/site.js';
import type { Directive, Word } from '../../syntax/tree.js';
/** A call of a program, and the words after its name. */
export interface ToolCall {
    readonly at: Directive;
    /** The name of the program, which need not be the first word of the command. */
    readonly name: Word;
    readonly args: readonly Word[];
}
/** The calls of programs of these names, also after `sudo`, `RUN`, `ExecStart=` and the like. */
export declare const toolCallsOf: (site: Site, name: RegExp) => readonly ToolCall[];
