import { type Edit } from '../../../edit/edit.js';
import type { Site } from '../../../site/site.js';
import { type Section } from '../../../syntax/tree.js';
import type { Plan } from '../plan.js';
/** The new lines in a guard for 2.4 and the old ones in one for 2.2; undefined where `whyNotBoth` says why. */
export declare function bothEdits(plan: Plan): readonly Edit[] | undefined;
/** Why no fix writes the lines for both versions: a sentence. */
export declare function whyNotBoth({ scope, access, form, repeats, lists }: Plan): string | undefined;
/** A pair of guards that say the same for 2.2 and for 2.4. */
export interface Pair {
    readonly at: Section;
    /** The guard of those for 2.4. */
    readonly other: Section;
    readonly edits: readonly Edit[];
}
/** The guarded rules for 2.2 that stand beside guarded rules for 2.4, and the edits that leave only the latter. */
export declare function guardPairs(site: Site): Generator<Pair>;
