import { by22 } from '../../../access/decide/by-22.js'
import { by24, type Said24 } from '../../../access/decide/by-24.js'
import { wholeOf } from '../../../access/decide/decision.js'
import { inherit } from '../../../access/decide/inherit.js'
import { isUnclear } from '../../../access/decide/reader.js'
import { forbiddenIn, isSurelyForbiddenOn24 } from '../../../access/merge/override.js'
import { overridesAt } from '../../../access/merge/overrides-at.js'
import type { Scope } from '../../../access/merge/scope.js'
import { accessOf } from '../../../access/read/access.js'
import { saysAccess } from '../../../access/read/access-lines.js'
import { authorizersOf } from '../../../access/read/authorizers.js'
import { equivalent } from '../../../access/read/condition.js'
import { atMethod, namesIn, otherMethod } from '../../../httpd/methods.js'
import { refusedByBoth } from '../../../models/refused-htaccess.js'
import { saidOn24 } from '../forms.js'
import type { Plan } from '../plan.js'
import type { Survey } from '../survey.js'
import { isForOneVersion, type Outcome } from './read-back.js'
import { isEdited } from './sayings.js'

/**
 * Whether a section of the new text says to 2.4 what was planned for it, and 2.4 then decides as 2.2 in every state that a request
 * can leave it in. A request that meets such sections alone is answered as before: before each of them it is in a state that
 * the plan was made over.
 */
export function provedBy(outcome: Outcome, survey: Survey): (scope: Scope) => boolean {
  const { site, on24, oldScopeOf } = outcome
  const plans = new Map(survey.plans.map((plan) => [plan.scope, plan]))
  const authorizers = authorizersOf(site)
  const reader = by22(authorizers)
  const isExact = ({ access, form, byPlace, bases, after }: Plan, read: Said24, kind: Scope['kind']): boolean =>
    bases.every((base, index) => {
      const today = after[index]
      const planned = saidOn24(access, form, () => wholeOf(inherit(base, access), authorizers))
      if (!today || textOf(planned) !== textOf(read)) return false
      if (byPlace) return true
      const old = reader.decide(today)
      const young = by24.decide(by24.after(base.on24, read, kind))
      if (isUnclear(old) || isUnclear(young)) return false
      return [...namesIn(old, young), otherMethod].every((name) => {
        const [before, now] = [atMethod(old, name), atMethod(young, name)]
        return before !== 'error' && now !== 'error' && equivalent(before, now)
      })
    })
  return (scope) => {
    const was = oldScopeOf(scope)
    const plan = was && plans.get(was)
    if (!was) return false
    if (was.kind === 'htaccess' && refusedByBoth(site).has(was.file)) return false
    if (!plan) return !saysAccess(was.nodes) && !isEdited(outcome, was) && !survey.unclear.has(was)
    if (!isPlain(plan) || survey.loose.has(was) || isForOneVersion(was)) return false
    const lines = plan.own ? plan.own.flatMap((folder) => overridesAt(site, folder).reading) : []
    if (was.kind === 'htaccess' && lines.length === 0) return false
    if (lines.some((line) => forbiddenIn(site, was.nodes, line) || isSurelyForbiddenOn24(on24, scope.nodes, line)))
      return false
    const read = accessOf(on24, scope.nodes)
    return read.unclear === undefined && !read.host && read.satisfy.length === 0 && isExact(plan, read, scope.kind)
  }
}

const isPlain = ({
  scope,
  access,
  form,
  reason,
  byPlace,
  isProved,
  strictest,
  overrides,
  unloaded,
  after,
  own,
}: Plan): boolean =>
  reason === undefined &&
  (!byPlace || isProved) &&
  form.kind !== 'none' &&
  strictest.length + overrides.length + unloaded.length === 0 &&
  scope.branch === undefined &&
  access.unclear === undefined &&
  !access.dual &&
  !access.isFor24 &&
  own !== undefined &&
  after.every(({ unclear }) => unclear === false)

const textOf = ({ authz, authTypeOn24, ssl }: Said24): string => {
  const { tree, merging } = authz ?? {}
  const methods = tree && [...tree.named].map(([name, { key }]) => `${name}=${key}`).sort()
  return [merging, methods, tree?.other.key, authTypeOn24, ssl].join('\n')
}
