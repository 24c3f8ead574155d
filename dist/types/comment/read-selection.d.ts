import type { Checkout } from '../action/checkout.js';
import type { TreeEntry } from '../action/repository-calls.js';
import type { ReviewCalls } from './review-calls.js';
import { type FileSelection } from './selection.js';
/** The files of a selection, as far as they could be read. */
export interface SelectedFiles {
    readonly blobs: readonly {
        readonly path: string;
        readonly bytes: Uint8Array;
    }[];
    readonly links: ReadonlyMap<string, string>;
    readonly missing: readonly TreeEntry[];
}
/** Read the files of a selection, within bounds: those of a checkout, and of the rest what costs no more requests than it may. */
export declare function readSelection(github: ReviewCalls, { checked, context, links }: FileSelection, checkout: Checkout): Promise<SelectedFiles>;
