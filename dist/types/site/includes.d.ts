import { type ConfigFile, type Directive, type Problem, type Section } from '../syntax/tree.js';
import type { Included } from './include.js';
/** Which of the given files read which, without what would read a file from within itself. */
export interface Includes {
    readonly files: ReadonlyMap<Directive, readonly ConfigFile[]>;
    readonly includers: ReadonlyMap<ConfigFile, readonly Directive[]>;
    readonly problems: ReadonlyMap<ConfigFile, readonly Problem[]>;
    /** The sections around the lines that read a file, innermost first: one list for each place that is different. */
    placesOf(file: ConfigFile): readonly (readonly Section[])[];
}
/** A file is read so many times and no more: where lines read it twice that are read twice themselves, it has no end. */
export declare const mostReadings = 1000;
/**
 * @param lines every Include and IncludeOptional of the files
 * @param readBy what each of them reads
 */
export declare function includesAmong(files: readonly ConfigFile[], lines: readonly Directive[], readBy: (line: Directive) => Included): Includes;
