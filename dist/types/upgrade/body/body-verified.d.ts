import { type Commit } from '../../action/place-link.js';
import type { Verified } from '../../explain/verified.js';
/** What came of the command that looks at the migrated files first: Markdown, a paragraph or a list each. */
export declare function verifiedParts(verified: Verified | undefined, commit: Commit): string[];
