import { inMergeOrder, isForServersOf } from '../../access/merge/merge-servers.js'
import { isReadOnlyBy, type Scope } from '../../access/merge/scope.js'
import { urlCovers } from '../../access/merge/url-paths.js'
import { mergingOf } from './forms.js'
import type { Plan } from './plan.js'

/** The locations that are merged after another one, wherever it applies. */
export function overrulersOf(scopes: readonly Scope[], scope: Scope): readonly Scope[] {
  if (scope.kind !== 'location') return []
  const locations = inMergeOrder(scopes.filter(({ kind }) => kind === 'location'))
  return locations.slice(locations.indexOf(scope) + 1).filter((later) => isSurelyOver(later, scope))
}

const isSurelyOver = (later: Scope, scope: Scope): boolean =>
  urlCovers(later, scope) === 'always' &&
  isForServersOf(later, scope) &&
  later.branch === undefined &&
  later.places.every(({ maybe }) => !maybe) &&
  !isReadOnlyBy(later, '2.2') &&
  !isReadOnlyBy(later, '2.4')

/** A plan that counts on others to have the last word is one to decide about where they have not. */
export function withOverruler(plans: ReadonlyMap<Scope, Plan>, plan: Plan): Plan {
  if (plan.reason) return plan
  const { overruledBy } = plan
  const hasLast = (scope: Scope) => hasLastWord(plans.get(scope))
  const isOver = !overruledBy || overruledBy.some(hasLast)
  return isOver ? plan : { ...plan, reason: { kind: 'differs' } }
}

/** The scopes whose own rules a section counts on to have the last word. */
export const lastWordsOf = ({ overruledBy = [] }: Plan): readonly Scope[] => overruledBy

/** Whether a section replaces in 2.4 all that comes before it. */
const hasLastWord = (plan: Plan | undefined): boolean =>
  plan !== undefined &&
  plan.reason === undefined &&
  plan.instead === undefined &&
  (plan.form.kind === 'tree' || plan.form.kind === 'as-written') &&
  mergingOf(plan.form) === undefined
