import { type Job, type Matter, type Settled } from './settled.js';
/** Look where things stand and do what is to be done; again where somebody else was quicker. */
export declare function settle(job: Job, matter: Matter): Promise<Settled>;
