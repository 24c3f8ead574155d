import type { Place } from '../init/place.js';
import type { PlannedFile } from '../init/plan.js';
/**
 * Write a file and show it; or, where it is there already, show what to add to it.
 * @throws UsageError
 */
export declare function setUp({ root, read }: Place, { path, text, addition, isProgram }: PlannedFile): 'done' | 'by-hand';
