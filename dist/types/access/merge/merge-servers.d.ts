import type { Folder } from './folder-tree.js';
import type { Merge, Part, ServerSection } from './merge.js';
import type { Scope } from './scope.js';
import type { StateSet } from './state-set.js';
/** The states of requests to a server for what lies in some folders. */
export type StatesIn = (server: ServerSection, folders: readonly Folder[]) => StateSet;
/** States of requests for files that the same `<Files>` sections apply to, and the same locations. */
export type Named = {
    readonly names: readonly Scope[];
    readonly urls?: readonly Scope[];
    readonly set: StateSet;
};
/** The states folder by folder, and name by name. */
export declare function partsOf(servers: readonly ServerSection[], within: (server: ServerSection) => readonly Folder[], namedIn: (server: ServerSection, folder: Folder) => readonly Named[]): readonly Part[];
/** The servers whose requests a scope can apply to: all of them for a section of the main server. */
export declare function serversOf(merge: Merge, scope: Scope): readonly ServerSection[];
/** For each server its scopes and those of the main server, in the order of the merge. */
export declare function byServer(scopes: readonly Scope[]): (server: ServerSection) => readonly Scope[];
/** The main server's sections come before those of virtual hosts. */
export declare function inMergeOrder(scopes: readonly Scope[]): Scope[];
/** Sections of two virtual hosts never apply to the same request. */
export declare function shareServer(one: Scope, other: Scope): boolean;
/** Whether one scope is for each server that another is for. */
export declare const isForServersOf: (one: Scope, other: Scope) => boolean;
