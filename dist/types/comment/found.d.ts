import type { Finding } from '../migrate/rule.js';
import type { PullRequest } from './github.js';
import { type Look } from './look.js';
import type { Scene } from './scene.js';
/** What there is in a commit. */
export interface Found {
    readonly seen: Look;
    readonly findings: readonly Finding[];
    readonly sha: string;
    readonly notes: readonly string[];
}
/** What a pull request brings. */
export interface FoundInPull extends Found {
    readonly pull: PullRequest;
}
/** Once more where the head has moved meanwhile, for lines of one commit must not be looked up in another. */
export declare function lookAtHead(scene: Scene, number: number): Promise<FoundInPull>;
export declare function lookAtPull({ github, inputs, atHand, say }: Scene, number: number): Promise<FoundInPull>;
