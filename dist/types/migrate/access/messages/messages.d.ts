import type { Plan } from '../plan.js';
import { type Others } from './why-not.js';
/** What is so in 2.4, and what to do: one or two sentences. */
export declare function messageOf(plan: Plan, others: Others): string;
/** What 2.2 did here that its owner hardly meant, and an exact fix goes on doing: a sentence. */
export declare function unmeantIn(plan: Plan): string | undefined;
/** The same where another section of those that change at once stands in the way. */
export declare function blockedMessageOf(plan: Plan, group: readonly Plan[], others: Others): string;
/** A word of Require that 2.4 does not know, and 2.2 did. */
export declare const hasStrangeCase: ({ access }: Plan) => boolean;
