import type { State } from '../../access/merge/keyed-state.js'
import { allows } from '../../access/merge/override.js'
import type { Scope } from '../../access/merge/scope.js'
import { differingOn24, inherit, inheritInWalk } from '../../access/merge/state.js'
import type { Step } from '../../access/merge/state-set.js'
import type { Access } from '../../access/read/access.js'
import { isGuard } from '../../httpd/guards.js'
import type { Site } from '../../site/site.js'
import type { Directive } from '../../syntax/tree.js'
import { type Form, mergingOf } from './forms.js'
import { unloadedGuards } from './guards/unloaded-guards.js'
import type { Plan, Planner } from './plan.js'
import { reasonOf } from './reasons.js'
import type { Split } from './repeats/split.js'

export const same: Step = (state) => state

/** The state after a section that says this in 2.4. */
export function inheritIn({ kind }: Scope, state: State, own: Access, form: Form): State {
  const hasTree = form.kind !== 'nothing'
  const isWalk = kind === 'files' || kind === 'location'
  const after = isWalk
    ? inheritInWalk(state, own, hasTree, mergingOf(form) ?? own.authz?.merging)
    : inherit(state, own, hasTree)
  const standsAlone = (form.kind === 'tree' || form.kind === 'as-written') && !mergingOf(form)
  return standsAlone ? differingOn24(after, false) : after
}

/** A step that is asked again for the states that it was asked for. */
export function kept(step: Step): Step {
  const known = new Map<State, State>()
  return (state) => {
    const found = known.get(state) ?? step(state)
    known.set(state, found)
    return found
  }
}

/** The rules of a section, with an Allow that never had an effect read as was chosen. */
export const asChosen = ({ deadAllow }: Planner, access: Access): Access =>
  deadAllow === 'guide' && access.guide ? { ...access, host: access.guide.host } : access

/** Whether 2.4 reads the section. */
export const isLive = (site: Site, { at }: Scope) => !at || site.isLive(at)

/** What is to become of a section that takes this form over these states. */
export function planOf(
  { site, authorizers, plans }: Planner,
  scope: Scope,
  access: Access,
  bases: readonly State[],
  { form, repeats }: Split,
): Plan {
  const after = bases.map((state) => inheritIn(scope, state, access, form))
  return {
    scope,
    access,
    form,
    bases,
    after,
    reason: reasonOf({ scope, access, form, bases, after }, authorizers),
    repeats,
    guards: repeats.length > 0 && scope.at ? (site.enclosing(scope.at)[0] ?? []).filter(isGuard) : none,
    urls: undefined,
    order: plans.size,
    overrides: none,
    unloaded: unloadedGuards(site, access),
    instead: undefined,
  }
}

const none: readonly never[] = []

/** What a section makes of a state by its plan. It is asked again for the states that the plan was made over. */
export const stepOf =
  (plan: Plan): Step =>
  (state) =>
    plan.after[plan.bases.indexOf(state)] ?? inheritIn(plan.scope, state, plan.access, plan.form)

/** The AllowOverride lines under which a .htaccess file may not use Require yet. */
export const withoutAuthConfig = (lines: readonly (Directive | undefined)[]): readonly Directive[] =>
  lines.length === 0 ? none : lines.flatMap((line) => (line && !allows(line, 'AuthConfig') ? line : []))
