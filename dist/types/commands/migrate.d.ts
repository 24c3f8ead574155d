import { type Options } from '../command-line/arguments.js';
import { type InputReader } from './input.js';
/** Report on the given files, show the fixes or make them. Returns the exit status. */
export declare function migrateCommand(asked: Options, reader?: InputReader): Promise<number>;
