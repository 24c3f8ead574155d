import { type Denial } from '../action/denial.js';
import { type Posted } from './post.js';
import { type PullFindings } from './pull-findings.js';
import type { ReviewJob } from './review-job.js';
/** What was said in the end, and of what: the pull request may have moved on meanwhile. */
export interface Submitted {
    readonly found: PullFindings;
    /** Undefined where this run may not, and where GitHub did not do it. */
    readonly posted: Posted | undefined;
    /** Why it may not be said there. */
    readonly denial: Denial | undefined;
    /** Why GitHub did not do it, a sentence. */
    readonly failure: string | undefined;
}
/** Say on the pull request what was found; what cannot be said there is still in the result. */
export declare const submitReview: (job: ReviewJob, found: PullFindings) => Promise<Submitted>;
