import { type PullContent, type PullJob, type PullResult } from './pull-result.js';
/** Look where things stand and do what is to be done; again where somebody else was quicker. */
export declare function settle(job: PullJob, content: PullContent): Promise<PullResult>;
