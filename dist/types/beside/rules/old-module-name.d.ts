import type { Rule } from '../../migrate/rule.js';
export declare const oldModuleName: Rule;
