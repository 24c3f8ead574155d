import type { TextFile } from '../edit/edit.js';
import type { Range } from '../syntax/tree.js';
import type { TextPlace, TextSpan } from './messages.js';
/** Turns offsets of one text into the places that an editor shows, and back. */
export interface TextPlaces {
    span(range: Range): TextSpan;
    /** An offset into the text. */
    offset(place: TextPlace): number;
}
/** Made once for each file that is asked about; the lines of a text are counted when the first is. */
export declare function placesByFile(): (file: TextFile) => TextPlaces;
