import type { GitData } from './git-data.js';
import type { Proposal } from './proposal.js';
import type { Pull, Pulls } from './pulls.js';
import type { BaseCommit } from './read-repository.js';
/** The branch of the pull request, as it was when it was looked at. */
export type UpgradeBranch = {
    readonly kind: 'none';
}
/** Nothing on it but what was made here, if anything. */
 | {
    readonly kind: 'ours';
    readonly sha: string;
    readonly tree: string | undefined;
}
/** Somebody has committed to it. */
 | {
    readonly kind: 'theirs';
    readonly sha: string;
};
/** Where things stand on GitHub. */
export interface UpgradeState {
    readonly branch: UpgradeBranch;
    readonly open: Pull | undefined;
    /** The newest that is not open. */
    readonly last: Pull | undefined;
    /** What is open from the same branch, and for another one than this run is. */
    readonly elsewhere: readonly Pull[];
}
/** @param wanted the tree that the branch is to have: with it, nothing of anybody else's is on it */
export declare function upgradeStateOf({ git, pulls }: {
    readonly git: GitData;
    readonly pulls: Pulls;
}, name: string, base: BaseCommit, wanted: string | undefined): Promise<UpgradeState>;
/** What is to be done. */
export type UpgradeDecision = 
/** There is nothing to propose, and no pull request. */
{
    readonly kind: 'nothing';
}
/** Ours has become empty. */
 | {
    readonly kind: 'close';
    readonly pull: Pull;
}
/** Somebody else works on the branch. */
 | {
    readonly kind: 'leave';
    readonly pull: Pull | undefined;
}
/** It is open for another branch: the base of this run has changed, or that of the pull request. */
 | {
    readonly kind: 'elsewhere';
    readonly pull: Pull;
}
/** Somebody closed it, and nothing has changed since. */
 | {
    readonly kind: 'refused';
    readonly pull: Pull;
}
/** `keep`: the branch holds just that already. */
 | {
    readonly kind: 'propose';
    readonly pull: Pull | undefined;
    readonly branch: 'keep' | 'make' | 'move';
};
/** Decide by where things stand. Pure. */
export declare function decideUpgrade({ branch, open, last, elsewhere }: UpgradeState, proposal: Proposal): UpgradeDecision;
