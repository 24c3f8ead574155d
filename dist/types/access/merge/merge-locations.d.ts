import { type Merge, type ServerSection } from './merge.js';
import type { FilesMerged } from './merge-files.js';
import type { Scope } from './scope.js';
import type { StateSet } from './state-set.js';
/** Merge `<Proxy>` sections, which take the place of directories for what another server answers. */
export declare function proxyPhase(merge: Merge, scopes: readonly Scope[]): (server: ServerSection) => StateSet;
/** Merge `<Location>` sections, last of all. */
export declare function locationPhase(merge: Merge, scopes: readonly Scope[], files: FilesMerged, proxied: (server: ServerSection) => StateSet): void;
