import type { Finding } from '../migrate/rule.js';
import { type CommitConfiguration } from './read-commit.js';
import type { PullRequest } from './review-calls.js';
import type { ReviewJob } from './review-job.js';
/** What there is in a commit. */
export interface CommitFindings {
    readonly configuration: CommitConfiguration;
    readonly findings: readonly Finding[];
    readonly sha: string;
    readonly notes: readonly string[];
}
/** What a pull request brings. */
export interface PullFindings extends CommitFindings {
    readonly pull: PullRequest;
}
/** Once more where the head has moved meanwhile, for lines of one commit must not be looked up in another. */
export declare function findingsAtHead(job: ReviewJob, number: number): Promise<PullFindings>;
/** Read a pull request's configuration at its head, and keep the findings that count for the change. */
export declare function findingsInPull({ github, inputs, checkout, log, tool }: ReviewJob, number: number): Promise<PullFindings>;
