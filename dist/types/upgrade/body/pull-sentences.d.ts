import type { Commit } from '../../action/place-link.js';
import type { Pull } from '../pulls.js';
import type { Base } from '../read-repository.js';
import type { Matter, Settled } from '../settled.js';
/** What a run has to say of the pull request, for the job's summary: Markdown. */
type Said = Pick<Settled, 'said'>;
export declare const created: (pull: Pull) => Said;
export declare const updated: (pull: Pull, operation: 'updated' | 'none') => Said;
export declare const closed: (pull: Pull) => Said;
/** The comment on it. */
export declare const empty: ({ branch }: Base) => string;
export declare const nothing: ({ seen }: Matter) => Said;
export declare const refused: (pull: Pull) => Said;
export declare const takenOver: (pull: Pull, branch: string) => Said;
export declare const occupied: (branch: string) => string;
/** Moving the branch would change what that one shows, and a second one for the same branch would be one too many. */
export declare const elsewhere: ({ number, base }: Pull, branch: string, wanted: Base) => string;
export declare const tooLong: ({ number }: Pull) => string;
interface Place {
    readonly commit: Commit;
    readonly base: string;
    readonly branch: string;
}
/** The page on which somebody can open it is in the summary. */
export declare function notOpened({ commit, base, branch }: Place, refusal: string): Said & Pick<Settled, 'failure'>;
/** What a verification tells in one line. */
export declare const verifiedLine: ({ verified }: Pick<Matter, 'verified'>) => string[];
export {};
