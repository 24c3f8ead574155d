import type { State } from './keyed-state.js';
/** The states that requests can be in at one point of httpd's walk: several where a section before may apply or not. */
export interface StateSet {
    readonly states: readonly State[];
}
/** What a section makes of the state before it. */
export type Step = (state: State) => State;
/** Sets of the same states are the same object, so that work on them can be shared; but for those of `afterAlone`. */
export interface StateSets {
    of(states: Iterable<State>): StateSet;
    union(sets: Iterable<StateSet>): StateSet;
    /** After a section that surely applies. */
    after(set: StateSet, step: Step): StateSet;
    /** The same for a section that no other request meets: there is no work to share. */
    afterAlone(set: StateSet, step: Step): StateSet;
    /** After a section that may apply or not. */
    maybeAfter(set: StateSet, step: Step): StateSet;
}
export declare function stateSets(): StateSets;
