/** Why GitHub did not do what it was asked. */
export type Refusal = 
/** It may not be written there: denial.ts tells why. */
'read-only'
/** Too much at a time, in a form that Octokit does not know. */
 | 'abuse'
/** A review of this account is not submitted yet. */
 | 'pending'
/** It does not take the request as it is; of a review most likely a line that is not where it was. */
 | 'invalid'
/** It may or may not have been done. */
 | 'unsure' | 'other';
/** Read an error that a request ended in. */
export declare function refusalIn(error: unknown): Refusal;
/** What GitHub answers, or undefined where it is one of these statuses. @throws any other refusal */
export declare function unlessStatus<T>(statuses: readonly number[], ask: () => Promise<T>): Promise<T | undefined>;
/** The seconds that GitHub wants waited, or as many as its pages advise. */
export declare function secondsToWait(error: unknown): number;
/** An error of GitHub as a sentence for people. */
export declare function errorSentence(error: unknown): string;
