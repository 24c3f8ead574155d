import { type Directive, type Section } from '../syntax/tree.js';
/**
 * Whether nothing in a `<Limit>` or `<LimitExcept>` depends on the method, so that its tags may go: it holds only
 * directives that 2.2 allows at server level, where nothing is limited (the users of cmd->limited are the directives of
 * access control, which are not allowed there).
 */
export declare function bindsNoMethod(limit: Section): boolean;
/** Whether 2.2 does not start with a line in `<Limit>`, or answers 500 for it; 2.4 takes most of them there. */
export declare const isRefusedInLimit: ({ key }: Directive) => boolean;
