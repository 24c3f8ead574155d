import type { Log, Wait } from '../../action/client.js';
import type { Row } from './rows.js';
export interface UpgradeBatch {
    /** Full names. */
    readonly repositories: readonly string[];
    /** Upgrades one of them; to be asked again must do no harm. */
    readonly upgrade: (repository: string) => Promise<Row>;
    readonly wait: Wait;
    readonly log: Log;
    /** Told of the rows so far after each repository, so that a job that is ended early has told what it did. */
    readonly keep: (rows: readonly Row[]) => void;
}
/**
 * Upgrade one repository after the other. What fails in one is told in its row and stops none of the others, but where
 * GitHub's limit is reached and does not pass soon the rest is put off: the next run goes on there.
 */
export declare function upgradeEach({ repositories, upgrade, wait, log, keep }: UpgradeBatch): Promise<Row[]>;
