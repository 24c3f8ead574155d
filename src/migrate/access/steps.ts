import { conditionsByMethod } from '../../access/decide/by-22.js'
import { accessReaderOn24 } from '../../access/decide/by-24.js'
import { type StateStep, stateAfterSection } from '../../access/decide/inherit.js'
import type { State } from '../../access/decide/state.js'
import { allowsOverrideClass } from '../../access/merge/override.js'
import type { Scope } from '../../access/merge/scope.js'
import type { AccessRules } from '../../access/read/access.js'
import { never } from '../../access/read/condition.js'
import { oncePerObject } from '../../base/once.js'
import { allMethods } from '../../httpd/methods.js'
import type { Site } from '../../site/site.js'
import type { Directive } from '../../syntax/tree.js'
import { type Form, rulesFor24, type SectionContext } from './forms.js'
import { guardsOnUnloadedModules } from './new-lines.js'
import type { FormResult, Plan, PlanningContext } from './plan.js'
import { reasonForPerson } from './reasons.js'

/** The context of a scope: its kind, the states before it, and 2.2's authorization modules. */
export const sectionContextOf = (
  { authorizers }: PlanningContext,
  { kind }: Scope,
  bases: readonly State[],
): SectionContext => ({
  kind,
  bases,
  authorizers,
})

export const stepWithoutChange: StateStep = (state) => state

/** The state after a section of this kind with these rules, if it gets this form in 2.4. */
export function stateAfterForm(
  { authorizers }: Pick<PlanningContext, 'authorizers'>,
  { kind }: Pick<Scope, 'kind'>,
  state: State,
  own: AccessRules,
  form: Form,
): State {
  const says = rulesFor24(own, form, () => conditionsByMethod(stateAfterSection(state, own), authorizers))
  return stateAfterSection(state, own, accessReaderOn24.after(state.on24, says, kind))
}

/** Caches the results of a step by state. */
export const cachedStep: (step: StateStep) => StateStep = oncePerObject

/** The rules of a section, with an ineffective Allow or Deny read as the user chose. */
export function rulesWithIneffectiveAllowAsChosen(
  { ineffectiveAllow }: Pick<PlanningContext, 'ineffectiveAllow'>,
  scope: Pick<Scope, 'kind'>,
  access: AccessRules,
): AccessRules {
  if (ineffectiveAllow === 'exact') return access
  if (ineffectiveAllow === 'guide' && access.guideReading) return { ...access, host: access.guideReading.host }
  return deniesFilesByHostLinesOnly(scope, access) ? { ...access, satisfy: satisfyAll, isClosed: true } : access
}

const satisfyAll = [{ methods: allMethods, any: false }]

/** Whether a section denies names only by Deny. Under an inherited Satisfy Any, it still allows the users of a Require above. */
export const deniesFilesByHostLinesOnly = (
  { kind }: Pick<Scope, 'kind'>,
  { host, require, satisfy, authz, unclear }: AccessRules,
): boolean =>
  kind === 'files' &&
  host?.named.size === 0 &&
  host.other.key === never.key &&
  !require &&
  satisfy.length === 0 &&
  !authz &&
  unclear === undefined

/** Whether 2.4 reads the section. */
export const isScopeReadOn24 = (site: Site, { at }: Scope) => !at || site.isLive(at)

/** Facts about a section that the caller of `planOf` knows. `reason` counts only if the form itself leaves no reason. */
type PlanFacts = Partial<Pick<Plan, 'ownFolders' | 'isFreeOfUnseenFiles' | 'overridesToExtend' | 'reason'>>

/** The plan for a section with this form after these states. */
export function planOf(
  planner: PlanningContext,
  scope: Scope,
  access: AccessRules,
  bases: readonly State[],
  fitting: FormResult,
  { ownFolders, isFreeOfUnseenFiles, overridesToExtend = none, reason }: PlanFacts = {},
): Plan {
  const { form } = fitting
  const { site, authorizers, plans } = planner
  const after = bases.map((state) => stateAfterForm(planner, scope, state, access, formForState(fitting)))
  return {
    scope,
    access,
    form,
    bases,
    after,
    ownFolders,
    isFreeOfUnseenFiles,
    reason: reasonForPerson({ scope, access, form, bases, after }, authorizers) ?? reason,
    checksPlace: fitting.checksPlace === true,
    strictestFolders: fitting.strictestFolders ?? none,
    order: plans.size,
    overridesToExtend: overridesToExtend,
    guardsOnUnloadedModules: guardsOnUnloadedModules(site, access),
  }
}

const none: readonly never[] = []

/** The form to compute states with. A form that checks the place keeps today's conditions, as `none` does. */
const formForState = ({ form, checksPlace }: Pick<Plan, 'form' | 'checksPlace'> | FormResult): Form =>
  checksPlace ? { kind: 'none' } : form

/** Returns the states after a planned section. A state before it that the plan does not have is noted as unplanned. */
export const stepOfPlan =
  (planner: PlanningContext, plan: Plan): StateStep =>
  (state) => {
    const { bases, after, scope, access } = plan
    const found = after[bases.indexOf(state)] ?? after[bases.findIndex(({ key }) => key === state.key)]
    if (found) return found
    planner.unplannedScopes.add(scope)
    return stateAfterForm(planner, scope, state, access, formForState(plan))
  }

/** The AllowOverride lines that do not allow Require in a .htaccess file yet. */
export const linesWithoutAuthConfig = (lines: readonly (Directive | undefined)[]): readonly Directive[] =>
  lines.length === 0 ? none : lines.flatMap((line) => (line && !allowsOverrideClass(line, 'AuthConfig') ? line : []))
