import type { Client } from '../../action/client.js';
import type { Inputs } from '../../action/inputs.js';
/** What code search found; a sentence where it cannot be relied on. */
export type SearchResult = {
    readonly repositories: ReadonlySet<string>;
} | {
    readonly unreliable: string;
};
/**
 * The repositories, in lower case, in which GitHub's code search finds a file that is configuration by its name. It
 * sees default branches only, no forks, no files over 384 kB and nothing that nobody has touched for a year.
 * @param count how many repositories the organisation has
 */
export declare function searchRepositories(client: Client, organisation: string, count: number, { paths }: Pick<Inputs, 'paths'>): Promise<SearchResult>;
