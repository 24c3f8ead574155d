import type { Explained, Explanation } from '../../explain/explain.js';
import { type Paint } from '../paint.js';
/** What a log's messages mean, for people: each with its cause, what to do, and the lines it is about. */
export declare function explanationText({ explanations, notices }: Explained, paint?: Paint): string;
export declare function unknownText({ said, module }: Pick<Explanation, 'said' | 'module'>): string;
