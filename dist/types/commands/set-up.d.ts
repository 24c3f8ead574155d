import type { LocalRepository } from '../init/local-repository.js';
import type { PlannedFile } from '../init/plan.js';
/**
 * Write a file and show it; or, where it is there already, show what to add to it.
 * @throws UsageError
 */
export declare function setUp({ root, read }: LocalRepository, { path, text, addition, isProgram }: PlannedFile): 'done' | 'by-hand';
