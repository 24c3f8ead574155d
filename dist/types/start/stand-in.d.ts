import type { ComparedRequest } from '../compare/comparison.js';
import { type Edit } from '../edit/edit.js';
import { type Directive, type Section } from '../syntax/tree.js';
/**
 * Whether a 2.4 with mod_access_compat is no witness of what 2.2 answered: it answered otherwise than 2.2's rules say, which
 * the new server answers by. It merges Satisfy in another way, for one, and wants a Require wherever there is an AuthType.
 */
export declare function isNoWitness({ request, oldStatus, youngStatus, verdict, differences }: ComparedRequest): boolean;
/** What is said of such requests. */
export declare const noWitness: (count: number) => string;
/**
 * The edits of a line that no 2.4 reads, mod_access_compat or not, so that it comes as near as it can to what it was in 2.2;
 * undefined for a line that stays.
 */
export declare function lineAs22(line: Directive): readonly Edit[] | undefined;
/**
 * What to write in the tag of a guard so that a 2.4 reads or skips its block as 2.2 did, where the block has rules of access
 * and nothing else; undefined for a guard that stays.
 */
export declare function guardAs22(section: Section): string | undefined;
