import { type Matter, type Settled, type SettlingJob } from './settled.js';
/** Look where things stand and do what is to be done; again where somebody else was quicker. */
export declare function settle(job: SettlingJob, matter: Matter): Promise<Settled>;
