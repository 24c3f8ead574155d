import type { Pull, Pulls } from './pulls.js';
/** What is said once when somebody has committed to the branch, with a box for having it made anew. */
export declare function takenOverText(branch: string, base: string): string;
/** What was said on the pull request before. */
export interface TakenOverComment {
    readonly id: number;
    readonly wantsStartOver: boolean;
}
/** Our comment, by its author and its mark: what others write starts nothing over. */
export declare function takenOverComment(pulls: Pulls, { number }: Pull): Promise<TakenOverComment | undefined>;
/** Put in the place of the box that what it asks for was done, so that it is done once. */
export declare const markStartedOver: (pulls: Pulls, { id }: TakenOverComment, branch: string, base: string) => Promise<void>;
