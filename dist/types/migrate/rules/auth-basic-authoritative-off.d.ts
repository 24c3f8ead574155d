import type { Site } from '../../site/site.js';
import type { Directive } from '../../syntax/tree.js';
import type { Rule } from '../rule.js';
export declare const authBasicAuthoritativeOff: Rule;
/** Whether the line says Off, and this rule does not make it On by itself. */
export declare const isLeftOff: (site: Site, line: Directive) => boolean;
