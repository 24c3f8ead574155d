import { type Access, accessOf } from '../../config/access.js'
import { isOld } from '../../config/access-lines.js'
import { authorizersOf } from '../../config/authorizers.js'
import { authzTreeOf } from '../../config/authz-tree.js'
import { inherit, inheritInWalk, type State } from '../../config/effective.js'
import type { Folder } from '../../config/folder-tree.js'
import { type Around, mergeInOrder, type Part } from '../../config/merge-order.js'
import { allows, forbiddenIn, isKnown, overridesAt, readsNothing } from '../../config/override.js'
import type { Authorizers } from '../../config/requirements.js'
import { type Scope, scopesOf } from '../../config/scope.js'
import type { Site } from '../../config/site.js'
import type { Step } from '../../config/states.js'
import type { Directive, Section } from '../../config/tree.js'
import { type UrlMap, urlMapsOf } from '../../config/urls.js'
import { fittingForm, overridesFor } from './copies.js'
import { type ErrorPage, errorPagesOf } from './error-pages.js'
import { type Form, isExactFor } from './forms.js'
import { type Reason, reasonOf } from './reasons.js'
import type { Repeat, Split } from './split.js'

/** What is to become of one scope. */
export interface Plan {
  readonly scope: Scope
  readonly access: Access
  readonly form: Form
  /** The states before and after it. */
  readonly bases: readonly State[]
  readonly after: readonly State[]
  /** Why a person has to decide; undefined where the form is exact. */
  readonly reason: Reason | undefined
  /** Where it is repeated with other rules. */
  readonly repeats: readonly Repeat[]
  /** Where the server that it stands in keeps what it answers with. */
  readonly urls: UrlMap | undefined
  /** Its place in the order of the merge. */
  readonly order: number
  /** AllowOverride lines under which a .htaccess file may not yet use Require. */
  readonly overrides: readonly Directive[]
}

/** What is to become of the scopes of a site, and what its error pages meet. */
export interface Survey {
  /** Of each scope that says something of access and that 2.4 will read. */
  readonly plans: readonly Plan[]
  readonly pages: ReadonlyMap<ErrorPage, readonly Part[]>
}

/** Worked out once for a site. */
export const surveyOf = (site: Site): Survey => site.once(bestSurvey)

/**
 * Where an AuthType without Require has to go on answering 500, sections above it may have to do without one too; and where
 * a section would find a Require that lets everybody in above it in some folders, and none in others, its own may be joined
 * with what is there once there is none. What is not seen may well refuse all that says nothing, as 2.4's own files do.
 */
function bestSurvey(site: Site): Survey {
  const usual = survey(site, { sparing: false })
  const stuck = ({ plans }: Survey) => plans.filter(({ reason }) => reason).length
  const helps = ({ reason }: Plan) => reason?.kind === 'no-require' || (reason?.kind === 'differs' && site.complete)
  if (!usual.plans.some(helps)) return usual
  const other = survey(site, { sparing: true })
  return stuck(other) < stuck(usual) ? other : usual
}

function survey(site: Site, { sparing }: Pick<Planner, 'sparing'>): Survey {
  const authorizers = authorizersOf(site)
  const scopes = scopesOf(site)
  const planner: Planner = {
    site,
    sparing,
    scopes,
    authorizers,
    urls: urlMapsOf(site),
    plans: new Map(),
    copied: new Map(),
    skipped: new Set(),
    forbidding: new Set(),
    partlyRefused: new Set(),
    plain: new Map(),
  }
  const groups = configurationsOf(site, scopes)
  const pages = groups.length === 1 ? errorPagesOf(site) : []
  const partsOf = new Map<Scope, readonly Part[]>()
  for (const group of groups) {
    mergeInOrder(site, [...group, ...pages.map(({ scope }) => scope)], (scope, bases, around) => {
      if (!pages.some((page) => page.scope === scope)) return visit(planner, scope, bases, around)
      partsOf.set(scope, around.parts())
      return same
    })
  }
  const plans = [...planner.plans.values()].map((plan) => withOverrideDoubt(planner, plan))
  const rank = new Map(scopes.map((scope, index) => [scope, index]))
  return {
    plans: plans.sort((a, b) => (rank.get(a.scope) ?? 0) - (rank.get(b.scope) ?? 0)),
    pages: new Map(pages.map((page) => [page, partsOf.get(page.scope) ?? []])),
  }
}

/** What is known while the scopes are visited. */
export interface Planner {
  readonly site: Site
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
  /** How sections that let everybody in or nobody are settled, by the states before them. */
  readonly plain: Map<readonly State[], Map<string, Settled>>
}

/**
 * Where not everything is seen, files that no Include connects may belong to different servers. A .htaccess file goes
 * with the configuration that names its folder.
 */
