/** What a comment of ours hides at its end, to be known again by the next run. */
export interface CommentMark {
    /** Of what it suggests. */
    readonly print: string;
    /** Of the findings that it speaks of; the same one several times where they are alike. */
    readonly keys: readonly string[];
    /** The part of the repository that the run looks at. Comments of older releases do not tell. */
    readonly scope?: string | undefined;
}
/** The body of a comment with its mark at the end. */
export declare const markedComment: (body: string, { print, keys, scope }: CommentMark) => string;
/** The mark of a comment. Only what stands at the very end counts: anything before may come from a file. */
export declare function commentMarkOf(body: string): CommentMark | undefined;
/** What a comment said, without the mark, so that no later run takes it for one that still speaks. */
export declare const settledBody: (body: string, sha: string) => string;
/** What a review hides. */
export interface ReviewMark {
    /** The run that made it. */
    readonly run: string;
    /** What it lists; `none`: nothing. */
    readonly list: string;
    /** The part of the repository that the run looks at: runs for other parts leave the review alone. */
    readonly scope: string;
}
/** The body of a review with its mark at the end. */
export declare const markedReview: (body: string, { run, list, scope }: ReviewMark) => string;
/** The mark of a review, of which only what stands at the very end counts. */
export declare function reviewMarkOf(body: string): ReviewMark | undefined;
