import { type ChecklistItem } from '../checklist/checklist.js';
import type { Finding } from '../migrate/rule.js';
import { type Summary } from '../report/summary.js';
import type { Occasion } from './occasion.js';
import type { Commit } from './place-link.js';
import type { Posted } from './post.js';
import type { Scene } from './scene.js';
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
    /** Why the review could not be posted though it should, a sentence. */
    readonly failure: string | undefined;
}
/** Look, and say nothing on GitHub. */
export declare function report(scene: Scene, occasion: Occasion): Promise<Result>;
/** Look at a pull request and say on it what is to be said; where that is not allowed, it is in the result alone. */
export declare function review(scene: Scene, occasion: Occasion): Promise<Result | string>;
