import type { ComparedRequest } from '../compare/comparison.js';
import { type Section } from '../syntax/tree.js';
/**
 * Whether a 2.4 with mod_access_compat is no witness of what 2.2 answered: it answered otherwise than 2.2's rules say, which
 * the new server answers by. It merges Satisfy in another way, for one, and wants a Require wherever there is an AuthType.
 */
export declare function isNoWitness({ request, oldStatus, youngStatus, verdict }: ComparedRequest): boolean;
/** What is said of such requests. */
export declare const noWitness: (count: number) => string;
/**
 * What to write in the tag of a guard so that a 2.4 reads or skips its block as 2.2 did, where the block has rules of access
 * and nothing else; undefined for a guard that stays.
 */
export declare function guardAs22(section: Section): string | undefined;
