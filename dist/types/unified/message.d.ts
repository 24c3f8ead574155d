import type { VFile } from 'vfile';
import { type Diagnostic } from '../report/diagnostics.js';
/**
 * A diagnostic as a message of its file: `ruleId`, `source`, `place`, `url`, a `note` on the fix, and `actual` and `expected`
 * where the fix is a new text for that place. As linters of this ecosystem have it an error is fatal, a warning is not,
 * and an info says nothing on that.
 */
export declare function addMessage(file: VFile, diagnostic: Diagnostic): void;
