import type { Rule } from '../rule.js';
export declare const addoutputfilterbytypeNested: Rule;
