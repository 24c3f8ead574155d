import type { ComparedAnswers } from '../compared-answers.js';
import { type JudgedUpgrade } from '../standing.js';
import { type LeftIn } from './left.js';
type Told = JudgedUpgrade & LeftIn & {
    readonly answers: ComparedAnswers | undefined;
};
/** The first lines: whether 2.4 starts with it, what to look at, and when to merge it. */
export declare function standingLines(judged: Told): string;
export {};
