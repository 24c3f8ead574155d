import { type Layout } from '../httpd/layouts.js';
import type { Version } from '../syntax/tree.js';
import { type AskOptions } from './ask-options.js';
import { type Format } from './formats.js';
import { shells } from './subcommands.js';
export { UsageError } from './usage-error.js';
/** What the command line asks for, checked. */
export interface Options {
    readonly paths: readonly string[];
    /** Whether `paths` were named, and are not just where to look otherwise. */
    readonly pathsGiven: boolean;
    readonly from: 'auto' | Version | undefined;
    /** Names that decide `<IfDefine>`; see SiteOptions. */
    readonly define: readonly string[];
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
    /** Take no settings from any file. */
    readonly noConfig: boolean;
    /** The distribution whose packages it is for; see SiteOptions. */
    readonly layout: Layout | undefined;
    /** What tells of the modules of the 2.4 that it is for: files, folders and commands. */
    readonly modules: readonly string[];
    /** What to do with access rules for both versions; see SiteOptions. */
    readonly guards: 'drop-22' | 'keep-22' | undefined;
    readonly deadAllow: 'exact' | 'guide' | undefined;
    readonly defaults: 'keep' | 'adopt' | undefined;
    readonly unmeant: 'write' | 'review' | undefined;
    /** Look at what is staged in git; then `paths` is empty where there is no more to say. */
    readonly staged: boolean;
    /** A commit: only lines changed since then count. */
    readonly changed: string | undefined;
    /** The folder whose configuration the `paths` are a part of. */
    readonly context: string | undefined;
    readonly baseline: string | undefined;
    /** Take no heed of the baseline that the settings name. */
    readonly noBaseline: boolean;
    readonly writeBaseline: string | undefined;
    /** A command line to try the migrated copy with. */
    readonly verify: string | undefined;
    readonly quiet: boolean;
    readonly color: boolean | undefined;
}
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
    readonly name: 'requests';
    readonly options: Options;
    readonly ask: AskOptions;
}
/** `servers` is undefined where both are to be started. */
 | {
    readonly name: 'compare';
    readonly servers: readonly [old: string, young: string] | undefined;
    readonly options: Options;
    readonly ask: AskOptions;
} | {
    readonly name: 'init';
    readonly wanted: InitOptions;
} | {
    readonly name: 'completion';
    readonly shell: Shell;
} | {
    readonly name: 'lsp';
}
/** The process that a language server starts for a site. */
 | {
    readonly name: 'lsp-checker';
    readonly paths: readonly string[];
} | {
    readonly name: 'help';
    readonly all: boolean;
} | {
    readonly name: 'version';
};
/** What `init` is to set up, as far as it was said. */
export interface InitOptions {
    /** Do not ask. */
    readonly yes: boolean;
    readonly parts: readonly InitPart[];
}
export declare const initParts: readonly ['git-hook', 'husky', 'lint-staged', 'pre-commit', 'workflows', 'with-baseline'];
export type InitPart = (typeof initParts)[number];
export type Shell = (typeof shells)[number];
/**
 * Read the arguments after the program's name.
 * @throws UsageError with one sentence that says what is wrong
 */
export declare function readArguments(argv: readonly string[]): Command;
