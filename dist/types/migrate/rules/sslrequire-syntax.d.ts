import type { Rule } from '../rule.js';
export declare const sslrequireSyntax: Rule;
