import type { Part } from '../../../access/merge/merge.js';
import type { Scope } from '../../../access/merge/scope.js';
import type { Access } from '../../../access/read/access.js';
import type { Planner } from '../plan.js';
import { type Split } from './split.js';
/**
 * A section of the main server over virtual hosts with different rules: one form for most of them, and a copy at the
 * beginning of each other one, which 2.4 merges after all sections of its kind of the main server, and before those of the
 * virtual host (server/core.c, merge_core_server_configs). Undefined where there is no such form.
 */
export declare function splitByServer(planner: Planner, scope: Scope, own: Access, parts: readonly Part[]): Split | undefined;
