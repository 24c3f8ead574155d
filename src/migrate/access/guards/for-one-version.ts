import { conditionsByMethod } from '../../../access/decide/by-22.js'
import { accessReaderOn24, type State24 } from '../../../access/decide/by-24.js'
import { type StateStep, stateAfterSection, withStateOn24 } from '../../../access/decide/inherit.js'
import { isUnclearVerdict } from '../../../access/decide/reader.js'
import type { State } from '../../../access/decide/state.js'
import { mayRefuseByAddress } from '../../../access/decide/written.js'
import { isReadOnlyBy, type Scope } from '../../../access/merge/scope.js'
import { type AccessRules, accessRulesOf } from '../../../access/read/access.js'
import { type AccessCondition, allowsNoMoreThan } from '../../../access/read/access-condition.js'
import { hasAccessRules } from '../../../access/read/access-lines.js'
import { authzTreeOf } from '../../../access/read/authz-tree.js'
import { always, never, userLeaf } from '../../../access/read/condition.js'
import { isGuard, testedName } from '../../../httpd/guards.js'
import { methodNamesIn, valueForMethod, valuePerMethod } from '../../../httpd/methods.js'
import { moduleByName } from '../../../httpd/modules.js'
import { guardReadingOn24, guardReadingToday } from '../../../site/guard-reading.js'
import type { Site } from '../../../site/site.js'
import type { Section } from '../../../syntax/tree.js'
import { linesOfAuthorization } from '../authorization.js'
import { requiresWithoutEqualAllow } from '../filled-in-clients.js'
import { isExactForm, openHostLinesNeedNoRequire, rulesFromTree, shortestExactForm } from '../forms.js'
import type { AccessChange, PlanningContext } from '../plan.js'
import {
  cachedStep,
  isScopeReadOn24,
  planOf,
  rulesWithIneffectiveAllowAsChosen,
  sectionContextOf,
  stateAfterForm,
  stepWithoutChange,
} from '../steps.js'

/**
 * Visits a section with rules for 2.4 alone, and plans no change. Notes the section if its rules may let in more than 2.2 does,
 * or if only 2.4 reads it.
 */
export function visitSectionFor24(planner: PlanningContext, scope: Scope, bases: readonly State[]): StateStep {
  const other = counterpartOf(planner, scope)
  const isTree = authzTreeOf(scope.nodes).tree !== undefined
  if (!isTree && !hasAccessRules(scope.nodes)) return stepWithoutChange
  if (other && rulesDecideSame(planner, other, scope, bases)) return stepWithoutChange
  const own = accessRulesOf(planner.site, [])
  if (!other && decidesSame(planner, own, scope, bases)) return stepWithoutChange
  noteRulesBelowHosts(planner, scope, bases)
  const lets = isTree ? changeOn24(planner, own, scope, bases) : 'no more'
  // If both versions read the section, and its rules for 2.4 deny more, the difference is taken to be intended.
  if (lets !== 'no more' || isReadOnlyBy(scope, '2.4')) planner.differingScopes.set(scope, lets)
  return cachedStep((state) => withStateOn24(state, readOn24(planner.site, scope, state)))
}

/** Visits a section that only 2.2 reads. On 2.4 its rules are missing, unless a section for 2.4 has the same rules. */
export function planSectionFor22(
  planner: PlanningContext,
  scope: Scope,
  access: AccessRules,
  bases: readonly State[],
): StateStep {
  const other = counterpartOf(planner, scope)
  if (other && rulesDecideSame(planner, scope, other, bases)) {
    const { authTypeOn24 } = accessRulesOf(planner.site, other.nodes)
    const own = { ...access, authTypeOn24 }
    return cachedStep((state) => stateAfterForm(planner, scope, state, own, { kind: 'as-written', merging: undefined }))
  }
  const after = cachedStep((state) => stateAfterSection(state, access))
  const changesNothing = bases.every((base) => after(base).key === base.key)
  if (changesNothing) return stepWithoutChange
  if (planner.site.complete && openHostLinesNeedNoRequire(access, bases, planner.authorizers)) return after
  planner.differingScopes.set(scope, 'more')
  return after
}

