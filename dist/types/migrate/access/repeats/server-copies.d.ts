import type { Part, ServerSection } from '../../../access/merge/merge.js';
import type { Scope } from '../../../access/merge/scope.js';
import type { Access } from '../../../access/read/access.js';
import type { Planner } from '../plan.js';
import { type Repeat, type Split, type Tag } from './split.js';
/** The tag of a copy of a location that these servers can have; undefined where it cannot be told. */
export type TagOf = (repeat: Repeat, servers: readonly ServerSection[]) => Tag | undefined;
/**
 * A section of the main server over virtual hosts with different rules: one form for most of them, and a copy at the
 * beginning of each other one, which 2.4 merges after all sections of its kind of the main server, and before those of the
 * virtual host (server/core.c, merge_core_server_configs). Undefined where there is no such form.
 */
export declare function splitByServer(planner: Planner, scope: Scope, own: Access, parts: readonly Part[], tagOf: TagOf): Split | undefined;
/**
 * A .htaccess file that several servers read over different rules: its own form for most of them, and a pattern for its folder
 * in each other virtual host, which is merged after all folders. Undefined where something else would come in between.
 */
export declare function splitHtaccess({ site, authorizers, scopes }: Planner, scope: Scope, own: Access, parts: readonly Part[]): Split | undefined;
