import type { AccessLine } from '../../access/read/access-lines.js';
import { type Edit } from '../../edit/edit.js';
import { type Node, type Section, type Trivia } from '../../syntax/tree.js';
/** What stood behind a `#` on an Allow or Deny line, as a comment of its own; a backslash at its end would go on in the next line. */
export declare function commentOf({ kind, at }: AccessLine): string[];
/** A closing tag as a line to edit. */
export declare const lineAt: (node: Section, { start, end }: {
    readonly start: number;
    readonly end: number;
}) => Trivia;
/** Drop lines, and the sections that hold nothing without them. */
export declare function remove(lines: readonly AccessLine[], kept?: ReadonlySet<Node>, opened?: ReadonlySet<Section>): Edit[];
/** Whether nothing is left in a section but white space and comments. */
export declare const isEmptied: (section: Section, gone: ReadonlySet<Node>) => boolean;
