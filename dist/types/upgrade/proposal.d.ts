import type { RepositoryConfiguration } from './read-repository.js';
import type { Move } from './renames.js';
/** A file of a commit that is to be. */
export interface NewFile {
    readonly path: string;
    readonly mode: string;
    readonly text: string;
    readonly bytes: Uint8Array;
    readonly blob: string;
    /** Whether its bytes are those of the text in UTF-8. */
    readonly isUtf8: boolean;
}
/** A commit that is to be. */
export interface PlannedCommit {
    /** Without the line that names its tree. */
    readonly message: string;
    readonly files: readonly NewFile[];
    /** What gets another name, after that. */
    readonly moves: readonly Move[];
    /** The id that its tree is to have. */
    readonly tree: string;
}
/** The change that the pull request is to make; without commits, none. */
export interface Proposal {
    readonly commits: readonly PlannedCommit[];
    /** How many files it changes or renames. */
    readonly files: number;
    /** How many texts it changes, and how many files it renames. */
    readonly changed: number;
    readonly renamed: number;
    /** Tells whether a branch with this change holds it just so: its files, before and after. */
    readonly exact: string;
    /** Tells one change from another, wherever its lines are: what a person has refused. */
    readonly change: string;
    /** Tells one configuration from another. */
    readonly configuration: string;
}
/** @param message for a single commit; without one, there is a commit for each kind of change */
export declare function proposalOf(configuration: RepositoryConfiguration, message: string | undefined): Proposal;
