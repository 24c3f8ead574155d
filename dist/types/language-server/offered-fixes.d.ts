import type { SiteCheck } from './check.js';
import type { OfferedFix, TextSpan } from './messages.js';
/** What can be done about the findings on these lines of a file: the fix of each, and a comment that silences it. */
export declare function fixesAt(check: SiteCheck, path: string, { start, end }: TextSpan): OfferedFix[];
/**
 * All safe fixes that change a file, whole as they are: what one of them changes in another file goes with it. Undefined
 * where there are none.
 */
export declare function safeFixesOf(check: SiteCheck, path: string): OfferedFix | undefined;
