import type { Access } from '../../access/read/access.js';
import type { AccessLine } from '../../access/read/access-lines.js';
import { type Condition } from '../../access/read/condition.js';
import { type Edit } from '../../edit/edit.js';
/** A list of clients is written where its Allow lines are, so that comments between them keep their sense. */
export declare function clientEdits(condition: Condition, old: readonly AccessLine[], access: Access, unit: string): readonly Edit[] | undefined;
