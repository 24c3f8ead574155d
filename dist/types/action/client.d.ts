import { getOctokit } from '@actions/github';
export type Client = ReturnType<typeof getOctokit>;
/** Told what is waited for. */
export type Log = (sentence: string) => void;
/** Waits, in seconds. */
export type Wait = (seconds: number) => Promise<void>;
/**
 * A client that waits where GitHub tells it to, once, and tries again what failed on GitHub's side. What is not safe to
 * send twice asks for `request: { retries: 0 }`, and is looked up before it is sent again.
 */
export declare function clientOf(token: string, log: Log): Client;
