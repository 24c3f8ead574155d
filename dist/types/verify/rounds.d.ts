import type { Rounds } from '../explain/verified.js';
import { type Module } from '../httpd/modules.js';
import { type CommandResult } from './run-command.js';
/** What a command said of a copy, once for each thing that stopped it. */
export interface RoundsResult extends CommandResult, Rounds {
}
export interface RoundsOptions {
    readonly command: string;
    /** For all rounds together. */
    readonly seconds: number;
    /** The files of the copy that a path in a message means. */
    filesAt(path: string): readonly string[];
    /** Removes a link of the copy that leads to nothing; false where the path is none. */
    removeLink(path: string): boolean;
    /** Has the copy load a module besides; false where its file is not there. */
    load(module: Module): boolean;
    /** All files of the copy that httpd may read. */
    readonly files: readonly string[];
}
/**
 * httpd stops at the first thing that it does not take. Run the command; mend that in the copy (load the module that is
 * missed, or else make the line a comment, so that the others keep their numbers); run it again, until it stops at
 * nothing new. The output is that of all rounds, each message once; the status is that of the first.
 */
export declare function runInRounds(options: RoundsOptions): Promise<RoundsResult>;
/** The module of httpd for want of which it stops. */
export declare function moduleMissed(output: string): Module | undefined;
