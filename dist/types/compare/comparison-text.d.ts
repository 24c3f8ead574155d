import { type Paint } from '../report/paint.js';
import type { ComparedRequest, ServerComparison } from './comparison.js';
/** What differs, the gravest first, and a last line that counts. */
export declare function comparisonText(comparison: ServerComparison, paint?: Paint): string;
/** Those that differ, in the order of their worth. */
export declare const gravestFirst: (results: readonly ComparedRequest[]) => readonly ComparedRequest[];
export declare const shownValue: (value: string) => string;
/** `GET http://www.example.org/a from 10.0.0.1 as alice` */
export declare function requestText({ request: { method, endpoint, path, asker } }: ComparedRequest): string;
/** `312 requests, the same answers.` */
export declare function comparisonSummary(comparison: ServerComparison): string;
