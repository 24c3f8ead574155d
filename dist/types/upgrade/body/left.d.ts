import type { ChecklistItem } from '../../checklist/checklist.js';
import type { Migration } from '../../migrate/migrate.js';
import type { Finding } from '../../migrate/rule.js';
import type { Ticks } from '../asked.js';
/** What a change leaves, by what is to become of it. */
export interface Left {
    /** Fixes that are right only if something is true that nobody has said. */
    readonly leftOut: readonly Finding[];
    /** What a person has to look at. */
    readonly open: readonly Finding[];
    /** What somebody has said may stay as it is. */
    readonly kept: readonly Finding[];
}
/** What is judged. */
export interface LeftIn {
    readonly migration: Pick<Migration, 'findings' | 'taken'>;
    readonly checklist: readonly ChecklistItem[];
    readonly ticks: Ticks;
}
/** Pure. */
export declare function leftIn({ migration: { findings, taken }, checklist, ticks }: LeftIn): Left;
/** Under which heading the modules are named that 2.4 does not start without, and that no file loads; undefined where it has them. */
export declare function modulesNamedIn(judged: LeftIn): 'Before you start 2.4' | 'Needs you' | undefined;
/** Whether it tells of modules that are not loaded, or not built for 2.4. */
export declare const isOfModules: ({ rule }: Finding) => boolean;
