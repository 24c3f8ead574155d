import { type Group } from '../base/grouped.js';
import type { Finding } from '../migrate/rule.js';
/**
 * What tells a finding from others of its file, whatever line it moves to: its rule, the path, the words of its line and of
 * the tags around it. Findings alike in all of that have the same key; sixteen hexadecimal digits.
 */
export declare const keyOf: (finding: Finding) => string;
/** The same where the file is called by another path than the one that is shown. */
export declare const keyUnder: (path: string, { rule, at }: Finding) => string;
/** The key of each finding and which of its likes it is, from 1: `0123456789abcdef:1`. */
export declare function fingerprintsOf(findings: readonly Finding[]): ReadonlyMap<Finding, string>;
/** Findings with the same key say the very same thing. */
export declare const messageKey: ({ rule, severity, message, fix }: Finding) => string;
/** Findings that say the very same thing together, in the order of the first of each. */
export declare const bySameMessage: (findings: readonly Finding[]) => Group<Finding>[];
/** Two 32-bit FNV-1a sums with different beginnings. Not for secrets: it only has to tell a few thousand texts apart. */
export declare function hash(text: string): string;