/** Visits a section that has rules for 2.4 in a guard, if they differ from its rules for 2.2. */
export function planSectionDifferingByVersion(
  planner: PlanningContext,
  scope: Scope,
  access: AccessRules,
  bases: readonly State[],
): StateStep {
  const form = { kind: 'none' } as const
  const step = cachedStep((state) => stateAfterSection(state, access, readOn24(planner.site, scope, state)))
  const plan = planOf(planner, scope, access, bases, { form })
  const added = requiresWithoutEqualAllow(planner.site, scope, access, bases)
  if (added?.length === 0) return step
  if (isScopeReadOn24(planner.site, scope))
    planner.plans.set(scope, {
      ...plan,
      after: bases.map(step),
      reason: {
        kind: 'dual',
        added,
        linesFor22: rulesInLinesOf24(planner, scope, access, bases),
        // If every state before the section is unclear, 2.2's decision is not known.
        lets: bases.every(({ unclear }) => unclear) ? 'maybe more' : changeOn24(planner, access, scope, bases),
      },
    })
  return step
}

/** The section's rules for 2.2 as lines of 2.4. Empty if these rules are not known, or if the lines would have another effect. */
function rulesInLinesOf24(
  planner: PlanningContext,
  scope: Scope,
  access: AccessRules,
  bases: readonly State[],
): readonly string[] {
  const form = access.unclear ? undefined : shortestExactForm(access, sectionContextOf(planner, scope, bases))
  if (form?.kind !== 'tree' || planOf(planner, scope, access, bases, { form }).reason) return []
  return linesOfAuthorization(form.authorization, '')
}

/**
 * Notes a section with rules for 2.4 below host lines that may deny clients. Once the host lines are rewritten, the rules for
 * 2.4 let clients in.
 */
function noteRulesBelowHosts({ scopesFor24BelowHosts }: PlanningContext, scope: Scope, bases: readonly State[]): void {
  if (authzTreeOf(scope.nodes).tree !== undefined && bases.some(mayRefuseByAddress)) scopesFor24BelowHosts.add(scope)
}

/** The section for the same place that only the other version reads. */
function counterpartOf({ site, scopes }: PlanningContext, scope: Scope): Scope | undefined {
  if (!isReadOnlyBy(scope, '2.2') && !isReadOnlyBy(scope, '2.4')) return undefined
  const version = isReadOnlyBy(scope, '2.2') ? '2.4' : '2.2'
  const [place] = scope.occurrences
  return scopes.find(
    (other) =>
      other.kind === scope.kind &&
      other.path === scope.path &&
      other.regex === scope.regex &&
      isReadOnlyBy(other, version) &&
      other.occurrences[0]?.server === place?.server &&
      other.occurrences[0]?.outer === place?.outer &&
      conditionsOf(site, other) === conditionsOf(site, scope),
  )
}

/** The guards that may hide the section from a version, as a text for comparing; empty if no guard may. */
function conditionsOf(site: Site, { at, occurrences }: Scope): string {
  if (occurrences.every(({ maybe }) => !maybe)) return ''
  const unsure = (section: Section) =>
    isGuard(section) && guardReadingToday(site, section) !== 'always' && guardReadingOn24(site, section) === 'maybe'
  const around = at ? site.enclosing(at) : []
  const words = ({ key, args }: Section) => [key, ...args.map(({ value }) => value)].join(' ')
  return `maybe: ${around.map((sections) => sections.filter(unsure).map(words).join()).join('; ')}`
}

/** Whether the rules for 2.4 decide as the rules for 2.2 do. */
const rulesDecideSame = (planner: PlanningContext, old: Scope, new_: Scope, bases: readonly State[]): boolean =>
  decidesSame(
    planner,
    rulesWithIneffectiveAllowAsChosen(planner, old, accessRulesOf(planner.site, old.nodes, old.branch)),
    new_,
    bases,
  )

function decidesSame(planner: PlanningContext, access: AccessRules, scope: Scope, bases: readonly State[]): boolean {
  const { tree, merging, unclear } = authzTreeOf(scope.nodes)
  if (tree === undefined || unclear || merging) return false
  return (
    !access.unclear &&
    isExactForm(access, { kind: 'tree', authorization: { merging, tree } }, sectionContextOf(planner, scope, bases))
  )
}

