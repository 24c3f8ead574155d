import type { Scope } from '../../access/merge/scope.js';
import { type Site } from '../../site/site.js';
import { type Directive } from '../../syntax/tree.js';
import type { Hit } from '../rule.js';
/**
 * .htaccess files that 2.2 answers 500 for as a whole, and 2.4 does not: nobody was let in there.
 * @param forbidding the AllowOverride lines that do not let them say what they do, and keep most of them from 2.4 too
 * @param said those of which something is said anyway
 */
export declare function refusedToday(site: Site, forbidding: ReadonlyMap<Directive, readonly Scope[]>, said: ReadonlySet<Scope>): Generator<Hit>;
