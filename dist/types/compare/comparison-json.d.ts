import type { ServerComparison } from './comparison.js';
/** Format version 1 of `compare --format json`: the counts, and each request that differs. */
export declare function comparisonJson(comparison: ServerComparison): string;
