import { type Asker } from './asking.js';
import type { Choosing } from './choosing.js';
import { type Situation } from './situation.js';
/**
 * Of everybody who might ask, those whom the two versions tell apart, or who answer the questions in a way of their own.
 * @param isFull each way to answer the questions counts, and not only what comes out
 */
export declare function tellingAskers({ known, answered }: Choosing, situation: Situation, method: string, askers: readonly Asker[], isFull: boolean): readonly Asker[];
