import { type Progress, type PullContent, type PullJob, type PullResult } from './pull-result.js';
import type { UpgradeBranch, UpgradeDecision } from './upgrade-state.js';
type Proposing = Omit<Extract<UpgradeDecision, {
    kind: 'propose';
}>, 'kind'> & {
    readonly current: UpgradeBranch;
};
/** Bring the branch to what is proposed, and the pull request with it. */
export declare function propose(job: PullJob, content: PullContent, progress: Progress, proposing: Proposing): Promise<PullResult>;
export {};
