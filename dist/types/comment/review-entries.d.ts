import { type Commit } from '../action/place-link.js';
import { type Conditions } from './conditions.js';
import { type Listed, type ListReason } from './review.js';
/** What no comment can say, and what it is told with. */
export interface ToList {
    readonly listed: readonly Listed[];
    readonly commit: Commit;
    readonly conditions: Conditions;
}
/** One item of the list above the comments. */
export interface ListEntry {
    readonly why: ListReason;
    readonly line: string;
    /** How many findings it stands for. */
    readonly count: number;
}
/** The order in which the kinds are told. */
export declare const listOrder: readonly ListReason[];
/** One for each thing that is said, kind by kind. */
export declare function listEntries(text: ToList): ListEntry[];
