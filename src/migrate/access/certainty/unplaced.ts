import { initialState } from '../../../access/decide/inherit.js'
import { shareServer } from '../../../access/merge/merge-servers.js'
import { hasUnknownPath, type Scope } from '../../../access/merge/scope.js'
import { isAccessLineOf22 } from '../../../access/read/access-lines.js'
import { authorizersOf } from '../../../access/read/authorizers.js'
import { groupBy } from '../../../base/group-by.js'
import { oncePerObject } from '../../../base/once.js'
import type { Site } from '../../../site/site.js'
import { isInMacro } from '../../../syntax/literal.js'
import { linesOfAuthorization } from '../authorization.js'
import { type Form, isExactForm, shortestExactForm } from '../forms.js'
import type { Plan } from '../plan.js'
import { reasonForPerson } from '../reasons.js'
import { stateAfterForm } from '../steps.js'
import type { AccessPlans } from '../survey.js'
import { accessRulesKey, type StatesLookup, statesLookupWithPartsOfOthers } from './states-with-parts-of-others.js'

/**
 * Whether the folder, URL or name of a scope is not known. For a section in a macro, they depend on where the macro is called.
 */
const isUnplaced = (scope: Scope): boolean =>
  !scope.isMergePositionKnown ||
  scope.kind === 'fragment' ||
  hasUnknownPath(scope) ||
  (scope.at !== undefined && isInMacro(scope.at)) ||
  scope.occurrences.some(({ outer }) => outer !== undefined && isUnplaced(outer))

const unplacedIn = oncePerObject((plans: readonly Plan[]) => plans.filter(({ scope }) => isUnplaced(scope)))

/** Whether the plan is right wherever sections with an unknown path apply: any of them may be above the plan's section. */
export const isRightForEveryUnknownPath = ({ site, plans }: AccessPlans, plan: Plan): boolean =>
  isRightUnder(site, plan, isUnplaced(plan.scope) ? plans : unplacedIn(plans))

/**
 * Whether sections that stay as they are keep their meaning after the rewrite of these planned sections, which may be above
 * them.
 */
export const keepsUnplannedSectionsRight = ({ site, plans }: AccessPlans, group: readonly Plan[]): boolean =>
  unplacedIn(plans).length === 0 ||
  plansThatStay(plans).every((alike) => {
    const plan = alike.find((one) => !membersOf(group).has(one))
    return !plan || isRightUnder(site, plan, isUnplaced(plan.scope) ? group : unplacedIn(group))
  })

/** The plans of sections that stay as they are, in groups. If one plan of a group is right under other sections, all are. */
const plansThatStay = oncePerObject((plans: readonly Plan[]) => {
  const standing = plans.filter(
    ({ access }) => (access.require !== undefined || access.authz?.tree) && !access.lines.some(isAccessLineOf22),
  )
  return [
    ...groupBy(standing, (plan) => `${placeKeyOf(plan.scope)}\n${plan.checksPlace}\n${wholeKeyOf(plan)}`).values(),
  ]
})

const membersOf = oncePerObject((plans: readonly Plan[]): ReadonlySet<Plan> => new Set(plans))

/** Whether a plan stays right if these other sections may be above it. Equal plans are checked once. */
function isRightUnder(site: Site, plan: Plan, above: readonly Plan[]): boolean {
  // Fast path: nearly always, the place of each section is known.
  if (above.length === 0) return true
  const { count, sources, answers } = othersFor(above, plan)
  if (count === (membersOf(above).has(plan) ? 1 : 0)) return true
  if (plan.checksPlace) return false
  const key = wholeKeyOf(plan)
  const found = answers.get(key) ?? isRightOver(site, plan, sources)
  answers.set(key, found)
  return found
}

function isRightOver(site: Site, plan: Plan, sources: StatesLookup): boolean {
  const authorizers = site.once(authorizersOf)
  // The rules found above an unplaced section may apply elsewhere, so the section is also tried without any rules above it.
  const bases = isUnplaced(plan.scope) ? [...plan.bases, initialState] : plan.bases
  const { kind } = plan.scope
  const states = sources({ kind, authorizers, bases })
  if (!states) return false
  const context = { kind, authorizers, bases: states }
  // Fast check: if a plan is wrong, one of the first states nearly always shows it.
  if (plan.form.kind !== 'nothing' && !isExactForm(plan.access, plan.form, context)) return false
  const form = shortestExactForm(plan.access, context)
  const after = states.map((base) => stateAfterForm({ authorizers }, plan.scope, base, plan.access, form))
  return (
    textOf(form) === textOf(plan.form) &&
    reasonForPerson({ ...plan, form, bases: states, after }, authorizers) === undefined
  )
}

/** A key for everything that decides whether a plan is right under other sections. */
const wholeKeyOf = oncePerObject(({ scope, access, form, bases }: Plan): string =>
  JSON.stringify([
    isUnplaced(scope),
    scope.at !== undefined && !scope.at.close,
    access.containers.length,
    textOf(form),
    accessRulesKey(access),
    ...bases.map(({ key }) => key),
  ]),
)

/** The sections that may be above a section, including the section itself if it is one of them. */
interface Others {
  readonly count: number
  readonly sources: StatesLookup
  /** Earlier results, by `wholeKeyOf`. */
  readonly answers: Map<string, boolean>
}

const othersFor = (above: readonly Plan[], { scope }: Plan): Others => {
  const known = othersCache(above)
  const key = placeKeyOf(scope)
  const found = known.get(key) ?? othersOf(above, scope)
  known.set(key, found)
  return found
}

const othersCache = oncePerObject((_: readonly Plan[]) => new Map<string, Others>())

function othersOf(above: readonly Plan[], scope: Scope): Others {
  const met = groupsByPlace(above).filter(
    ([first]) => mayComeBefore(first.scope, scope) && shareServer(first.scope, scope),
  )
  const others = met.flat()
  return { count: others.length, sources: statesLookupWithPartsOfOthers(others), answers: new Map() }
}

/** Groups plans by the kind and the servers of their sections. */
const groupsByPlace = oncePerObject((plans: readonly Plan[]) => [
  ...groupBy(plans, ({ scope }) => placeKeyOf(scope)).values(),
])

const placeKeyOf = oncePerObject(({ kind, occurrences }: Scope): string =>
  [kind, ...new Set(occurrences.map(({ server }) => (server ? `${server.file.path}:${server.start}` : '')))].join('\n'),
)

/** The kinds of sections in merge order. Proxied requests match no folder sections (mod_proxy.c, proxy_walk). */
const ranks: Readonly<Record<Scope['kind'], number>> = {
  directory: 0,
  htaccess: 0,
  pattern: 1,
  files: 2,
  proxy: 2,
  location: 3,
  fragment: 0,
}

function mayComeBefore(one: Scope, other: Scope): boolean {
  if (one.kind === 'fragment' || other.kind === 'fragment') return true
  if (one.kind === 'proxy' || other.kind === 'proxy')
    return one.kind === 'proxy' && /^(proxy|location)$/.test(other.kind)
  return ranks[one.kind] <= ranks[other.kind]
}

const textOf = (form: Form): string =>
  form.kind === 'tree'
    ? linesOfAuthorization(form.authorization, '').join('\n')
    : `${form.kind} ${'merging' in form ? form.merging : ''}`
