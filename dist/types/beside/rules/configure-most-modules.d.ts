import type { Rule } from '../../migrate/rule.js';
export declare const configureMostModules: Rule;
