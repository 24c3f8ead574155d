import type { Site } from '../../config/site.js';
import { type Section } from '../../config/tree.js';
import { type Edit } from '../../edit.js';
import type { Plan } from './plan.js';
/** The new lines in a guard for 2.4 and the old ones in one for 2.2; undefined where they do not stand together. */
export declare function bothEdits({ access, form }: Plan): readonly Edit[] | undefined;
/** A pair of guards that say the same for 2.2 and for 2.4. */
export interface Pair {
    readonly at: Section;
    readonly edits: readonly Edit[];
}
/** The guarded rules for 2.2 that stand beside guarded rules for 2.4, and the edits that leave only the latter. */
export declare function guardPairs(site: Site): Generator<Pair>;
