import { type Mark } from './marker.js';
import { type Remark } from './review.js';
/** A comment ready to be posted. */
export interface Draft extends Mark {
    readonly remark: Remark;
    readonly body: string;
}
/** What comments say: what 2.4 does with the lines, the suggestion, what it assumes, and where to read on. */
export declare function draftsOf(remarks: readonly Remark[]): readonly Draft[];
