import { type Scope } from '../../access/merge/scope.js';
/** The names of the one folder that a section is for; undefined where it may be any. */
type FolderOf = (scope: Scope) => readonly string[] | undefined;
/** For whoever asks about many pairs of the same sections. */
export declare function folderOfEach(): FolderOf;
/** Whether one request may meet both sections. */
export declare const mayMeet: (one: Scope, other: Scope, folder?: FolderOf) => boolean;
/** Whether a section may be merged before another of the same request, going by their paths. */
export declare function mayLieAbove(above: Scope, scope: Scope, folder?: FolderOf): boolean;
/** Whether a section may be merged after another of the same request (merge-order.ts), the same path included. */
export declare function mayFollow(scope: Scope, before: Scope, folder?: FolderOf): boolean;
/** Whether it is for one folder, which is known. Anything else may lie above any section. */
export declare const isOneFolder: (scope: Scope) => boolean;
export {};
