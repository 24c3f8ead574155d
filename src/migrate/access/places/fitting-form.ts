import { saysNothing } from '../../../access/decide/decision.js'
import type { State } from '../../../access/decide/state.js'
import type { Around } from '../../../access/merge/merge.js'
import { isLinked, type Scope } from '../../../access/merge/scope.js'
import type { Access } from '../../../access/read/access.js'
import type { Condition } from '../../../access/read/condition.js'
import type { PerMethod } from '../../../httpd/methods.js'
import { type Form, formOf, mayGo, needsNone } from '../forms.js'
import type { Fitting, Planner } from '../plan.js'
import { treeByPlace } from './by-place.js'

/** One form for all that the section lies over; where there is none, one that asks for the place. */
export function fittingForm(
  planner: Planner,
  scope: Scope,
  own: Access,
  bases: readonly State[],
  { parts }: Around<State>,
): Fitting {
  const { authorizers, site, sparing, strict } = planner
  if (sparing && (mayGo(own, bases, saysNothing) || (site.complete && needsNone(own, bases, authorizers))))
    return { form: { kind: 'nothing' } }
  const form = formOf(own, { kind: scope.kind, bases, authorizers })
  if (form.kind !== 'none' || own.unclear) return { form }
  // What lies in one of its folders, or is reached by one of its links, is not told apart.
  if (scope.branch !== undefined || isLinked(scope)) return { form }
  const known = parts()
  const placed = new Set(known.flatMap((part) => part.bases.map(({ key }) => key)))
  // Of a location that lies in known folders, these are all; its bases join locations that share no URL.
  const isAll = scope.kind === 'location' && known.length > 0
  const elsewhere = isAll ? [] : bases.filter(({ key }) => !placed.has(key))
  const found = treeByPlace(scope, { site, strict, own, parts: known, elsewhere, authorizers })
  return found ? { form: treeForm(found.tree), byPlace: true, strictest: found.strictest } : { form }
}

const treeForm = (tree: PerMethod<Condition>): Form => ({
  kind: 'tree',
  authorization: { merging: undefined, tree },
})
