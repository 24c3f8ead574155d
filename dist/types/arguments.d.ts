import type { Version } from './config/tree.js';
/** What the command line asks for, checked. */
export interface Options {
    readonly paths: readonly string[];
    readonly from: 'auto' | Version | undefined;
    /** `report` changes nothing; `write` puts the fixes into the files; `diff` prints them. */
    readonly action: 'report' | 'write' | 'diff';
    readonly fixes: 'safe' | 'all';
    readonly complete: boolean;
    readonly format: Format;
    readonly output: string | undefined;
    readonly only: readonly string[];
    readonly skip: readonly string[];
    readonly include: readonly string[];
    readonly exclude: readonly string[];
    readonly config: string | undefined;
    /** What to do with access rules for both versions; see SiteOptions. */
    readonly guards: 'drop-22' | 'keep-22' | undefined;
    readonly deadAllow: 'exact' | 'guide' | undefined;
    /** A command line to try the migrated copy with. */
    readonly verify: string | undefined;
    readonly quiet: boolean;
    readonly color: boolean | undefined;
}
declare const formats: readonly ['text', 'json'];
export type Format = (typeof formats)[number];
export type Command = {
    readonly name: 'migrate';
    readonly options: Options;
} | {
    readonly name: 'rules';
    readonly id: string | undefined;
}
/** `message` is undefined where it is to be read from standard input. */
 | {
    readonly name: 'explain';
    readonly message: string | undefined;
    readonly options: Options;
} | {
    readonly name: 'help' | 'version';
};
/** A mistake in how the tool was called: one sentence for the user. */
export declare class UsageError extends Error {
}
/**
 * Read the arguments after the program's name.
 * @throws UsageError with one sentence that says what is wrong
 */
export declare function readArguments(argv: readonly string[]): Command;
export {};
