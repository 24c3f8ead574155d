import { type Edit } from '../../edit/edit.js';
import { type Directive } from '../../syntax/tree.js';
import type { Choices } from '../rule.js';
import type { Plan } from './plan.js';
/** The edits that make a scope say in 2.4's words what its plan says; none where it may stay as it is. */
export declare function editsOf(plan: Plan, guards?: Choices['guards']): readonly Edit[];
/** What lets .htaccess files use Require. */
export declare const overrideEdits: ({ overrides, lists }: Plan) => readonly Edit[];
export declare function allowAuthConfig(line: Directive): Edit;
/** The indentation that the scope's own lines have beyond its tag. */
export declare function unitOf({ scope }: Plan): string;
/** Without any line to put them at, the new lines follow the authentication lines. */
export declare function openEdits({ access }: Plan, lines: readonly string[]): readonly Edit[];
export declare const textOf: (at: Directive) => string;
