import type { Site } from '../../../site/site.js';
import type { Plan } from '../plan.js';
/**
 * Whether the lines of a scope mean what they say however its template is filled in: none of them, and no tag around them,
 * stands in a branch of its own, and no line of the scope may turn into others. Whether the scope is there at all, and where,
 * is another question (scope.ts, maybe; unplaced.ts).
 */
export declare function isClearOfTemplate(site: Site, plan: Plan): boolean;
