import type { Client } from '../../action/client.js';
/** A repository, as far as a plan needs to know it. */
export interface Repository {
    /** `owner/name`. */
    readonly fullName: string;
    readonly defaultBranch: string;
    readonly topics: readonly string[];
    readonly isPrivate: boolean;
    readonly isArchived: boolean;
    readonly isDisabled: boolean;
    readonly isFork: boolean;
}
/**
 * The organisation's repositories: with an App's token those that the App is installed on, with a person's those that
 * the person may see.
 * @throws InputError where nobody of that name is known
 */
export declare function repositoriesOf(client: Client, organisation: string): Promise<Repository[]>;
