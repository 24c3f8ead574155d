/** What the text of a pull request hides, to be known again by the next run. */
export interface PullMark {
    /** Whether it was us who closed it. */
    readonly state: 'open' | 'closed';
    /** The last commit that was put on the branch. */
    readonly head: string;
    /** Of the proposal: see proposal.ts. */
    readonly exact: string;
    readonly change: string;
    readonly configuration: string;
    /** Of the text, without ticks and links. */
    readonly text: string;
}
/** Our text with the mark at its end. */
export declare const markedPull: (text: string, { state, head, exact, change, configuration, text: print }: PullMark) => string;
/** The mark in the text of a pull request. */
export declare function pullMarkIn(body: string): PullMark | undefined;
/** The text of a pull request around ours: what people have written there stays. */
export declare function textAround(body: string): {
    readonly before: string;
    readonly after: string;
};
/** The text of a pull request with ours in place of the earlier one, or at its end. */
export declare function placedIn(ours: string, body: string): string;
/** The same text, marked as of a pull request that we closed ourselves. */
export declare const markedClosed: (body: string) => string;
