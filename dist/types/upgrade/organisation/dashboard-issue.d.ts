import type { Client } from '../../action/client.js';
import { type DashboardContent } from './dashboard.js';
export interface PostedDashboard {
    readonly number: number;
    readonly url: string;
    readonly operation: 'created' | 'updated' | 'none';
    /** Rows that are on it. */
    readonly shown: number;
}
/**
 * Bring the issue up to date, and open it where there is none yet. A closed one stays closed: whoever closed it does not
 * want to see it. In a public repository, private ones are counted and not named.
 * @throws InputError where the repository is missing or has no issues
 */
export declare function postDashboard(client: Client, repository: string, { rows, ...told }: Omit<DashboardContent, 'hidden'>): Promise<PostedDashboard>;
/** For people: what was done with it. */
export declare const dashboardSentence: ({ operation, shown }: PostedDashboard) => string;
