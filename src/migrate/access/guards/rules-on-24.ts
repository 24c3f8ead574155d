import { by24, type State24 } from '../../../access/decide/by-24.js'
import { wholeOf } from '../../../access/decide/decision.js'
import { inherit } from '../../../access/decide/inherit.js'
import { isUnclear } from '../../../access/decide/reader.js'
import type { State } from '../../../access/decide/state.js'
import type { Scope } from '../../../access/merge/scope.js'
import { type Access, accessOf } from '../../../access/read/access.js'
import { type Admitted, isNoWider } from '../../../access/read/admitted.js'
import { authzTreeOf } from '../../../access/read/authz-tree.js'
import { always, never, user } from '../../../access/read/condition.js'
import { atMethod, namesIn, perMethod } from '../../../httpd/methods.js'
import type { Site } from '../../../site/site.js'
import { said } from '../forms.js'
import type { LetIn, Planner } from '../plan.js'

/** What 2.4 makes of a section by the rules that it alone reads; where nobody can tell what they mean, something that 2.2 never says. */
export function readOn24(site: Site, { kind, nodes }: Scope, { on24 }: State): State24 {
  const { tree = unknown, merging, unclear } = authzTreeOf(nodes)
  const { authTypeOn24 } = accessOf(site, nodes)
  return by24.after(on24, said({ authTypeOn24, ssl: false }, { merging, tree: unclear ? unknown : tree }), kind)
}

const unknown: Admitted = { named: new Map(), other: user('unknown', '') }
const anybody: Admitted = { named: new Map(), other: always }

/**
 * Whether what 2.4 alone reads lets in anybody whom 2.2 keeps out there, or may: rules that cannot be read here, or that a guard
 * may keep from 2.4, may let in anybody.
 * @param own what the section says to 2.2
 */
export function letsInOn24(planner: Planner, own: Access, scope: Scope, bases: readonly State[]): LetIn {
  const { tree, unclear } = authzTreeOf(scope.nodes)
  if (tree === undefined || own.unclear) return 'maybe more'
  const isWider = bases.some(
    (base) =>
      !base.unclear && !isNoWider(unclear ? anybody : onlyOn24(planner.site, scope, base), today(planner, own, base)),
  )
  if (!isWider) return 'no more'
  return unclear ? 'maybe more' : 'more'
}

const today = ({ authorizers }: Planner, own: Access, base: State): Admitted => wholeOf(inherit(base, own), authorizers)

const onlyOn24 = (site: Site, scope: Scope, base: State): Admitted => {
  const decided = by24.decide(readOn24(site, scope, base))
  if (isUnclear(decided)) return anybody
  return perMethod(namesIn(decided), (name) => {
    const one = atMethod(decided, name)
    return one === 'error' ? never : one
  })
}
