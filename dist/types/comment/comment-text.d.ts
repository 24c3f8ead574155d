import { type Tool } from '../base/tool.js';
import { type Conditions } from './conditions.js';
import { type LineComment } from './line-comment.js';
import { type CommentMark } from './marker.js';
/** A comment ready to be posted. */
export interface Draft extends CommentMark {
    readonly lineComment: LineComment;
    readonly body: string;
}
/** What comments are written with. */
export interface Wording {
    readonly tool: Tool;
    /** What the text of the review says for several of them. */
    readonly conditions: Conditions;
    /** The part of the repository that this run looks at. */
    readonly scope?: string;
}
/** What comments say: what 2.4 does with the lines, what must be true, the suggestion, and where to read on. */
export declare function draftsOf(lineComments: readonly LineComment[], wording: Wording): readonly Draft[];
