import type { Rule } from '../rule.js';
export declare const sslprotocolTlsv1: Rule;
