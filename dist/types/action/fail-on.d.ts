import { type Summary } from '../report/summary.js';
import type { Inputs } from './inputs.js';
/** The sentence with which the job fails, if it is to. */
export declare function failureOf({ errors, warnings }: Summary, failOn: Inputs['failOn']): string | undefined;
