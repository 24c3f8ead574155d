import type { Rule } from '../migrate/rule.js';
/** A line on a terminal that tells how far reading has come, when a run takes longer than a second. */
export declare const filesProgress: () => ((files: number) => void);
/** The same for the rules. */
export declare const rulesProgress: (all: number) => ((rule: Rule, done: number) => void);
/** And for what is written. */
export declare const textsProgress: (all: number) => ((texts: number) => void);
/** And for the answers of servers. */
export declare const answersProgress: (all: number) => ((answers: number) => void);
