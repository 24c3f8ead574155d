import type { Checkout } from '../action/checkout.js';
import type { Verified } from '../explain/verified.js';
import { type ComparedAnswers } from './compared-answers.js';
import type { RepositoryConfiguration } from './read-repository.js';
import { type Secrets } from './secrets.js';
export interface TryJob {
    readonly command: string;
    /** The folder of a checkout, which may be none. */
    readonly workspace: string | undefined;
    readonly checkout: Checkout;
    /** What must not be in what it says, for that is put into the pull request. */
    readonly secrets: Secrets;
    readonly log: (text: string) => void;
}
/** What came of trying the migrated files. */
export interface Tried {
    readonly verified: Verified | undefined;
    /** What copies of both answered, where the command runs an httpd. */
    readonly answers: ComparedAnswers | undefined;
}
/**
 * Run somebody's command on the migrated files. A checkout that has all of them is what the command sees a copy of; else it
 * sees what was read. While it runs, the current folder is that of the files. Where it runs an httpd, two copies of
 * the server are started with it and asked the same: they have folders, users and certificates that this machine may lack.
 */
export declare function tryFiles(configuration: RepositoryConfiguration, given: TryJob): Promise<Tried>;
