import type { InitPart } from '../command-line/arguments.js';
import type { LocalRepository } from './local-repository.js';
/** A file to write. Where it is there already, nothing is written, and `addition` is what to put into it by hand. */
export interface PlannedFile {
    readonly path: string;
    readonly text: string;
    readonly addition: string;
    readonly isProgram?: true;
}
/** What one part of `init` comes to. */
export interface SetupPlan {
    readonly files: readonly PlannedFile[];
    /** What is left to the user, a sentence each. */
    readonly next: readonly string[];
}
/** What to set up for each part. @param all everything that is set up in this run */
export declare function planFor(part: InitPart, repository: LocalRepository, all: readonly InitPart[]): SetupPlan;
/** What fits a repository where nobody says more. */
export declare function partsFor(repository: LocalRepository): InitPart[];
