import type { Section } from '../../syntax/tree.js';
import type { Folder } from './folder-tree.js';
import type { Merge, Part } from './merge-order.js';
import type { Scope } from './scope.js';
import type { StateSet } from './state-set.js';
/** A virtual host, or undefined for the main server. */
export type Server = Section | undefined;
/** The states of requests to a server for what lies in some folders. */
export type StatesIn = (server: Server, folders: readonly Folder[]) => StateSet;
/** States of requests for files that the same `<Files>` sections apply to. */
export type Named = {
    readonly names: readonly Scope[];
    readonly set: StateSet;
};
/** The states folder by folder, and name by name. */
export declare function partsOf(servers: readonly Server[], within: (server: Server) => readonly Folder[], namedIn: (server: Server, folder: Folder) => readonly Named[]): readonly Part[];
/** The servers whose requests a scope can apply to: all of them for a section of the main server. */
export declare function serversOf(merge: Merge, scope: Scope): readonly Server[];
/** For each server its scopes and those of the main server, in the order of the merge. */
export declare function byServer(scopes: readonly Scope[]): (server: Server) => readonly Scope[];
/** The main server's sections come before those of virtual hosts. */
export declare const inMergeOrder: (scopes: readonly Scope[]) => Scope[];
/** Sections of two virtual hosts never apply to the same request. */
export declare function shareServer(one: Scope, other: Scope): boolean;
