import { type Options } from '../command-line/arguments.js';
import { type Stream } from '../command-line/streams.js';
import { type Paint } from '../report/paint.js';
/**
 * Print to standard output, or to the file that --output names; what writes files is loaded only for that.
 * @throws UsageError where that file cannot be written
 */
export declare function print({ output }: Options, text: string | Uint8Array, stream?: Stream): Promise<void>;
/** Whether nobody misses a report that has nothing to say: a program does, and so does whoever finds an older one there. */
export declare const mayBeSilent: ({ format, output }: Pick<Options, 'format' | 'output'>) => boolean;
/**
 * Colours where people read on a terminal, unless they were said to be wanted or not: by an option, by FORCE_COLOR or by
 * NO_COLOR, the first of these that is there.
 */
export declare function paintFor({ color, output }: Pick<Options, 'color' | 'output'>): Paint;
/** Say something besides the report, in one line. */
export declare const printNote: (sentence: string) => void;
/** Say what could not be done, in one line; returns the exit status for it. */
export declare function fail(message: string): 2;
