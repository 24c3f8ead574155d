import type { Scope } from './scope.js';
/** Locations by where their URLs begin: those that may share a URL with another one are found without asking each. */
export interface UrlIndex {
    add(scope: Scope): void;
    /** In the order in which they were added. */
    near(scope: Scope): readonly Scope[];
}
export declare function urlIndex(): UrlIndex;
