import type { Client, Say } from '../../comment/client.js';
import { type Inputs } from '../../comment/inputs.js';
import type { Wait } from '../../comment/post.js';
import { type Row } from './rows.js';
interface Scene {
    readonly client: Client;
    readonly inputs: Inputs;
    readonly server: string;
    /** The variables of the job. */
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly wait: Wait;
    readonly say: Say;
}
/** Upgrade a repository, and tell where it stands then. Errors are those of `upgrade`. */
export declare function upgradedRow(scene: Scene, repo: {
    readonly owner: string;
    readonly repo: string;
}): Promise<Row>;
export {};
