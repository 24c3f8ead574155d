import type { State } from '../../access/merge/keyed-state.js'
import type { Around } from '../../access/merge/merge.js'
import { allows, forbiddenIn, isKnown, overridesAt, readsNothing } from '../../access/merge/override.js'
import { isReadOnlyBy, type Scope } from '../../access/merge/scope.js'
import { differingOn24, inherit, inheritInWalk } from '../../access/merge/state.js'
import type { Step } from '../../access/merge/state-set.js'
import { type Access, accessOf } from '../../access/read/access.js'
import { type AccessLine, isOld, saysAccess, saysForOldAlone } from '../../access/read/access-lines.js'
import { authzTreeOf } from '../../access/read/authz-tree.js'
import type { Authorizers } from '../../access/read/requirements.js'
import type { Site } from '../../site/site.js'
import type { Directive, Section } from '../../syntax/tree.js'
import { fittingForm, overridesFor } from './copies.js'
import { type Form, isExactFor, mergingOf } from './forms.js'
import type { Plan, Planner } from './plan.js'
import { reasonOf } from './reasons.js'

export const same: Step = (state) => state

/** What a scope makes of each of the states before it; its plan is noted. */
export function visit(planner: Planner, scope: Scope, bases: readonly State[], { folder, parts }: Around): Step {
  const { site } = planner
  if (isReadOnlyBy(scope, '2.4')) return visitNew(planner, scope, bases)
  const access = withMerging(scope, asChosen(planner, accessOf(site, scope.nodes, scope.branch)))
  const outer = scope.places[0]?.outer
  const htaccess = scope.kind === 'htaccess' ? scope : outer?.kind === 'htaccess' ? outer : undefined
  if (outer && planner.skipped.has(outer)) return skip(planner, scope)
  const overrides = htaccess && folder ? overridesAt(site, folder).lines.filter((line) => !readsNothing(line)) : []
  if (htaccess && folder && (overrides.length === 0 || isRefused(planner, htaccess, overrides)))
    return skip(planner, scope)
  // What such a section makes of a request is not looked into, but those below it inherit it.
  const isSilent = access.lines.length === 0 && access.containers.length === 0
  if (access.forBoth || (isSilent && access.unclear))
    return (state) => inheritIn(scope, state, access, { kind: 'none' })
  if (isSilent) return same
  if (isReadOnlyBy(scope, '2.2')) return visitOld(planner, scope, access, bases)
  const written = access.dual && writtenForNew(scope, access, bases, planner.authorizers)
  if (access.dual && !written) return visitDiffering(planner, scope, access, bases)
  const old = access.lines.filter((line) => isOld(line) && !isGuarded(line, access.dual?.old ?? []))
  const plain = written
    ? { ...access, lines: access.lines.filter((line) => !isOld(line) || old.includes(line)) }
    : access
  const { form, repeats } = written
    ? { form: { kind: 'as-written', merging: undefined } as const, repeats: [] }
    : fittingForm(planner, scope, access, bases, { folder, parts })
  const after = bases.map((state) => inheritIn(scope, state, access, form))
  // It is asked again for the states that can be in force.
  const step: Step = (state) => after[bases.indexOf(state)] ?? inheritIn(scope, state, access, form)
  for (const { folder: place } of repeats)
    if (place) planner.copied.set(place, [...(planner.copied.get(place) ?? []), scope])
  const plan: Plan = {
    scope,
    access: plain,
    form,
    bases,
    after,
    reason: reasonOf({ scope, access, form, bases, after }, planner.authorizers),
    repeats,
    urls: repeats.length > 0 ? planner.urls(scope.places[0]?.server) : undefined,
    order: planner.plans.size,
    overrides: withoutAuthConfig(
      repeats.length > 0
        ? [...overrides, ...repeats.flatMap((repeat) => overridesFor(site, scope, repeat))]
        : overrides,
    ),
  }
  if (written && old.length === 0) noteDoubled(planner, plan)
  else if (form.kind === 'nothing' && saysForOldAlone(plain)) return step
  else if (isLive(site, scope)) planner.plans.set(scope, plan)
  return step
}

/** What 2.4 alone reads stands for a section that 2.2 alone reads, or is something that 2.2 does not have. */
function visitNew(planner: Planner, scope: Scope, bases: readonly State[]): Step {
  const other = counterpartOf(planner, scope)
  if (authzTreeOf(scope.nodes).tree === undefined && !saysAccess(scope.nodes)) return same
  if (other && agrees(planner, other, scope, bases)) return same
  planner.differing.add(scope)
  return kept((state) => differingOn24(state, true))
}

/** What 2.2 alone reads is lost in 2.4, but where a section that 2.4 alone reads says the same. */
function visitOld(planner: Planner, scope: Scope, access: Access, bases: readonly State[]): Step {
  const other = counterpartOf(planner, scope)
  if (other && agrees(planner, scope, other, bases))
    return kept((state) => inheritIn(scope, state, access, { kind: 'as-written', merging: undefined }))
  const after = kept((state) => inherit(state, access, false))
  const isIdle = bases.every((base) => after(base).key === base.key)
  if (isIdle) return same
  planner.differing.add(scope)
  return kept((state) => differingOn24(after(state), true))
}

