import { wholeOf } from '../../../access/decide/decision.js'
import type { State } from '../../../access/merge/keyed-state.js'
import { isReadOnlyBy, type Scope } from '../../../access/merge/scope.js'
import { inherit } from '../../../access/merge/state.js'
import type { Access } from '../../../access/read/access.js'
import { type AuthzTree, authzTreeOf } from '../../../access/read/authz-tree.js'
import { allOf, anyOf, type Condition, equivalent } from '../../../access/read/condition.js'
import type { Authorizers } from '../../../access/read/requirements.js'
import { isGuard } from '../../../httpd/guards.js'
import { atMethod, namesIn, otherMethod, type PerMethod } from '../../../httpd/methods.js'
import { readingOn24, readingToday } from '../../../site/present.js'
import type { Site } from '../../../site/site.js'
import type { Directive, Section } from '../../../syntax/tree.js'
import type { Instead, Planner } from '../plan.js'

/** The rules of a section that 2.4 alone reads, if they let in more than 2.2 does, and nobody less. */
export function rulesOn24(
  { site, authorizers }: Planner,
  own: Access,
  within: Scope,
  bases: readonly State[],
): Instead | undefined {
  const rules = [...rulesIn(site, within.nodes, isReadOnlyBy(within, '2.4'))]
  const isHere = rules.every(({ file }) => file === within.file) && within.places.length === 1
  if (rules.length === 0 || !isHere) return undefined
  return isOpenerOn24(own, authzTreeOf(within.nodes), bases, authorizers) ? { kind: 'rules', rules, within } : undefined
}

function* rulesIn(
  site: Site,
  nodes: readonly (Directive | Section)[],
  isFor24: boolean,
): Generator<Directive | Section> {
  for (const node of nodes) {
    if (node.kind === 'directive') {
      if (isFor24 && /^(require|authmerging)$/.test(node.key)) yield node
    } else if (/^require(all|any|none)$/.test(node.key)) {
      if (isFor24) yield node
    } else if (/^limit(except)?$/.test(node.key)) yield* rulesIn(site, node.commands, isFor24)
    else if (isGuard(node) && readingOn24(site, node) !== 'never')
      yield* rulesIn(site, node.commands, isFor24 || readingToday(site, node) === 'never')
  }
}

/**
 * Whether what 2.4 alone reads lets in anybody whom 2.2 keeps out there.
 * @param own what the section says to 2.2
 */
export function opensOn24({ authorizers }: Planner, own: Access, { nodes }: Scope, bases: readonly State[]): boolean {
  const { tree, merging, unclear } = authzTreeOf(nodes)
  if (!tree || unclear || own.unclear) return false
  return bases.some((base) => {
    const before = wholeOf(base, authorizers)
    const after = wholeOf(inherit(base, own, true), authorizers)
    return !base.unclear && !letsInAll(after, base.treeOn24 && merging ? joinedWith(before, tree, merging) : tree)
  })
}

/**
 * Whether the rules that a section has for 2.4 let in all whom 2.2 lets in there, after each of these states, and not only
 * them. Rules that keep out anybody whom 2.2 lets in are their owner's to loosen.
 */
function isOpenerOn24(
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
