import { type Condition } from '../../access/read/condition.js';
import type { PerMethod } from '../../httpd/methods.js';
/** What 2.4 does with the tree of the sections around (mod_authz_core.c, merge_authz_core_dir_config). */
export type Merging = 'And' | 'Or' | undefined;
/** What one section says in 2.4: for each method, who is let in. */
export interface Authorization {
    readonly merging: Merging;
    readonly tree: PerMethod<Condition>;
}
/**
 * The lines of an authorization, as a person would write them.
 * @param unit one step of indentation
 */
export declare function requireLines({ merging, tree }: Authorization, unit: string): string[];
interface Group {
    readonly names: readonly string[];
    readonly condition: Condition;
}
/** The methods that are treated otherwise than those without a name, together where they are treated alike. */
export declare function groupsOf(tree: PerMethod<Condition>): readonly Group[];
/** Lines for a place where one granted line is enough: outside of containers, or in `<RequireAny>`. */
export declare function render(condition: Condition, unit: string): string[];
export {};
