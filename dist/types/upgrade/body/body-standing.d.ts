import type { ComparedAnswers } from '../compared-answers.js';
import { type JudgedUpgrade } from '../standing.js';
import { type LeftIn } from './left.js';
type Told = JudgedUpgrade & LeftIn & {
    readonly answers: ComparedAnswers | undefined;
};
/** The first lines: whether 2.4 starts with it, when to merge it, and what to look at. */
export declare function standingLines(judged: Told): string;
export {};