/** The rules for 2.4, in a guard of their own, do not say what those for 2.2 say. */
function visitDiffering(planner: Planner, scope: Scope, access: Access, bases: readonly State[]): Step {
  const form = { kind: 'none' } as const
  const step = kept((state) => differingOn24(inheritIn(scope, state, access, form), true))
  const after = bases.map(step)
  const { order, overrides } = { order: planner.plans.size, overrides: [] }
  const reason = { kind: 'dual' } as const
  if (isLive(planner.site, scope))
    planner.plans.set(scope, {
      scope,
      access,
      form,
      bases,
      after,
      reason,
      repeats: [],
      urls: undefined,
      order,
      overrides,
    })
  return step
}

/** The section for the same place that the other version reads. */
function counterpartOf({ scopes }: Planner, scope: Scope): Scope | undefined {
  const version = isReadOnlyBy(scope, '2.2') ? '2.4' : '2.2'
  const [place] = scope.places
  return scopes.find(
    (other) =>
      other.kind === scope.kind &&
      other.path === scope.path &&
      other.regex === scope.regex &&
      isReadOnlyBy(other, version) &&
      other.places[0]?.server === place?.server &&
      other.places[0]?.outer === place?.outer,
  )
}

/** Whether what 2.4 alone reads decides as what 2.2 alone reads. */
function agrees(planner: Planner, old: Scope, new_: Scope, bases: readonly State[]): boolean {
  const { tree, merging, unclear } = authzTreeOf(new_.nodes)
  if (tree === undefined || unclear || merging) return false
  const access = asChosen(planner, accessOf(planner.site, old.nodes, old.branch))
  return !access.unclear && isExactFor(access, bases, { merging, tree }, planner.authorizers)
}

const isGuarded = ({ within }: AccessLine, guards: readonly Section[]): boolean =>
  within.some((section) => guards.includes(section))

/** Whether the section says for 2.4, in a guard of its own, what it says for 2.2. */
function writtenForNew(scope: Scope, access: Access, bases: readonly State[], authorizers: Authorizers): boolean {
  const { tree, merging, unclear } = authzTreeOf(scope.nodes)
  if (merging && (scope.kind === 'files' || scope.kind === 'location')) return false
  return tree !== undefined && !unclear && isExactFor(access, bases, { merging, tree }, authorizers)
}
const withoutAuthConfig = (lines: readonly (Directive | undefined)[]): readonly Directive[] =>
  lines.flatMap((line) => (line && !allows(line, 'AuthConfig') ? line : []))

const asChosen = ({ deadAllow }: Planner, access: Access): Access =>
  deadAllow === 'guide' && access.guide ? { ...access, host: access.guide.host } : access

/** 2.4 joins `<Files>` or `<Location>` sections with one another first, and all with what was before as the last one says. */
function withMerging({ kind }: Scope, access: Access): Access {
  const { authz } = access
  const isJoined = (kind === 'files' || kind === 'location') && authz?.merging !== undefined
  if (!isJoined && (authz?.tree || !access.lines.some((line) => line.kind === 'new'))) return access
  return {
    ...access,
    unclear: access.unclear ?? '`AuthMerging`, which depends on other sections',
    onlyHostsUnclear: false,
  }
}

function inheritIn({ kind }: Scope, state: State, own: Access, form: Form): State {
  const hasTree = form.kind !== 'nothing'
  const isWalk = kind === 'files' || kind === 'location'
  const after = isWalk
    ? inheritInWalk(state, own, hasTree, mergingOf(form) ?? own.authz?.merging)
    : inherit(state, own, hasTree)
  const standsAlone = (form.kind === 'tree' || form.kind === 'as-written') && !mergingOf(form)
  return standsAlone ? differingOn24(after, false) : after
}

/** A step that is asked again for the states that it was asked for. */
function kept(step: Step): Step {
  const known = new Map<State, State>()
  return (state) => {
    const found = known.get(state) ?? step(state)
    known.set(state, found)
    return found
  }
}

/** Unless it is not clear what the rules for 2.2 say, or those above. */
function noteDoubled({ doubled }: Planner, { access, after }: Plan): void {
  if (!access.unclear && after.every(({ unclear }) => !unclear))
    for (const guard of access.dual?.old ?? []) doubled.add(guard)
}

function skip(planner: Planner, scope: Scope): Step {
  planner.skipped.add(scope)
  return same
}

/** Whether 2.2 answers 500 to everything below, since the file uses what it may not. */
function isRefused(
  { site, forbidding, partlyRefused }: Planner,
  scope: Scope,
  overrides: readonly (Directive | undefined)[],
): boolean {
  const { nodes } = scope
  const refusing = overrides.filter((line) => forbiddenIn(site, nodes, line))
  if (refusing.length > 0) partlyRefused.add(scope)
  for (const line of refusing) if (line && forbiddenIn(site, nodes, line)) forbidding.add(line)
  return refusing.length > 0 && refusing.length === overrides.length
}

const isLive = (site: Site, { at }: Scope) => !at || site.isLive(at)

/**
 * To allow AuthConfig would also wake files that 2.2 refused, or passed by where AllowOverride cannot be read; and a server
 * that refused the old lines may take the new ones.
 */
export function withOverrideDoubt({ forbidding, partlyRefused }: Planner, plan: Plan): Plan {
  const { scope } = plan
  if (plan.overrides.length === 0 && partlyRefused.size === 0) return plan
  const isRefused = [scope, ...scope.places.map(({ outer }) => outer)].some((one) => one && partlyRefused.has(one))
  const wakes = isRefused || plan.overrides.some((line) => forbidding.has(line) || !isKnown(line))
  return wakes && !plan.reason && plan.form.kind === 'tree' ? { ...plan, reason: { kind: 'overrides' } } : plan
}
