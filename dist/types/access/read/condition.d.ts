import type { Directive } from '../../syntax/tree.js';
/**
 * When a request is let in, as a formula over what is known of its client and its user. Formulas are kept in a normal
 * form: negation only before a leaf, groups flat, without repetitions and constants.
 */
export type Condition = Constant | Leaf | Negation | Group;
interface Constant {
    readonly kind: 'always' | 'never';
    readonly key: string;
}
/** One question, in the words that `Require` uses for it: `ip 10.1`, `host example.org`, `env NAME`, `user alice bob`. */
export interface Leaf {
    readonly kind: 'leaf';
    readonly provider: string;
    readonly words: string;
    /** Only an authenticated user can meet it. */
    readonly asksUser: boolean;
    /** The line it comes from: leaves of one line are written on one line again. */
    readonly from: Directive | undefined;
    readonly key: string;
}
interface Negation {
    readonly kind: 'not';
    readonly of: Leaf;
    readonly key: string;
}
interface Group {
    readonly kind: 'all' | 'any';
    readonly parts: readonly Condition[];
    readonly key: string;
}
export declare const always: Condition;
export declare const never: Condition;
/** A question about the client. */
export declare const client: (provider: 'ip' | 'host' | 'env', word: string, from?: Directive) => Leaf;
/** A question about the user; `words` as after `Require`. */
export declare const user: (provider: string, words: string, from?: Directive) => Leaf;
/** All of these; `always` if there are none. */
export declare const allOf: (parts: readonly Condition[]) => Condition;
/** One of these; `never` if there are none. */
export declare const anyOf: (parts: readonly Condition[]) => Condition;
export declare function not(condition: Condition): Condition;
/** The questions that a condition asks, in the order of its text. */
export declare function leavesOf(condition: Condition): Leaf[];
/** Whether two conditions let in the same requests. Whoever is any user or in any group is a valid user. */
export declare function equivalent(a: Condition, b: Condition): boolean;
export {};
