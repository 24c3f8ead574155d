import { type Scope } from '../../access/merge/scope.js';
/** Whether one request may meet both sections. */
export declare const mayMeet: (one: Scope, other: Scope) => boolean;
/** Whether a section may be merged before another of the same request, going by their paths. */
export declare function mayLieAbove(above: Scope, scope: Scope): boolean;
/** Whether a section may be merged after another of the same request (merge-order.ts), the same path included. */
export declare function mayFollow(scope: Scope, before: Scope): boolean;
/** Whether it is for one folder, which is known. Anything else may lie above any section. */
export declare const isOneFolder: (scope: Scope) => boolean;
