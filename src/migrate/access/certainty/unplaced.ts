import { initialState } from '../../../access/decide/inherit.js'
import type { State } from '../../../access/decide/state.js'
import { shareServer } from '../../../access/merge/merge-servers.js'
import { isUncertain, type Scope } from '../../../access/merge/scope.js'
import type { Access } from '../../../access/read/access.js'
import { isOld } from '../../../access/read/access-lines.js'
import { authorizersOf } from '../../../access/read/authorizers.js'
import type { Condition } from '../../../access/read/condition.js'
import { grouped } from '../../../base/grouped.js'
import { once } from '../../../base/once.js'
import type { Methods, PerMethod } from '../../../httpd/methods.js'
import type { Site } from '../../../site/site.js'
import { isInMacro } from '../../../syntax/literal.js'
import { requireLines } from '../authorization.js'
import { type Form, formOf, type InPlace } from '../forms.js'
import { type DeadAllow, onceForEach } from '../once-for-each.js'
import type { Plan } from '../plan.js'
import { reasonOf } from '../reasons.js'
import { inheritIn } from '../steps.js'
import { surveyOf } from '../survey.js'

/** Whether nobody can tell which folder, URL or name a scope is for; one of a macro comes where the macro is used. */
const isUnplaced = (scope: Scope): boolean =>
  !scope.placed ||
  scope.kind === 'fragment' ||
  isUncertain(scope) ||
  (scope.at !== undefined && isInMacro(scope.at)) ||
  scope.places.some(({ outer }) => outer !== undefined && isUnplaced(outer))

const unplacedPlans = onceForEach((site, deadAllow) =>
  surveyOf(site, deadAllow).plans.filter(({ scope }) => isUnplaced(scope)),
)

const unplacedScopes = onceForEach(
  (site, deadAllow) => new Set(unplacedPlans(site, deadAllow).map(({ scope }) => scope)),
)

/**
 * Whether the plan is right wherever the sections of unknown place lie: above it, with any of their lines still in force
 * where it begins. Of such a section itself any other may lie above.
 */
export const isRightAnywhere = (site: Site, plan: Plan, deadAllow: DeadAllow): boolean =>
  isRightUnder(
    site,
    plan,
    unplacedScopes(site, deadAllow).has(plan.scope) ? surveyOf(site, deadAllow).plans : unplacedPlans(site, deadAllow),
  )

/**
 * Whether the section of each plan that 2.4 takes as it stands, without a word of this rule, goes on meaning the same once
 * these are rewritten: they may lie above it where the place of one of them is not known.
 */
export const leavesOthersRight = (site: Site, group: readonly Plan[], deadAllow: DeadAllow): boolean =>
  unplacedPlans(site, deadAllow).length === 0 ||
  !asTheyStand(site, deadAllow).some((plan) => isWronged(site, plan, group))

const asTheyStand = onceForEach((site, deadAllow) =>
  surveyOf(site, deadAllow).plans.filter(
    ({ access }) => (access.require !== undefined || access.authz?.tree) && !access.lines.some(isOld),
  ),
)

/** Whether the section of a plan, which 2.4 takes as it stands, means something else once these are rewritten. */
const isWronged = (site: Site, plan: Plan, group: readonly Plan[]): boolean =>
  !membersOf(group).has(plan) && !isRightUnder(site, plan, isUnplaced(plan.scope) ? group : unplacedIn(group))

const membersOf = once((plans: readonly Plan[]): ReadonlySet<Plan> => new Set(plans))

const unplacedIn = once((group: readonly Plan[]) => group.filter(({ scope }) => isUnplaced(scope)))

/** Of plans that say the same over the same states one is tried, for all. */
function isRightUnder(site: Site, plan: Plan, above: readonly Plan[]): boolean {
  // Nearly always each section has its place.
  if (above.length === 0) return true
  const { count, sources, answers } = othersFor(above, plan)
  if (count === (membersOf(above).has(plan) ? 1 : 0)) return true
  if (plan.byPlace) return false
  const key = wholeKeyOf(plan)
  const found = answers.get(key) ?? isRightOver(site, plan, sources)
  answers.set(key, found)
  return found
}

function isRightOver(site: Site, plan: Plan, sources: Sources): boolean {
  const authorizers = site.once(authorizersOf)
  // Where it lies otherwise nothing of what was found above it need be there.
  const bases = isUnplaced(plan.scope) ? [...plan.bases, initialState] : plan.bases
  const mixed = sources({ kind: plan.scope.kind, authorizers, bases })
  if (!mixed) return false
  const form = formOf(plan.access, { kind: plan.scope.kind, bases: mixed, authorizers })
  const after = mixed.map((base) => inheritIn({ authorizers }, plan.scope, base, plan.access, form))
  return (
    textOf(form) === textOf(plan.form) && reasonOf({ ...plan, form, bases: mixed, after }, authorizers) === undefined
  )
}

/** All that decides whether a plan is right under others. */
const wholeKeyOf = once(({ scope, access, form, bases }: Plan): string =>
  JSON.stringify([
    isUnplaced(scope),
    scope.at !== undefined && !scope.at.close,
    access.containers.length,
    textOf(form),
    saidIn(access),
    ...bases.map(({ key }) => key),
  ]),
)

