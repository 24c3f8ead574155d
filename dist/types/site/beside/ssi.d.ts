import type { Statement } from './file.js';
/**
 * The elements of a page with server-side includes, `<!--#name attribute="value" … -->`: the name of each is that of the
 * element, its arguments are the values, in the quotes that they have (mod_include.c, find_directive and find_argument).
 */
export declare function elementsIn(text: string): Generator<Statement>;
