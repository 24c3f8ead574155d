import { initialState } from '../../../access/decide/inherit.js'
import type { State } from '../../../access/decide/state.js'
import { shareServer } from '../../../access/merge/merge-servers.js'
import { isUncertain, type Scope } from '../../../access/merge/scope.js'
import type { Access } from '../../../access/read/access.js'
import { isOld } from '../../../access/read/access-lines.js'
import { authorizersOf } from '../../../access/read/authorizers.js'
import { grouped } from '../../../base/grouped.js'
import type { Site } from '../../../site/site.js'
import { isInMacro } from '../../../syntax/literal.js'
import type { Directive, Section } from '../../../syntax/tree.js'
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
function isWronged(site: Site, plan: Plan, group: readonly Plan[]): boolean {
  const above = group.filter(({ scope }) => isUnplaced(scope) || isUnplaced(plan.scope))
  return !group.includes(plan) && !isRightUnder(site, plan, above)
}

function isRightUnder(site: Site, plan: Plan, above: readonly Plan[]): boolean {
  const others = above.filter(
    ({ scope }) => scope !== plan.scope && mayComeBefore(scope, plan.scope) && shareServer(scope, plan.scope),
  )
  if (others.length === 0) return true
  const authorizers = site.once(authorizersOf)
  if (plan.byPlace) return false
  // Where it lies otherwise nothing of what was found above it need be there.
  const bases = mixed(
    { kind: plan.scope.kind, authorizers, bases: isUnplaced(plan.scope) ? [...plan.bases, initialState] : plan.bases },
    others,
  )
  if (!bases) return false
  const form = formOf(plan.access, { kind: plan.scope.kind, bases, authorizers })
  const after = bases.map((base) => inheritIn({ authorizers }, plan.scope, base, plan.access, form))
  return textOf(form) === textOf(plan.form) && reasonOf({ ...plan, form, bases, after }, authorizers) === undefined
}

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

/** More states than this are not worth trying. */
const patience = 3000

/** The states with host lines, Require lines and Satisfy of any of the others in the place of their own. */
function mixed(place: InPlace, others: readonly Plan[]): readonly State[] | undefined {
  const states = new Map(place.bases.map((base) => [base.key, base]))
  // Many say the same, as files of one product do.
  const sources = [...grouped(others, wordsOf).values()].map(([first]) => first)
  for (const part of [hosts, users, satisfaction]) {
    const parts = sources.map(({ access, form }) => ({ said: part(access), form })).filter(({ said }) => says(said))
    for (const state of [...states.values()]) {
      for (const { said, form } of parts) {
        const next = inheritIn(place, place, state, said, form.kind === 'nothing' ? form : { kind: 'none' })
        states.set(next.key, next)
        if (states.size > patience) return undefined
      }
    }
  }
  return [...states.values()]
}

/** What a section says, and what becomes of it. Whether a line is met hangs on what stands around the section too. */
const wordsOf = ({ scope: { nodes }, access: { unclear, require }, form: { kind } }: Plan): string =>
  JSON.stringify([kind, unclear, require?.map(({ unmet }) => unmet), ...nodes.map(wholeText)])

const wholeText = (node: Directive | Section): string =>
  node.file.text.slice(node.start, node.kind === 'section' ? node.close?.end : node.end)

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
