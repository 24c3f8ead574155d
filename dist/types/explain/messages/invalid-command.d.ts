import type { KnownMessage } from '../message.js';
/** The commonest message of all: a directive that no loaded module knows (server/config.c, ap_walk_config_sub). */
export declare const invalidCommand: KnownMessage;
/** The line that loads a module of httpd. */
export declare function loadLine(name: string): string;
/** The page of a module in httpd's manual. */
export declare const manualOf: (module: string) => string;
interface Gone {
    readonly action: string;
    readonly mendedBy: readonly string[];
}
/** What 2.2 had and 2.4 has not, by name in lower case. */
export declare const removed: Readonly<Record<string, Gone>>;
export {};
