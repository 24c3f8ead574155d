import { type Site } from '../site/site.js';
import type { Directive } from '../syntax/tree.js';
/** The AddOutputFilterByType lines that give one filter its types in one place, where the filter is given types outside too. */
export interface NestedFilter {
    readonly filter: string;
    readonly lines: readonly Directive[];
    readonly outerLines: readonly Directive[];
    /** Types that only lines outside name. */
    readonly missing: readonly string[];
}
/**
 * Where a section inherits a filter and gives it types of its own. 2.2 added the types up and ran the filter once
 * (server/core.c, merge_ct_filters). 2.4 keeps the inner types alone, and runs the filter once for each place
 * (modules/filters/mod_filter.c, filter_bytype1, filter_merge); measured.
 */
export declare function nestedFilters(site: Site): NestedFilter[];
