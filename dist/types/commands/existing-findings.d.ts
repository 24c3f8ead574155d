import { UsageError } from '../command-line/arguments.js';
import type { LocalRepository } from '../init/local-repository.js';
/** What a hook would say of the whole repository as it is now. */
export interface ExistingFindings {
    /** How many findings stop a commit, and of how many files. */
    readonly findings: number;
    readonly files: number;
    /** The file that holds the settings, if there is one. */
    readonly settings: string | undefined;
    /** The baseline that the settings name, be it there or not. */
    readonly baseline: string | undefined;
}
/** Look at the whole repository from its root, which must be the current folder. A mistake in the settings is told as a value. */
export declare function existingFindings(): Promise<ExistingFindings | UsageError>;
/** "3 findings in 2 files are here already, and stop every commit of one of these files" */
export declare function existingSentence({ findings, files }: ExistingFindings): string;
/** What came of asking for a baseline, and what is left to the user. */
export interface BaselineAdvice {
    readonly next: readonly string[];
    /** Whether something has to be added to a file by hand. */
    readonly isByHand?: boolean;
    /** Why hooks will not work yet. */
    readonly mistake?: string;
}
/**
 * List what is here already in a baseline if that is wanted, or say how. A mistake in the settings stops no hook from being set up.
 * @param program what starts this program at a prompt
 * @throws UsageError
 */
export declare function adviseBaseline(existing: ExistingFindings | UsageError, { wanting, repository, program, }: {
    readonly wanting: boolean;
    readonly repository: LocalRepository;
    readonly program: string;
}): Promise<BaselineAdvice>;
