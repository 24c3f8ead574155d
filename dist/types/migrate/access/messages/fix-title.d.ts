import type { Edit } from '../../../edit/edit.js';
import type { Plan } from '../plan.js';
/** What a fix of access rules writes, in a few words: `Write Require all granted`. Where it only removes: what goes. */
export declare function accessFixTitle(group: readonly Plan[], edits: readonly Edit[]): string;
