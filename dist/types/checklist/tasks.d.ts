import { type Task } from './task.js';
/** What may have to be done outside of the files, in the order of an upgrade. */
export declare const tasks: readonly Task[];
