import type { ServerComparison } from './comparison.js';
/** JUnit's XML, which every CI shows: a case for each request, in a class for the line that it is about. */
export declare function comparisonJunit(comparison: ServerComparison): string;
