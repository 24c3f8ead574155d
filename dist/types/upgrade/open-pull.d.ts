import type { NewPull, Pull, Pulls } from './pulls.js';
/** Things have moved, or it is not known whether they have: look again, after so many seconds. */
export declare class LookAgain extends Error {
    readonly seconds: number;
    readonly cause: unknown;
    constructor(seconds: number, cause: unknown);
}
/** A pull request that is open now, or the sentence with which GitHub does not let this token open any. */
export type Opened = {
    readonly pull: Pull;
    readonly warnings: readonly string[];
} | {
    readonly pull: undefined;
    readonly refusal: string;
};
/**
 * @param unsure called where the answer was lost on the way
 * @throws LookAgain where it may be there already; else what Octokit throws
 */
export declare function openPull(pulls: Pulls, wanted: NewPull, unsure: () => void): Promise<Opened>;
