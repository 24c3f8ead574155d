import { type Folder } from '../../../access/merge/folder-tree.js';
import type { State } from '../../../access/merge/keyed-state.js';
import type { Around } from '../../../access/merge/merge.js';
import { type Scope } from '../../../access/merge/scope.js';
import type { Access } from '../../../access/read/access.js';
import type { Site } from '../../../site/site.js';
import type { Directive } from '../../../syntax/tree.js';
import type { Plan, Planner } from '../plan.js';
import { type Repeat, type Split } from './split.js';
/**
 * One form for all that the section lies over or, where there is none, one with repetitions. A location that others overrule
 * says what it says by itself.
 */
export declare function fittingForm(planner: Planner, scope: Scope, own: Access, bases: readonly State[], around: Around): Split & Pick<Plan, 'overruledBy'>;
/** The section or file of a folder that copies go into. */
export declare function hostOf(scope: Scope, folder: Folder): Scope | undefined;
/** The AllowOverride lines of the .htaccess file that a copy goes into. */
export declare const overridesFor: (site: Site, scope: Scope, { folder }: Repeat) => readonly (Directive | undefined)[];
