import type { Site } from '../site/site.js';
import type { Directive } from '../syntax/tree.js';
/** The module that has the filter of this name, as far as it is known. */
export declare const moduleOfFilter: (name: string) => string | undefined;
/** The names of the filters that a line puts in place, in lower case: one word may hold several. */
export declare const filtersOf: ({ key, args }: Directive) => string[];
/** The modules of the filters that lines put in place, each with such a line. */
export declare function filterModules(site: Site): Generator<readonly [module: string, because: Directive]>;
