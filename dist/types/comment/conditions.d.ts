import { type LineComment } from './line-comment.js';
import { type Listed } from './review.js';
/** What must be true for several suggestions, by its number in the text of the review. */
export type Conditions = ReadonlyMap<string, number>;
/** Where nothing is shared, each comment says all of it. */
export declare const noConditions: Conditions;
/** What several of these comments and entries assume: it stands once in the text above them. */
export declare function sharedConditions(comments: readonly LineComment[], listed?: readonly Listed[]): Conditions;
/** The paragraph of the review's text that tells them; none where there are none. */
export declare const conditionsParagraph: (conditions: Conditions) => string[];
/** The paragraph out of a text that was posted: comments of that review go on referring to it. */
export declare const conditionsIn: (body: string) => string[];
/** One short line that says what must be true. */
export declare function conditionLine(assumptions: readonly string[], conditions: Conditions): string[];
/** A sentence that must be true, or where it stands. */
export declare function reference(sentence: string, conditions: Conditions): string;
