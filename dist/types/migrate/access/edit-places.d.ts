import type { AccessLine } from '../../access/read/access-lines.js';
import type { Node } from '../../syntax/tree.js';
/** New lines go where users are named, else where the last client was. */
export declare function anchorOf(old: readonly AccessLine[], written: readonly AccessLine[]): AccessLine | undefined;
/** The line to replace: within a `<Limit>`, which the new lines bring along themselves, its tag. */
export declare function placeToReplace(anchor: AccessLine, lines: readonly AccessLine[]): Node;
/** The own Require lines, if the new lines begin with the very same. */
export declare function keptLines(written: readonly AccessLine[], lines: readonly string[]): boolean;
