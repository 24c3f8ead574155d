import type { Rule } from '../rule.js';
export declare const win32DisableAcceptex: Rule;
