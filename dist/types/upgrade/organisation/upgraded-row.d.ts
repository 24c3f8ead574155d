import type { Job } from '../../action/job.js';
import type { RepositoryName } from '../../action/repository-calls.js';
import { type Row } from './rows.js';
interface RowJob extends Job {
    /** The variables of the job. */
    readonly environment: Readonly<Record<string, string | undefined>>;
}
/** Upgrade a repository, and tell where it stands then. Errors are those of `upgrade`. */
export declare function upgradedRow(job: RowJob, repo: RepositoryName): Promise<Row>;
export {};
