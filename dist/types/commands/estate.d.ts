import { UsageError } from '../command-line/arguments.js';
import type { Place } from '../init/place.js';
/** What a hook would say of the whole repository as it is now. */
export interface Estate {
    /** How many findings stop a commit, and of how many files. */
    readonly findings: number;
    readonly files: number;
    /** The file that holds the settings, if there is one. */
    readonly settings: string | undefined;
    /** The baseline that the settings name, be it there or not. */
    readonly baseline: string | undefined;
}
/** Look around from the root, which must be the current folder. What is wrong with the settings is told as a value. */
export declare function estateHere(): Promise<Estate | UsageError>;
/** "3 findings in 2 files are here already, and stop every commit of one of these files" */
export declare function estateSentence({ findings, files }: Estate): string;
/** What came of it, and what is left to the user. */
export interface AboutEstate {
    readonly next: readonly string[];
    /** Whether something has to be added to a file by hand. */
    readonly isByHand?: boolean;
    /** Why hooks will not work yet. */
    readonly mistake?: string;
}
/**
 * Take stock of what is here if that is wanted, or say how. A mistake in the settings stops no hook from being set up.
 * @param program what starts this program at a prompt
 * @throws UsageError
 */
export declare function aboutEstate(estate: Estate | UsageError, { wanting, place, program }: {
    readonly wanting: boolean;
    readonly place: Place;
    readonly program: string;
}): Promise<AboutEstate>;
