import type { Rule } from '../../migrate/rule.js';
export declare const configureStaticModules: Rule;
