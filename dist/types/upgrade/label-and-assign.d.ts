import type { Wait } from '../action/client.js';
import type { UpgradeInputs } from '../action/inputs.js';
import type { Pulls } from './pulls.js';
/** Labels, assignees and reviewers of a pull request that was just opened. @returns a warning for each that did not work */
export declare function labelAndAssign(pulls: Pulls, number: number, inputs: UpgradeInputs, wait: Wait): Promise<string[]>;