/** The state on 2.4 after a section with rules for 2.4 alone. If they are unclear, they count as a tree that 2.2 never has. */
function readOn24(site: Site, { kind, nodes }: Scope, { on24 }: State): State24 {
  const { tree = unknownTree, merging, unclear } = authzTreeOf(nodes)
  const { authTypeOn24 } = accessRulesOf(site, nodes)
  return accessReaderOn24.after(
    on24,
    rulesFromTree({ authTypeOn24, ssl: false }, { merging, tree: unclear ? unknownTree : tree }),
    kind,
  )
}

const unknownTree: AccessCondition = { named: new Map(), other: userLeaf('unknown', '') }
const openToAll: AccessCondition = { named: new Map(), other: always }

/**
 * Whether rules that only 2.4 reads allow, or may allow, requests that 2.2 denies. Rules that are unclear, or that a guard may
 * hide from 2.4, may allow anything.
 * @param own the section's rules for 2.2
 */
function changeOn24(planner: PlanningContext, own: AccessRules, scope: Scope, bases: readonly State[]): AccessChange {
  const { tree, unclear } = authzTreeOf(scope.nodes)
  if (tree === undefined || own.unclear) return 'maybe more'
  const isWider = bases.some(
    (base) =>
      !base.unclear &&
      !allowsNoMoreThan(
        unclear ? openToAll : conditionOn24(planner.site, scope, base),
        conditionToday(planner, own, base),
      ),
  )
  if (!isWider) return 'no more'
  return unclear ? 'maybe more' : 'more'
}

const conditionToday = ({ authorizers }: PlanningContext, own: AccessRules, base: State): AccessCondition =>
  conditionsByMethod(stateAfterSection(base, own), authorizers)

const conditionOn24 = (site: Site, scope: Scope, base: State): AccessCondition => {
  const decided = accessReaderOn24.decide(readOn24(site, scope, base))
  if (isUnclearVerdict(decided)) return openToAll
  return valuePerMethod(methodNamesIn(decided), (name) => {
    const one = valueForMethod(decided, name)
    return one === 'error' ? never : one
  })
}

/** A section as it is read with a certain module, or without it. */
interface SectionVariant {
  readonly scope: Scope
  readonly access: AccessRules
}

/**
 * A section as it is read with, and without, the one module that its guards test. Empty if the open guards test no module or
 * several.
 */
export function moduleVariantsOf(
  { site, ineffectiveAllow }: Pick<PlanningContext, 'site' | 'ineffectiveAllow'>,
  scope: Scope,
): readonly SectionVariant[] {
  const names = new Set(scope.nodes.flatMap((node) => (isUnsure(site, node) ? testedName(node) : [])))
  if (names.size !== 1) return []
  return [true, false].map((isThere) => {
    const nodes = scope.nodes.flatMap((node) => {
      if (!isUnsure(site, node)) return [node]
      return isThere === isNegated(node) ? [] : node.commands
    })
    return {
      scope: { ...scope, nodes },
      access: rulesWithIneffectiveAllowAsChosen({ ineffectiveAllow }, scope, accessRulesOf(site, nodes, scope.branch)),
    }
  })
}

const isUnsure = (site: Site, node: Scope['nodes'][number]): node is Section =>
  node.kind === 'section' &&
  isGuard(node) &&
  moduleByName(testedName(node)) !== undefined &&
  hasAccessRules(node.commands) &&
  guardReadingToday(site, node) === 'maybe'

const isNegated = ({ args }: Section): boolean => args[0]?.value.startsWith('!') === true

/** The rules of a section if all its variants have the same effect; undefined if not, or if one is unclear. */
export function rulesIfVariantsAgree(
  variants: readonly SectionVariant[],
  bases: readonly State[],
): AccessRules | undefined {
  const [first, ...others] = variants.map(({ access }) => access)
  const isAlike = (access: AccessRules) =>
    bases.every((base) => stateAfterSection(base, access).key === stateAfterSection(base, first ?? access).key)
  if (!first || ![first, ...others].every((access) => !access.unclear && access.guardsByVersion && isAlike(access)))
    return undefined
  const duals = variants.flatMap(({ access }) => access.guardsByVersion ?? [])
  return {
    ...first,
    lines: [...new Map(variants.flatMap(({ access }) => access.lines.map((line) => [line.at, line]))).values()],
    guardsByVersion: { for22: duals.flatMap((dual) => dual.for22), for24: duals.flatMap((dual) => dual.for24) },
  }
}
