import type { Scope } from '../../access/merge/scope.js';
import { type Edit } from '../../edit/edit.js';
import type { Directive } from '../../syntax/tree.js';
import type { OverrideLists, Plan, Planner } from './plan.js';
/**
 * The lists that let the plan's .htaccess file say what it has to, and wake none that 2.2 refused; undefined where there are
 * none: where a line is not known, or where the directives of the list are all that such a file was refused for.
 */
export declare function listsFor(planner: Planner, { overrides }: Plan): OverrideLists | undefined;
/**
 * Whether a file that 2.2 refused under a line is refused by 2.4 too: where it is read under others, with Require in the place
 * of its old lines.
 * @param also what it may use besides
 */
export declare function staysRefused({ site, skipped }: Planner, scope: Scope, line: Directive, also?: ReadonlySet<string>): boolean;
/** The lists, each behind its AllowOverride line. */
export declare const listEdits: ({ lines, others }: OverrideLists) => readonly Edit[];
