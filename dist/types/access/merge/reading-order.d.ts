import type { Scope } from './scope.js';
/** One order of scopes in which each comes after all that are before it in any server that has both. */
export interface ReadingOrder<One extends Scope> {
    readonly positionOf: (scope: Scope) => number;
    /** Those that one server reads before others, and another server after them, so that there is no such order. */
    readonly circular: readonly One[];
}
/** A file that two virtual hosts include stands in two places, and what is before it in the second is merged before it there. */
export declare function readingOrder<One extends Scope>(scopes: readonly One[]): ReadingOrder<One>;
