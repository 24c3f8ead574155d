import type { Commit } from '../../action/place-link.js';
import type { PullContent, PullResult } from '../pull-result.js';
import type { Pull } from '../pulls.js';
import type { BaseCommit } from '../read-repository.js';
/** What a run has to say of the pull request, for the job's summary: Markdown. */
type Said = Pick<PullResult, 'said'>;
export declare const created: (pull: Pull) => Said;
export declare const updated: (pull: Pull, operation: 'updated' | 'none') => Said;
export declare const closed: (pull: Pull) => Said;
/** The comment on it. */
export declare const empty: ({ branch }: BaseCommit) => string;
export declare const nothing: ({ configuration }: PullContent) => Said;
export declare const refused: (pull: Pull) => Said;
export declare const takenOver: (pull: Pull, branch: string) => Said;
export declare const occupied: (branch: string) => string;
/** Moving the branch would change what that one shows, and a second one for the same branch would be one too many. */
export declare const elsewhere: ({ number, base }: Pull, branch: string, wanted: BaseCommit) => string;
export declare const tooLong: ({ number }: Pull) => string;
interface Branches {
    readonly commit: Commit;
    readonly base: string;
    readonly branch: string;
}
/** The page on which somebody can open it is in the summary. */
export declare function notOpened({ commit, base, branch }: Branches, refusal: string): Said & Pick<PullResult, 'failure'>;
/** What a verification tells in one line. */
export declare const verifiedLine: ({ verified, answers }: Pick<PullContent, 'verified' | 'answers'>) => string[];
export {};
