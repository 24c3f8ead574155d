import type { Checkout } from '../action/checkout.js';
import type { Job } from '../action/job.js';
import type { Commit } from '../action/place-link.js';
import type { RepositoryName } from '../action/repository-calls.js';
import { type ChecklistItem } from '../checklist/checklist.js';
import type { Finding } from '../migrate/rule.js';
import { type Summary } from '../report/summary.js';
import type { PullResult } from './pull-result.js';
import type { Secrets } from './secrets.js';
import { type Tried } from './try-files.js';
/** What an upgrade of one repository has to do with. */
export interface UpgradeJob extends Job {
    readonly repo: RepositoryName;
    readonly checkout: Checkout;
    /** The folder of a checkout of the repository, if there is one. */
    readonly workspace: string | undefined;
    /** What must not be told of what `verify` says. */
    readonly secrets: Secrets;
}
/** What was found, and what became of the pull request. */
export interface Upgraded extends PullResult, Tried {
    readonly counts: Summary;
    readonly findings: readonly Finding[];
    readonly checklist: readonly ChecklistItem[];
    readonly commit: Commit;
    readonly notes: readonly string[];
    readonly sarif: string;
}
/**
 * Bring the upgrade pull request of a repository to what its configuration needs: read, migrate, try, commit, open or
 * update, or leave it to the people who have taken it over.
 * @throws InputError for what the workflow has to mend; else what Octokit throws
 */
export declare function upgrade(job: UpgradeJob): Promise<Upgraded>;
