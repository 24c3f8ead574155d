import { type CommentMark } from './marker.js';
import type { LineComment } from './review.js';
/** A comment ready to be posted. */
export interface Draft extends CommentMark {
    readonly lineComment: LineComment;
    readonly body: string;
}
/** What comments say: what 2.4 does with the lines, the suggestion, what it assumes, and where to read on. */
export declare function draftsOf(lineComments: readonly LineComment[]): readonly Draft[];
