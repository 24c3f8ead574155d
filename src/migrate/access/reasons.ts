import { decide } from '../../access/merge/decision.js'
import { methodsIn, type State } from '../../access/merge/keyed-state.js'
import type { Scope } from '../../access/merge/scope.js'
import type { Authorizers } from '../../access/read/requirements.js'
import { otherMethod } from '../../httpd/methods.js'
import { joined } from '../../syntax/lines.js'
import { fileAndLine } from '../../syntax/place.js'
import { mayLieAbove, mayMeet } from './one-request.js'
import type { Plan, Reason } from './plan.js'
import { type Tie, tiesIn } from './together.js'

/** Why a person has to decide; undefined where the form is exact. */
export function reasonOf(
  { scope, access, form, bases, after }: Pick<Plan, 'scope' | 'access' | 'form' | 'bases' | 'after'>,
  authorizers: Authorizers,
): Reason | undefined {
  if (scope.at && !scope.at.close)
    return { kind: 'unclear', what: `\`<${scope.at.name.value}>\`, which is never closed` }
  if (access.unclear) return { kind: 'unclear', what: access.unclear }
  if (access.containers.length > 0 && (form.kind === 'tree' || form.kind === 'none')) return { kind: 'containers' }
  // What seems to be inherited anyhow may not be.
  if (form.kind === 'nothing' && access.satisfy.length > 0 && bases.some((base) => base.unclear === true))
    return { kind: 'unclear-above' }
  if (
    form.kind === 'nothing' ||
    (form.kind === 'as-written' && !form.merging && bases.every((base) => !base.unclear))
  ) {
    if (access.authz)
      return doubtAbout(
        after.filter((state) => state.treeOn24),
        authorizers,
      )
    // With the line that lost it, the group file is there again.
    const isFoundAgain =
      access.authoritative.has('authzgroupfileauthoritative') && after.some(({ settings }) => settings.lostGroupFile)
    return access.require || isFoundAgain ? doubtAbout(after, authorizers) : undefined
  }
  if (after.some((state) => state.unclear)) return { kind: 'unclear-above' }
  if (form.kind === 'none') return { kind: 'differs' }
  return doubtAbout(after, authorizers)
}

function doubtAbout(states: readonly State[], authorizers: Authorizers): Reason | undefined {
  for (const state of states) {
    for (const name of [...methodsIn(state), otherMethod]) {
      const { doubt } = decide(state, name, authorizers)
      if (doubt) return { kind: doubt }
    }
  }
  return undefined
}

/**
 * Sections by name: `<Location "/x">` (conf/httpd.conf:12), as far as a sentence has room for them.
 * @param remark what is to be said of the first
 */
export function sectionsNamed(plans: readonly Pick<Plan, 'scope'>[], remark?: string): string {
  const named = plans.slice(0, most).map(({ scope }, index) => nameOf(scope, index === 0 ? remark : undefined))
  const more = plans.length - named.length
  const last = more > 0 ? `${more} more` : named.pop()
  return named.length > 0 ? `${named.join(', ')} and ${last}` : (last ?? '')
}

const most = 3

function nameOf(scope: Plan['scope'], remark: string | undefined): string {
  const { at, file } = scope
  if (!at) return remark ? `${placeNamed(scope)} (${remark})` : placeNamed(scope)
  return `\`${joined(file.text, at).trim()}\` (${placeNamed(scope)}${remark ? `; ${remark}` : ''})`
}

/** Where a section begins: conf/httpd.conf:12. */
export function placeNamed({ at, file, nodes }: Plan['scope']): string {
  return fileAndLine({ file, start: (at ?? nodes[0])?.start ?? 0 })
}

/** How a section is tied to the nearest of those that a person must decide. */
export interface Way {
  readonly to: Plan
  /** Those between them. */
  readonly by: readonly Plan[]
  /** Where there are none, what ties the two. */
  readonly tie: Tie | undefined
}

/** More sections than these are not searched for ways. */
const mostSearched = 300

/** The way of each section of a group that changes at once to the nearest that a person must decide. */
export function waysIn(group: readonly Plan[]): ReadonlyMap<Plan, Way> {
  const culprits = group.filter(({ reason }) => reason)
  if (culprits.length === 0 || group.length > mostSearched) return new Map()
  const tieOf = tiesIn(group)
  const ways = new Map<Plan, Way>()
  const left = new Set(group.filter(({ reason }) => !reason))
  // A list that grows while it is walked: the nearest come first.
  const found = [...culprits]
  for (const next of found)
    for (const plan of left) {
      const tie = tieOf(plan, next)
      if (!tie) continue
      const way = ways.get(next)
      ways.set(plan, way ? { to: way.to, by: [next, ...way.by], tie: undefined } : { to: next, by: [], tie })
      left.delete(plan)
      found.push(plan)
    }
  return ways
}

/** Of so many sections it is not worth the time to look for those that one of them meets. */
const crowd = 2000

/** The sections whose rules one of no clear form joined in 2.2: those that ask users, for host rules, and the other way round. */
export function joinedBy(plan: Plan, all: readonly Plan[]): readonly Plan[] {
  const counts = plan.access.require
    ? ({ access }: Plan) => access.host !== undefined
    : ({ access }: Plan) => access.require !== undefined || access.satisfy.length > 0
  return before(plan, all).filter((other) => counts(other) && mayMeet(plan.scope, other.scope))
}

/**
 * The sections above it that nobody can tell the meaning of.
 * @param unclear those without a plan
 */
export function unclearAbove(
  plan: Plan,
  all: readonly Plan[],
  unclear: ReadonlySet<Scope>,
): readonly Pick<Plan, 'scope'>[] {
  const others = [...unclear].map((scope) => ({ scope }))
  return [...before(plan, all).filter(({ access }) => access.unclear !== undefined), ...others].filter(
    ({ scope }) => mayMeet(plan.scope, scope) && mayLieAbove(scope, plan.scope),
  )
}

const before = (plan: Plan, all: readonly Plan[]): readonly Plan[] =>
  all.length > crowd ? [] : all.filter((other) => other !== plan && other.order < plan.order)
