import type { Client } from '../action/client.js';
import { type RepositoryName, type TreeEntry } from '../action/repository-calls.js';
import type { Lines } from '../edit/line-changes.js';
import type { PostedReview } from './review-body.js';
import { type Threads } from './threads.js';
/** A pull request, as far as a review of it needs to know. */
export interface PullRequest {
    readonly number: number;
    readonly headSha: string;
    readonly baseSha: string;
    readonly isOpen: boolean;
    /** It comes from another repository, whose runs may only read here. */
    readonly isFromFork: boolean;
    readonly isDependabot: boolean;
    readonly changedFiles: number;
}
/** A file in a pull request's list of changes. */
export interface ListedFile {
    readonly path: string;
    readonly sha: string;
    readonly isRemoved: boolean;
    /** Empty where no line changes; undefined where GitHub does not show what does. */
    readonly patch: string | undefined;
}
export interface CommentAt {
    readonly path: string;
    readonly lines: Lines;
    readonly body: string;
}
export interface FoundReview extends PostedReview {
    readonly isPending: boolean;
    readonly url: string;
}
/** What a review asks of GitHub, a function for each kind of call. Errors are Octokit's. */
export type ReviewCalls = ReturnType<typeof reviewCalls>;
/** @param repo the repository that the pull requests are for */
export declare function reviewCalls(client: Client, repo: RepositoryName): {
    blob(sha: string): Promise<Uint8Array>;
    textAt(path: string, ref: string): Promise<string | undefined>;
    pull(number: number): Promise<PullRequest>;
    /** The open pull request from a branch (`owner:branch`) whose head is this commit. */
    pullFrom(head: string, sha: string): Promise<number | undefined>;
    /** The changed files: no more than 3,000, for GitHub lists no more. */
    files(number: number): Promise<ListedFile[]>;
    /** The commit from which both go on. */
    mergeBase(base: string, head: string): Promise<string>;
    /** The files, links and submodules of a commit; folders are not told. */
    tree(commit: string): Promise<{
        entries: readonly TreeEntry[];
        isCut: boolean;
    }>;
    /** The threads of comments, and the account that the token is of. */
    threads: (number: number) => Promise<Threads>;
    /** The reviews so far, those of `account` as ours. */
    reviews(number: number, account: number): Promise<FoundReview[]>;
    /** All of the comments at once, in a review that neither approves nor asks for changes. Sent once. */
    postReview(number: number, commit: string, body: string, comments: readonly CommentAt[]): Promise<{
        id: number;
        url: string;
    }>;
    /** A review that only this account sees, until it is submitted or deleted. */
    draftReview(number: number, commit: string, body: string, comments: readonly CommentAt[]): Promise<number>;
    commentsOf(number: number, review: number): Promise<number[]>;
    updateReview(number: number, id: number, body: string): Promise<void>;
    /** One that another run has deleted is as good. */
    deletePendingReview(number: number, id: number): Promise<void>;
    /** Takes `contents: write`. */
    resolveThread(id: string): Promise<void>;
    /** One that is gone by now, by another run or by a person, needs no other text. */
    updateComment(id: number, body: string): Promise<void>;
    /** One that is gone already is as good. */
    deleteComment(id: number): Promise<void>;
};
