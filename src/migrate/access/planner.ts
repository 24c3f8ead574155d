import type { Folder } from '../../access/merge/folder-tree.js'
import type { Around } from '../../access/merge/merge.js'
import { allows, forbiddenIn, isKnown, overridesAt, readsNothing } from '../../access/merge/override.js'
import type { Scope } from '../../access/merge/scope.js'
import { inherit, inheritInWalk, type State } from '../../access/merge/state.js'
import type { Step } from '../../access/merge/state-set.js'
import type { UrlMap } from '../../access/merge/urls.js'
import { type Access, accessOf } from '../../access/read/access.js'
import { isOld } from '../../access/read/access-lines.js'
import { authzTreeOf } from '../../access/read/authz-tree.js'
import type { Authorizers } from '../../access/read/requirements.js'
import type { Wording } from '../../access/read/wording.js'
import type { Site } from '../../site/site.js'
import type { Directive, Section } from '../../syntax/tree.js'
import { fittingForm, overridesFor } from './copies.js'
import { type Form, isExactFor, mergingOf } from './forms.js'
import type { DeadAllow } from './once-for-each.js'
import type { Plan } from './plan.js'
import { type Reason, reasonOf } from './reasons.js'
import type { Split } from './split.js'

/** What is known while the scopes are visited. */
export interface Planner {
  readonly site: Site
  readonly deadAllow: DeadAllow
  /** Write no Require for who lets everybody in, where none stands above. */
  readonly sparing: boolean
  readonly scopes: readonly Scope[]
  readonly authorizers: Authorizers
  readonly urls: (server: Section | undefined) => UrlMap | undefined
  readonly plans: Map<Scope, Plan>
  /** The `<Files>` sections that are repeated in a folder. */
  readonly copied: Map<Folder, readonly Scope[]>
  /** Scopes that 2.2 never applied. */
  readonly skipped: Set<Scope>
  /** AllowOverride lines under which some .htaccess file is refused for its authentication directives. */
  readonly forbidding: Set<Directive>
  /** .htaccess files that some server refuses. */
  readonly partlyRefused: Set<Scope>
  /** What is settled for sections that are worded alike, by the states before them. */
  readonly settled: Map<readonly State[], Map<Wording, Settled>>
  readonly doubled: Set<Section>
}

export const same: Step = (state) => state

/** What a scope makes of each of the states before it; its plan is noted. */
export function visit(planner: Planner, scope: Scope, bases: readonly State[], { folder, parts }: Around): Step {
  const { site } = planner
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
    return kept((state) => inheritIn(scope, state, access, { kind: 'none' }))
  if (isSilent) return same
  const alike = settled(planner, scope, access, bases, { folder, parts })
  const { form, repeats, step, after, reason } = alike
  for (const { folder: place } of repeats)
    if (place) planner.copied.set(place, [...(planner.copied.get(place) ?? []), scope])
  const plan: Plan = {
    scope,
    access,
    form,
    bases,
    after,
    reason,
    alike,
    repeats,
    urls: repeats.length > 0 ? planner.urls(scope.places[0]?.server) : undefined,
    order: planner.plans.size,
    overrides: [...overrides, ...repeats.flatMap((repeat) => overridesFor(site, scope, repeat))].flatMap((line) =>
      line && !allows(line, 'AuthConfig') ? line : [],
    ),
  }
  if (isDual(plan, planner.authorizers)) noteDoubled(planner, plan)
  else if (isLive(site, scope)) planner.plans.set(scope, plan)
  return step
}

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

/** What is the same for all sections that are worded alike and lie over the same states. */
export interface Settled extends Split {
  /** What such a section makes of a state before it. */
  readonly step: Step
  readonly after: readonly State[]
  readonly reason: Reason | undefined
}

function settled(
  planner: Planner,
  scope: Scope,
  access: Access,
  bases: readonly State[],
  around: Pick<Around, 'folder' | 'parts'>,
): Settled {
  const { wording } = access
  // What is repeated elsewhere depends on where it stands.
  if (wording === undefined || scope.kind === 'files' || scope.kind === 'location' || !scope.at?.close)
    return settle(planner, scope, access, bases, around)
  const known = planner.settled.get(bases) ?? new Map<Wording, Settled>()
  const found = known.get(wording) ?? settle(planner, scope, access, bases, around)
  planner.settled.set(bases, known.set(wording, found))
  return found
}

function settle(
  planner: Planner,
  scope: Scope,
  access: Access,
  bases: readonly State[],
  around: Pick<Around, 'folder' | 'parts'>,
): Settled {
  const { form, repeats } = fittingForm(planner, scope, access, bases, around)
  const step = kept((state) => inheritIn(scope, state, access, form))
  const after = bases.map(step)
  return { form, repeats, step, after, reason: reasonOf({ scope, access, form, bases, after }, planner.authorizers) }
}

function inheritIn({ kind }: Scope, state: State, own: Access, form: Form): State {
  const hasTree = form.kind !== 'nothing'
  if (kind !== 'files' && kind !== 'location') return inherit(state, own, hasTree)
  return inheritInWalk(state, own, hasTree, mergingOf(form) ?? own.authz?.merging)
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

/** Whether the section says for 2.4 in a guard of its own what it says for 2.2 in another. */
function isDual({ access, scope, bases }: Plan, authorizers: Authorizers): boolean {
  if (!access.dual) return false
  const guards: ReadonlySet<unknown> = new Set(access.dual.old)
  if (access.lines.some((line) => isOld(line) && !line.within.some((section) => guards.has(section)))) return false
  const { tree, merging, unclear } = authzTreeOf(scope.nodes)
  return tree !== undefined && !unclear && isExactFor(access, bases, { merging, tree }, authorizers)
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
