import { type ChecklistItem } from '../checklist/checklist.js';
import type { AtHand } from '../comment/checkout.js';
import type { Client, Say } from '../comment/client.js';
import { type Inputs } from '../comment/inputs.js';
import type { Commit } from '../comment/place-link.js';
import type { Wait } from '../comment/post.js';
import type { Finding } from '../migrate/rule.js';
import { type Summary } from '../report/summary.js';
import type { Verified } from '../verify/verified.js';
import type { Secrets } from './secrets.js';
import type { Settled } from './settled.js';
/** All that an upgrade of one repository has to do with. */
export interface UpgradeScene {
    readonly client: Client;
    readonly repo: {
        readonly owner: string;
        readonly repo: string;
    };
    readonly inputs: Inputs;
    /** `https://github.com`, without a slash at the end. */
    readonly server: string;
    readonly atHand: AtHand;
    /** The folder of a checkout of the repository, if there is one. */
    readonly workspace: string | undefined;
    /** What must not be told of what `verify` says. */
    readonly secrets: Secrets;
    readonly wait: Wait;
    readonly say: Say;
}
/** What was found, and what became of the pull request. */
export interface Upgraded extends Settled {
    readonly counts: Summary;
    readonly findings: readonly Finding[];
    readonly checklist: readonly ChecklistItem[];
    readonly commit: Commit;
    readonly verified: Verified | undefined;
    readonly notes: readonly string[];
    readonly sarif: string;
}
/**
 * Bring the upgrade pull request of a repository to what its configuration needs: read, migrate, try, commit, open or
 * update, or leave it to the people who have taken it over.
 * @throws InputError for what the workflow has to mend; else what Octokit throws
 */
export declare function upgrade(scene: UpgradeScene): Promise<Upgraded>;
