import type { Verified } from '../../explain/verified.js';
import { type Paint } from '../paint.js';
/** What somebody's own 2.4 said of the migrated copy. */
export declare function verifiedText({ command, outcome, trouble, output, explained, rounds }: Verified, paint?: Paint): string;
