/** Why GitHub does not let a run write, told apart by what it says, and what there is to do. */
export interface Denial {
    readonly kind: 'fork' | 'dependabot' | 'archived' | 'rules' | 'permission';
    /** GitHub's own sentence, and then the cure. */
    readonly sentence: string;
}
/** What is known of who asked. */
export interface Caller {
    /** The pull request comes from another repository. */
    readonly isFromFork?: boolean;
    readonly isDependabot?: boolean;
    /** What the token needs, in the words of a workflow: `contents: write`. Where GitHub names it, that is said instead. */
    readonly needs: string;
}
/** @param error a refusal for want of a right */
export declare function denialOf(error: unknown, { isFromFork, isDependabot, needs }: Caller): Denial;
