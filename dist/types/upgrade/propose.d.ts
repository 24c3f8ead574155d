import { type Matter, type Settled, type SettlingJob, type SoFar } from './settled.js';
import type { Branch, Decision } from './standing.js';
type Proposing = Omit<Extract<Decision, {
    kind: 'propose';
}>, 'kind'> & {
    readonly standing: Branch;
};
/** Bring the branch to what is proposed, and the pull request with it. */
export declare function propose(job: SettlingJob, matter: Matter, soFar: SoFar, proposing: Proposing): Promise<Settled>;
export {};
