import type { Plan } from '../plan.js';
/** Why two sections change at once. */
export interface Tie {
    /** What of one of them counts in the other. */
    readonly kind: 'any' | 'all' | 'hosts' | 'no-require' | 'counts-on' | 'last-word' | 'copies' | 'silent' | 'repeats';
    /** The one that it is of. */
    readonly of: Plan;
}
/** @returns what tells how two plans of a group are tied; undefined where others stand between them */
export declare function tiesIn(group: readonly Plan[]): (one: Plan, other: Plan) => Tie | undefined;
/** Plans that change together with some of the others. */
export interface Bond {
    readonly kind: Tie['kind'];
    readonly of: readonly Plan[];
    readonly with: readonly Plan[];
    readonly when: (plan: Plan, other: Plan) => boolean;
}
/** All that binds some of these to others. */
export declare function bonds(moving: readonly Plan[], unsolved: readonly Plan[]): readonly Bond[];
