import type { Scope } from '../../access/merge/scope.js';
import type { Access } from '../../access/read/access.js';
import type { Hit } from '../rule.js';
/**
 * What is to be said of sections that 2.2 keeps closed since it does not know their Require: one finding for each file, without
 * a fix, since whoever wrote the line may have meant what 2.4 makes of it.
 */
export declare function hitsOfUnknown(refusing: ReadonlyMap<Scope, Access>): Generator<Hit>;
