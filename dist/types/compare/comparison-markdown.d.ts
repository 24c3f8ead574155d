import type { ServerComparison } from './comparison.js';
/** A page for a ticket or a pull request: the counts, and a table of what differs. */
export declare function comparisonMarkdown(comparison: ServerComparison): string;
