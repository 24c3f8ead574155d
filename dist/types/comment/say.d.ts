import { type FoundInPull } from './found.js';
import { type Posted } from './post.js';
import type { Scene } from './scene.js';
/** What was said in the end, and of what: the pull request may have moved on meanwhile. */
export interface Said {
    readonly found: FoundInPull;
    /** Undefined where the token may only read, and where GitHub did not do it. */
    readonly posted: Posted | undefined;
    readonly isReadOnly: boolean;
    /** Why GitHub did not do it, a sentence. */
    readonly failure: string | undefined;
}
/** Say on the pull request what was found; what cannot be said there is still in the result. */
export declare const say: (scene: Scene, found: FoundInPull) => Promise<Said>;
