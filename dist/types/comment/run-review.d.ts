import type { Denial } from '../action/denial.js';
import type { Commit } from '../action/place-link.js';
import type { Trigger } from '../action/trigger.js';
import { type ChecklistItem } from '../checklist/checklist.js';
import type { Finding } from '../migrate/rule.js';
import { type Summary } from '../report/summary.js';
import type { Posted } from './post.js';
import type { ReviewJob } from './review-job.js';
/** What a run found, and what became of it. */
export interface RunResult {
    readonly counts: Summary;
    readonly findings: readonly Finding[];
    readonly checklist: readonly ChecklistItem[];
    readonly commit: Commit;
    readonly notes: readonly string[];
    readonly sarif: string;
    /** Undefined where nothing was to be said on a pull request, or nothing could be. */
    readonly posted: Posted | undefined;
    /** Why this run may not say it there. */
    readonly denial: Denial | undefined;
    /** Why the review could not be posted though it should, a sentence. */
    readonly failure: string | undefined;
}
/** Look at a pull request or a commit, and say nothing on GitHub. */
export declare function runReport(job: ReviewJob, trigger: Trigger): Promise<RunResult>;
/** Look at a pull request and say on it what is to be said; where that is not allowed, it is in the result alone. */
export declare function runReview(job: ReviewJob, trigger: Trigger): Promise<RunResult | string>;
