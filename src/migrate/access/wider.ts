import { wholeOf } from '../../access/merge/decision.js'
import type { State } from '../../access/merge/keyed-state.js'
import { inherit } from '../../access/merge/state.js'
import type { Access } from '../../access/read/access.js'
import type { AuthzTree } from '../../access/read/authz-tree.js'
import { allOf, anyOf, type Condition, equivalent } from '../../access/read/condition.js'
import type { Authorizers } from '../../access/read/requirements.js'
import { atMethod, namesIn, otherMethod, type PerMethod } from '../../httpd/methods.js'

/**
 * Whether the rules that a section has for 2.4 let in all whom 2.2 lets in there, after each of these states, and not only
 * them. Rules that keep out anybody whom 2.2 lets in are their owner's to loosen.
 */
export function isOpenerOn24(
  own: Access,
  { tree, merging, unclear }: AuthzTree,
  bases: readonly State[],
  authorizers: Authorizers,
): boolean {
  if (!tree || unclear || bases.length === 0) return false
  return bases.every((base) => {
    const before = base.treeOn24 && merging ? wholeOf(base, authorizers) : undefined
    const after = wholeOf(inherit(base, own, true), authorizers)
    return !base.unclear && letsInAll(before ? joinedWith(before, tree, merging) : tree, after)
  })
}

const joinedWith = (
  before: PerMethod<Condition>,
  tree: PerMethod<Condition>,
  merging: AuthzTree['merging'],
): PerMethod<Condition> => ({
  named: new Map(
    namesIn(before, tree).map((name) => [name, join(merging, atMethod(before, name), atMethod(tree, name))]),
  ),
  other: join(merging, before.other, tree.other),
})

const join = (merging: AuthzTree['merging'], before: Condition, own: Condition): Condition =>
  merging === 'Or' ? anyOf([before, own]) : allOf([before, own])

/** Whether the first lets in whomever the second does. */
const letsInAll = (wide: PerMethod<Condition>, narrow: PerMethod<Condition>): boolean =>
  [...namesIn(wide, narrow), otherMethod].every((name) => {
    const inner = atMethod(narrow, name)
    return equivalent(allOf([atMethod(wide, name), inner]), inner)
  })
