import type { UpgradeInputs } from '../comment/inputs.js';
import type { Wait } from '../comment/post.js';
import type { Pulls } from './pulls.js';
/** Labels, assignees and reviewers of a pull request that was just opened. @returns a warning for each that did not work */
export declare function dressUp(pulls: Pulls, number: number, inputs: UpgradeInputs, wait: Wait): Promise<string[]>;
