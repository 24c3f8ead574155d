import { type Edit } from '../../../edit/edit.js';
import type { Choices } from '../../rule.js';
import type { Instead, Plan } from '../plan.js';
/** The edits of a plan whose rules for 2.4 go elsewhere than its own lines, with those for 2.2 as was chosen. */
export declare function insteadEdits(plan: Plan, instead: Instead, unit: string, guards: Choices['guards']): readonly Edit[];
