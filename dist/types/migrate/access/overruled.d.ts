import { type Scope } from '../../access/merge/scope.js';
import type { Plan } from './plan.js';
/** The locations that are merged after another one, wherever it applies. */
export declare function overrulersOf(scopes: readonly Scope[], scope: Scope): readonly Scope[];
/** A plan that counts on others to have the last word is one to decide about where they have not. */
export declare function withOverruler(plans: ReadonlyMap<Scope, Plan>, plan: Plan): Plan;
/** The scopes whose own rules a section counts on to have the last word. */
export declare const lastWordsOf: (plan: Plan) => readonly Scope[];
