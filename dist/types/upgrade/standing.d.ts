import type { Verified } from '../explain/verified.js';
import type { Migration } from '../migrate/migrate.js';
import type { Choices, Finding } from '../migrate/rule.js';
/** How far the change takes the configuration. */
export interface Standing {
    /** What keeps 2.4 from starting, or makes it answer 500, and is not in the change. */
    readonly open: readonly Finding[];
    /** All of that stands in .htaccess files: 2.4 starts, and answers 500 in their folders. */
    readonly isInHtaccess: boolean;
    /** What a real 2.4 said. */
    readonly said: Verified['outcome'] | undefined;
    /** What else can read it once it is merged. */
    readonly reads: 'both' | '2.4';
}
/** What is judged: the change, and what was asked of it. */
export interface JudgedUpgrade {
    readonly migration: Pick<Migration, 'findings' | 'taken'>;
    readonly choices: Choices;
    readonly verified: Verified | undefined;
}
/** Pure. */
export declare function standingOf({ migration: { findings, taken }, choices, verified }: JudgedUpgrade): Standing;
/** What is not finished is not called the upgrade. */
export declare const isFinished: ({ open, said }: Standing) => boolean;
/** The title of the pull request, and of its one commit where it has one. */
export declare const titleOf: (standing: Standing) => string;
