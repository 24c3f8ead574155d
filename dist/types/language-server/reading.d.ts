import type { ReadingWays } from '../commands/input.js';
import type { OpenFiles } from './open-files.js';
/** Reads files and keeps what it read, so that a keystroke costs no look at the disk, and no other file is parsed for it. */
export interface KeptReading {
    /** @param open what is read from there, in the place of the disk */
    ways(open: OpenFiles): ReadingWays;
    /** Look at the disk again when files are asked for the next time. */
    forget(): void;
}
export declare function keptReading(): KeptReading;
