import type { Site } from '../../site/site.js';
import type { Section } from '../../syntax/tree.js';
import { type Alike, type Folder, type OwnServers } from './folder-tree.js';
import type { StateSet, Step } from './state-set.js';
/** What becomes of the states of a server, or of all that read what the main server says. */
export declare function changeStates(folder: Folder, server: Section | undefined, change: (set: StateSet, step: Step) => StateSet, step: Step): void;
/** Note what becomes of the states that a virtual host has here or above; what stays the same is found there. */
export declare function changeOwn(folder: Folder, server: Section, before: StateSet, after: StateSet): void;
/** Note the states of a virtual host. */
export declare function setStates(folder: Folder, server: Section, states: StateSet): void;
/** The states in a folder for requests to this server. */
export declare function statesAt(folder: Folder, server: Section | undefined): StateSet;
/** The states in a folder for requests to the main server. */
export declare function mainStates(folder: Folder): StateSet;
/** The virtual hosts that have states of their own in this folder. */
export declare function serversAt(folder: Folder): Map<Section, StateSet>;
/**
 * The same, those together for which the folder, all above it and what lies below it are alike as long as they say nothing
 * more: on a host with thousands of sites many say the same of `/`.
 */
export declare function ownServersAt(site: Site, folder: Folder): OwnServers;
/** The one that stands for all; undefined where there is none but those that do not count. */
export declare function firstOf({ servers, but }: Alike, counts?: (_: Section) => boolean): Section | undefined;
/** Note what becomes of their states, as `changeOwn` does for one. */
export declare function changeAlike(folder: Folder, group: Alike, after: StateSet): void;
/** All of them. */
export declare const membersOf: ({ servers, but }: Alike) => Section[];
