import type { Client, Say } from '../../comment/client.js';
import { type Inputs } from '../../comment/inputs.js';
import type { Outputs } from '../../comment/outputs.js';
import type { Wait } from '../../comment/post.js';
/** All that a run over an organisation has to do with. */
export interface Fleet {
    readonly client: Client;
    readonly inputs: Inputs;
    /** `https://github.com`. */
    readonly server: string;
    /** `owner/name` of the workflow's repository, and the page of its run. */
    readonly repository: string;
    readonly run: string;
    /** The folder for what the next jobs need. */
    readonly temp: string;
    /** The variables of the job. */
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly wait: Wait;
    readonly say: Say;
}
/** What a run did. */
export interface FleetResult {
    readonly outputs: Partial<Outputs>;
    /** Markdown for the job's summary. */
    readonly summary: string;
    /** The sentence with which the job fails, if it is to. */
    readonly failure?: string;
}
/** Do what the mode says. */
export declare const runFleet: (mode: 'plan' | 'upgrade' | 'dashboard', fleet: Fleet) => Promise<FleetResult>;
