import type { Checkout } from '../action/checkout.js';
import type { Verified } from '../explain/verified.js';
import type { RepositoryConfiguration } from './read-repository.js';
import { type Secrets } from './secrets.js';
export interface VerifyJob {
    readonly command: string;
    /** The folder of a checkout, which may be none. */
    readonly workspace: string | undefined;
    readonly checkout: Checkout;
    /** What must not be in what it says, for that is put into the pull request. */
    readonly secrets: Secrets;
}
/**
 * Run somebody's command on the migrated files. A checkout that has all of them is what the command sees a copy of; else it
 * sees what was read. While it runs, the current folder is that of the files.
 */
export declare function verifyFiles(configuration: RepositoryConfiguration, given: VerifyJob): Promise<Verified>;
