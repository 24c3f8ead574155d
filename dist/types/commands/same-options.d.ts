import type { Options } from '../command-line/arguments.js';
/** The options of a call that the next call on the same configuration needs too, as words of a command line. */
export declare function sameOptions(options: Options): readonly string[];
