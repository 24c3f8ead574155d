import type { Section } from '../../syntax/tree.js';
import { type Folder } from './folder-tree.js';
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
