import type { Rule } from '../rule.js';
export declare const thirdPartyModules: Rule;
