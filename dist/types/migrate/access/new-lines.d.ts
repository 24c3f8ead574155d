import type { AccessLine } from '../../access/read/access-lines.js';
import type { Plan } from './plan.js';
/** The lines that a scope is to have for 2.4. */
export declare function newLines({ access, form }: Plan, unit: string): readonly string[];
/** Whether the new lines show that they are written for 2.4, which the outermost of most rules does. */
export declare function areOf24(plan: Plan): boolean;
/** Lines in an `<IfModule>`; none where there are no lines. */
export declare const guarded: (tag: string, body: readonly string[], unit: string) => string[];
/** The lines as written, those of one `<Limit>` within its tags again, and without the guards around them. */
export declare function withLimits(lines: readonly AccessLine[], unit: string): string[];
export declare const textOfLine: ({ at }: AccessLine) => string;
