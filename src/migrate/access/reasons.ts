import { decide } from '../../access/merge/decision.js'
import { methodsIn, type State } from '../../access/merge/keyed-state.js'
import type { Authorizers } from '../../access/read/requirements.js'
import { otherMethod } from '../../httpd/methods.js'
import { joined } from '../../syntax/lines.js'
import { mayLieAbove, mayMeet } from './one-request.js'
import type { Plan, Reason } from './plan.js'

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
    return access.require ? doubtAbout(after, authorizers) : undefined
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

/** Sections by name: `<Location "/x">` (conf/httpd.conf:12), as far as a sentence has room for them. */
export function sectionsNamed(plans: readonly Pick<Plan, 'scope'>[]): string {
  const named = plans.slice(0, most).map(({ scope }) => nameOf(scope))
  const more = plans.length - named.length
  const last = more > 0 ? `${more} more` : named.pop()
  return named.length > 0 ? `${named.join(', ')} and ${last}` : (last ?? '')
}

const most = 3

function nameOf({ at, file, nodes }: Plan['scope']): string {
  const start = (at ?? nodes[0])?.start ?? 0
  const place = `${file.path}:${file.text.slice(0, start).split('\n').length}`
  return at ? `\`${joined(file.text, at).trim()}\` (${place})` : place
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

/** The sections above it that nobody can tell the meaning of. */
export const unclearAbove = (plan: Plan, all: readonly Plan[]): readonly Plan[] =>
  before(plan, all).filter(
    (other) =>
      other.access.unclear !== undefined && mayMeet(plan.scope, other.scope) && mayLieAbove(other.scope, plan.scope),
  )

const before = (plan: Plan, all: readonly Plan[]): readonly Plan[] =>
  all.length > crowd ? [] : all.filter((other) => other !== plan && other.order < plan.order)
