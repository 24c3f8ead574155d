import type { Client } from '../action/client.js';
import type { RepositoryName } from '../action/repository-calls.js';
/** A pull request from our branch. */
export interface Pull {
    readonly number: number;
    readonly url: string;
    readonly state: 'open' | 'closed' | 'merged';
    readonly title: string;
    readonly body: string;
    /** The branch that it is for. */
    readonly base: string;
    /** The last commit of its branch; of one that is merged, the last that was. */
    readonly head: string;
}
export interface NewPull {
    readonly head: string;
    readonly base: string;
    readonly title: string;
    readonly body: string;
    readonly draft: boolean;
}
export interface FoundComment {
    readonly id: number;
    /** The number of the account that wrote it. */
    readonly account: number;
    readonly body: string;
}
/** Pull requests and what stands on them, a function for each kind of call. Errors are Octokit's. */
export type Pulls = ReturnType<typeof pullCalls>;
/** @param repo the repository that the pull requests are for */
export declare function pullCalls(client: Client, repo: RepositoryName): {
    /** Those from a branch of the repository, the newest first. */
    from(head: string): Promise<Pull[]>;
    /** Sent once; whether an answer that is lost stands for one that was opened has to be looked up. */
    create: (pull: NewPull) => Promise<Pull>;
    update(number: number, change: {
        readonly title?: string;
        readonly body?: string;
        readonly state?: 'closed';
    }): Promise<void>;
    comments(number: number): Promise<FoundComment[]>;
    comment(number: number, body: string): Promise<void>;
    updateComment(id: number, body: string): Promise<void>;
    label(number: number, labels: readonly string[]): Promise<void>;
    /** @returns whom GitHub passed over, as it does in silence with those who cannot be assigned */
    assign(number: number, logins: readonly string[]): Promise<string[]>;
    askForReview(number: number, asked: {
        reviewers?: string[];
        team_reviewers?: string[];
    }): Promise<void>;
    /** The number of the account that the token is of. REST does not tell it to a workflow's token. */
    account(): Promise<number>;
};