/** What may stand above a section, itself among it. */
interface Others {
  readonly count: number
  readonly sources: Sources
  /** By what is asked of them. */
  readonly answers: Map<string, boolean>
}

const othersFor = (above: readonly Plan[], { scope }: Plan): Others => {
  const known = othersKnown(above)
  const key = placeKeyOf(scope)
  const found = known.get(key) ?? othersOf(above, scope)
  known.set(key, found)
  return found
}

const othersKnown = once((_: readonly Plan[]) => new Map<string, Others>())

function othersOf(above: readonly Plan[], scope: Scope): Others {
  const met = apart(above).filter(([first]) => mayComeBefore(first.scope, scope) && shareServer(first.scope, scope))
  const others = met.flat()
  return { count: others.length, sources: sourcesOf(others), answers: new Map() }
}

/** By the kind and the servers of their sections. */
const apart = once((plans: readonly Plan[]) => [...grouped(plans, ({ scope }) => placeKeyOf(scope)).values()])

const placeKeyOf = once(({ kind, places }: Scope): string =>
  [kind, ...new Set(places.map(({ server }) => (server ? `${server.file.path}:${server.start}` : '')))].join('\n'),
)

/** In the order of the merge; of what is for another server there is nothing in folders (mod_proxy.c, proxy_walk). */
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
    ? requireLines(form.authorization, '').join('\n')
    : `${form.kind} ${'merging' in form ? form.merging : ''}`

/**
 * The states that a section may find where any lines of some others may be in force with those in its place; undefined where there
 * are too many to try.
 */
type Sources = (place: InPlace) => readonly State[] | undefined

/** More states than this are not worth trying. */
const patience = 3000

/** The states with host lines, Require lines and Satisfy of any of the others in the place of their own. */
function sourcesOf(others: readonly Plan[]): Sources {
  const parts = [hosts, users, satisfaction].map((part) => partsOf(others, part))
  const known = new Map<string, readonly State[] | undefined>()
  return (place) => {
    const key = JSON.stringify([place.kind, ...place.bases.map((base) => base.key)])
    const found = known.has(key) ? known.get(key) : mixed(place, parts)
    known.set(key, found)
    return found
  }
}

interface Part {
  readonly said: Access
  readonly form: Form
}

/** Many say the same, as files of one product do. */
function partsOf(others: readonly Plan[], part: (own: Access) => Access): readonly Part[] {
  const parts = new Map<string, Part>()
  for (const { access, form } of others) {
    const said = part(access)
    const key = says(said) ? `${form.kind === 'nothing'} ${saidIn(said)}` : undefined
    if (key !== undefined && !parts.has(key))
      parts.set(key, { said, form: form.kind === 'nothing' ? form : { kind: 'none' } })
  }
  return [...parts.values()]
}

function mixed(place: InPlace, each: readonly (readonly Part[])[]): readonly State[] | undefined {
  const states = new Map(place.bases.map((base) => [base.key, base]))
  for (const parts of each)
    for (const state of [...states.values()])
      for (const { said, form } of parts) {
        const next = inheritIn(place, place, state, said, form)
        states.set(next.key, next)
        if (states.size > patience) return undefined
      }
  return [...states.values()]
}

/** What a section says of access, word by word: two of one text make the same of any state. */
function saidIn(own: Access): string {
  const { host, require, satisfy, authoritative, authz } = own
  return JSON.stringify([
    host && conditionsIn(host),
    require?.map(({ methods, keyword, words, unmet, unclear, at }) => [
      ...[methodsIn(methods), keyword, words, unmet, unclear],
      at.args[0]?.value,
    ]),
    satisfy.map(({ methods, any }) => [methodsIn(methods), any]),
    [...authoritative],
    authz && [authz.tree && conditionsIn(authz.tree), authz.merging, authz.saidFor.map(methodsIn), authz.unclear],
    [own.authType, own.authTypeOn24, own.groupFile, own.dbmGroupFile, own.ssl, own.onlyHostsUnclear],
    [own.ldap, own.unclear, own.leaves],
  ])
}

const methodsIn = ({ except, names }: Methods) => [except, ...names]

const conditionsIn = ({ named, other }: PerMethod<Condition>) => [
  other.key,
  ...Array.from(named, ([name, { key }]) => [name, key]),
]

const says = (own: Access) =>
  own.host !== undefined ||
  own.require !== undefined ||
  own.satisfy.length > 0 ||
  own.authType ||
  own.ldap !== undefined ||
  own.ssl ||
  own.unclear !== undefined ||
  own.authz?.tree !== undefined

const nothing = {
  host: undefined,
  require: undefined,
  satisfy: [],
  authoritative: new Map(),
  authType: false,
  groupFile: false,
  dbmGroupFile: false,
  ldap: undefined,
  ssl: false,
} as const

const hosts = (own: Access): Access => ({ ...own, ...nothing, authz: bare(own), host: own.host })

const users = (own: Access): Access => ({ ...own, host: undefined, satisfy: [] })

const satisfaction = (own: Access): Access => ({ ...own, ...nothing, authz: bare(own), satisfy: own.satisfy })

/** On 2.4 what remains of a section without its Require lines. */
const bare = ({ authz }: Access): Access['authz'] => authz && { ...authz, tree: undefined }
