import { by22 } from '../../../access/decide/by-22.js'
import { by24 } from '../../../access/decide/by-24.js'
import { isUnclear } from '../../../access/decide/reader.js'
import type { State } from '../../../access/decide/state.js'
import type { Folder } from '../../../access/merge/folder-tree.js'
import { forbiddenIn, isSurelyForbiddenOn24, readsNothing } from '../../../access/merge/override.js'
import { overridesAt } from '../../../access/merge/overrides-at.js'
import { isOfHtaccess, type Scope } from '../../../access/merge/scope.js'
import { type Access, accessOf } from '../../../access/read/access.js'
import { saysAccess } from '../../../access/read/access-lines.js'
import { authorizersOf } from '../../../access/read/authorizers.js'
import { equivalent } from '../../../access/read/condition.js'
import type { Authorizers } from '../../../access/read/requirements.js'
import { atMethod, namesIn, otherMethod } from '../../../httpd/methods.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { textOf } from '../edits.js'
import type { Plan } from '../plan.js'
import type { Survey } from '../survey.js'
import { isForOneVersion, type Outcome } from './read-back.js'

/**
 * Whether a section of the new text says to 2.4 what was planned for it, and 2.4 then decides as 2.2 in every state that a
 * request can come to it in. What meets only such sections is answered as before: before each of them it is in one of the
 * states that the plan was made over, and after it in one that was planned. Only 2.2 is planned for so far that it can be told.
 */
export function isAsPlanned(outcome: Outcome, survey: Survey): (scope: Scope) => boolean {
  const { site, on24, oldScopeOf } = outcome
  if (site.from !== '2.2') return () => false
  const plans = new Map(survey.plans.map((plan) => [plan.scope, plan]))
  const authorizers = authorizersOf(site)
  const isOverrideChanged = overridesIn(site) !== overridesIn(outcome.after)
  return (scope) => {
    // No request is known to meet it.
    if (scope.kind === 'fragment') return true
    const was = oldScopeOf(scope)
    if (!was) return false
    const plan = plans.get(was)
    if (isOfHtaccess(scope) && (isOverrideChanged || mayBeRefused(outcome, scope, was, plan?.own))) return false
    if (!plan) return !saysAccess(was.nodes) && !saysAccess(scope.nodes) && !survey.unclear.has(was)
    if (!isPlain(plan) || survey.unplanned.has(was) || [was, scope].some(isForOneVersion)) return false
    const read = accessOf(on24, scope.nodes)
    return plan.bases.every((base, index) => isRightFrom(base, plan.after[index], read, scope.kind, authorizers))
  }
}

/** Whether 2.4, by what a section says, decides as 2.2 after it, and is then where it was planned to be. */
function isRightFrom(
  base: State,
  planned: State | undefined,
  read: Access,
  kind: Scope['kind'],
  authorizers: Authorizers,
): boolean {
  const next = by24.after(base.on24, read, kind)
  if (!planned || next.key !== planned.on24.key || planned.authType !== next.authType) return false
  const old = by22(authorizers).decide(planned)
  const young = by24.decide(next)
  if (isUnclear(old) || isUnclear(young)) return false
  return [...namesIn(old, young), otherMethod].every((name) => {
    const [before, now] = [atMethod(old, name), atMethod(young, name)]
    return before !== 'error' && now !== 'error' && equivalent(before, now)
  })
}

/** One set of rules for both versions, of which all is known. */
const isPlain = ({ scope, access, reason, byPlace, strictest, overrides, unloaded, own }: Plan): boolean =>
  reason === undefined &&
  !byPlace &&
  strictest.length + overrides.length + unloaded.length === 0 &&
  scope.branch === undefined &&
  access.unclear === undefined &&
  !access.dual &&
  !access.isFor24 &&
  own !== undefined

/**
 * Whether a version may answer 500 for a .htaccess file, for what AllowOverride does not let it say.
 * @param own its folders; where they are not known, any line may be for it
 */
function mayBeRefused({ site, on24 }: Outcome, scope: Scope, was: Scope, own: readonly Folder[] | undefined): boolean {
  const lines = own ? own.flatMap((folder) => overridesAt(site, folder).reading) : site.once(overridesSaid)
  // Whether it is read at all is not known, or what stands beside the line.
  if (own ? lines.length === 0 : site.says('AllowOverrideList')) return true
  return lines.some(
    (line) => forbiddenIn(site, was.nodes, line) !== undefined || isSurelyForbiddenOn24(on24, scope.nodes, line),
  )
}

/** Each that lets a .htaccess file say something, of those of one text one. */
const overridesSaid = (site: Site): readonly Directive[] => {
  const lines = site.directives('AllowOverride').filter((line) => !readsNothing(line))
  return [...new Map(lines.map((line) => [textOf(line), line])).values()]
}

const overridesIn = (site: Site): string => site.directives('AllowOverride', 'AllowOverrideList').map(textOf).join('\n')
