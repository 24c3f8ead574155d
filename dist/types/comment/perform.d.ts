import { type ChecklistItem } from '../checklist/checklist.js';
import type { Finding } from '../migrate/rule.js';
import { type Summary } from '../report/summary.js';
import type { AtHand } from './checkout.js';
import type { Say } from './client.js';
import type { GitHub } from './github.js';
import { type Inputs } from './inputs.js';
import type { Occasion } from './occasion.js';
import type { Commit } from './place-link.js';
import { type Posted, type Wait } from './post.js';
/** All that a run has to do with. */
export interface Scene {
    readonly github: GitHub;
    readonly inputs: Inputs;
    /** `https://github.com` and `owner/name`. */
    readonly server: string;
    readonly repository: string;
    readonly atHand: AtHand;
    readonly wait: Wait;
    readonly say: Say;
}
/** What a run found, and what became of it. */
export interface Result {
    readonly counts: Summary;
    readonly findings: readonly Finding[];
    readonly checklist: readonly ChecklistItem[];
    readonly commit: Commit;
    readonly notes: readonly string[];
    readonly sarif: string;
    /** Undefined where nothing was to be said on a pull request, or nothing could be. */
    readonly posted: Posted | undefined;
    readonly isReadOnly: boolean;
}
/** Look, and say nothing on GitHub. */
export declare function report(scene: Scene, occasion: Occasion): Promise<Result>;
/** Look at a pull request and say on it what is to be said; where that is not allowed, it is in the result alone. */
export declare function review(scene: Scene, occasion: Occasion): Promise<Result | string>;
