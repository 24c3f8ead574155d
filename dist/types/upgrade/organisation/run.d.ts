import type { Job } from '../../action/job.js';
import type { Outputs } from '../../action/outputs.js';
/** What a run over an organisation has to do with. */
export interface OrganisationJob extends Job {
    /** `owner/name` of the workflow's repository, and the page of its run. */
    readonly repository: string;
    readonly run: string;
    /** The folder for what the next jobs need. */
    readonly temp: string;
    /** The variables of the job. */
    readonly environment: Readonly<Record<string, string | undefined>>;
}
/** What a run did. */
export interface OrganisationResult {
    readonly outputs: Partial<Outputs>;
    /** Markdown for the job's summary. */
    readonly summary: string;
    /** The sentence with which the job fails, if it is to. */
    readonly failure?: string;
}
/** Do what the mode says. */
export declare const runOrganisation: (mode: 'plan' | 'upgrade' | 'dashboard', job: OrganisationJob) => Promise<OrganisationResult>;
