import type { State } from '../../access/merge/keyed-state.js';
import type { Scope } from '../../access/merge/scope.js';
import type { Step } from '../../access/merge/state-set.js';
import type { Access } from '../../access/read/access.js';
import type { Site } from '../../site/site.js';
import type { Directive } from '../../syntax/tree.js';
import { type Form } from './forms.js';
import type { Plan, Planner } from './plan.js';
import type { Split } from './repeats/split.js';
export declare const same: Step;
/** The state after a section that says this in 2.4. */
export declare function inheritIn({ kind }: Scope, state: State, own: Access, form: Form): State;
/** A step that is asked again for the states that it was asked for. */
export declare function kept(step: Step): Step;
/** The rules of a section, with an Allow that never had an effect read as was chosen. */
export declare const asChosen: ({ deadAllow }: Planner, access: Access) => Access;
/** Whether 2.4 reads the section. */
export declare const isLive: (site: Site, { at }: Scope) => boolean;
/** What is to become of a section that takes this form over these states. */
export declare function planOf({ site, authorizers, plans }: Planner, scope: Scope, access: Access, bases: readonly State[], { form, repeats }: Split): Plan;
/** What a section makes of a state by its plan. It is asked again for the states that the plan was made over. */
export declare const stepOf: (plan: Plan) => Step;
/** The AllowOverride lines under which a .htaccess file may not use Require yet. */
export declare const withoutAuthConfig: (lines: readonly (Directive | undefined)[]) => readonly Directive[];