function configurationsOf(site: Site, scopes: readonly Scope[]): readonly (readonly Scope[])[] {
  if (site.complete) return [scopes]
  const groups = new Map<unknown, Scope[]>()
  for (const scope of scopes) {
    const root =
      scope.kind === 'htaccess' || scope.places.some(({ outer }) => outer?.kind === 'htaccess')
        ? undefined
        : scope.places[0]?.root
    const group = groups.get(root)
    if (group) group.push(scope)
    else groups.set(root, [scope])
  }
  const local = groups.get(undefined) ?? []
  groups.delete(undefined)
  if (groups.size === 1) return [[...groups.values(), local].flat()]
  return [...groups.values(), local]
}

const same: Step = (state) => state

function visit(planner: Planner, scope: Scope, bases: readonly State[], { folder, parts }: Around): Step {
  const { site } = planner
  const access = accessOf(site, scope.nodes, scope.branch)
  const outer = scope.places[0]?.outer
  const htaccess = scope.kind === 'htaccess' ? scope : outer?.kind === 'htaccess' ? outer : undefined
  if (outer && planner.skipped.has(outer)) return skip(planner, scope)
  const overrides = htaccess && folder ? overridesAt(site, folder).lines.filter((line) => !readsNothing(line)) : []
  if (htaccess && folder && (overrides.length === 0 || isRefused(planner, htaccess, overrides)))
    return skip(planner, scope)
  // What such a section makes of a request is not looked into, but those below it inherit it.
  const isSilent = access.lines.length === 0 && access.containers.length === 0
  if (access.forBoth || (isSilent && access.unclear)) return kept((state) => merging(scope)(state, access, true))
  if (isSilent) return same
  const { form, repeats, step } = settled(planner, scope, access, bases, { folder, parts })
  for (const { folder: place } of repeats)
    if (place) planner.copied.set(place, [...(planner.copied.get(place) ?? []), scope])
  const plan: Plan = {
    scope,
    access,
    form,
    bases,
    after: bases.map(step),
    reason: undefined,
    repeats,
    urls: repeats.length > 0 ? planner.urls(scope.places[0]?.server) : undefined,
    order: planner.plans.size,
    overrides: [...overrides, ...repeats.flatMap((repeat) => overridesFor(site, scope, repeat))].flatMap((line) =>
      line && !allows(line, 'AuthConfig') ? line : [],
    ),
  }
  if (isLive(site, scope) && !isDual(plan, planner.authorizers))
    planner.plans.set(scope, { ...plan, reason: reasonOf(plan, planner.authorizers) })
  return step
}

interface Settled extends Split {
  /** What the section makes of a state before it. */
  readonly step: Step
}

/** Most sections let everybody in or nobody, and over the same states these are all settled alike. */
function settled(
  planner: Planner,
  scope: Scope,
  access: Access,
  bases: readonly State[],
  around: Pick<Around, 'folder' | 'parts'>,
): Settled {
  const plain = scope.kind === 'directory' ? plainKey(access) : undefined
  const known = plain === undefined ? undefined : planner.plain.get(bases)?.get(plain)
  if (known) return known
  const { form, repeats } = fittingForm(planner, scope, access, bases, around)
  const found = { form, repeats, step: kept((state) => merging(scope)(state, access, form.kind !== 'nothing')) }
  if (plain !== undefined)
    planner.plain.set(bases, (planner.plain.get(bases) ?? new Map<string, Settled>()).set(plain, found))
  return found
}

const merging = ({ kind }: Scope) => (kind === 'files' || kind === 'location' ? inheritInWalk : inherit)

/** A step that is asked again for the states that it was asked for. */
function kept(step: Step): Step {
  const known = new Map<State, State>()
  return (state) => {
    const found = known.get(state) ?? step(state)
    known.set(state, found)
    return found
  }
}

/** What a section says, where it says only that everybody is let in, or nobody. */
function plainKey({ lines, host, authz, unclear, containers }: Access): string | undefined {
  const isPlain =
    !authz && !unclear && containers.length === 0 && lines.every(({ kind }) => /^(order|allow|deny)$/.test(kind))
  return isPlain && host?.named.size === 0 && /^[01]$/.test(host.other.key) ? host.other.key : undefined
}

/** Whether the section says for 2.4 in a guard of its own what it says for 2.2 in another. */
function isDual({ access, scope, bases }: Plan, authorizers: Authorizers): boolean {
  if (!access.dual) return false
  const guards: ReadonlySet<unknown> = new Set(access.dual.old)
  if (access.lines.some((line) => isOld(line) && !line.within.some((section) => guards.has(section)))) return false
  const { tree, merging, unclear } = authzTreeOf(scope.nodes)
  return tree !== undefined && !unclear && isExactFor(access, bases, { merging, tree }, authorizers)
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
function withOverrideDoubt({ forbidding, partlyRefused }: Planner, plan: Plan): Plan {
  const { scope } = plan
  const isRefused = [scope, ...scope.places.map(({ outer }) => outer)].some((one) => one && partlyRefused.has(one))
  const wakes = isRefused || plan.overrides.some((line) => forbidding.has(line) || !isKnown(line))
  return wakes && !plan.reason && plan.form.kind === 'tree' ? { ...plan, reason: { kind: 'overrides' } } : plan
}
