import type { Rule } from '../../migrate/rule.js';
export declare const configureDefaultMpm: Rule;
