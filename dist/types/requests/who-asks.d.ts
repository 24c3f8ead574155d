import type { Asker } from './asking.js';
import type { KnownWorld } from './chosen-request.js';
import { type Situation } from './situation.js';
/** Everybody whom the rules of a situation could tell apart: each client as each user, with each header. */
export declare function askersFor(situation: Situation, known: KnownWorld): readonly Asker[];
/** Methods that no line has to name to be treated in a way of their own. */
export declare const generalMethods: readonly string[];
/** GET, a method that nobody names, and each that is named; HEAD counts as GET, and shows whether it does. */
export declare function methodsFor(named: readonly string[]): readonly string[];
export declare const unnamedMethod: (named: readonly string[]) => string;
