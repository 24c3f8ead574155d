import { by24, type State24 } from '../../../access/decide/by-24.js'
import { wholeOf } from '../../../access/decide/decision.js'
import type { State } from '../../../access/decide/keyed-state.js'
import { isUnclear } from '../../../access/decide/reader.js'
import { inherit } from '../../../access/decide/state.js'
import { isReadOnlyBy, type Scope } from '../../../access/merge/scope.js'
import type { Access } from '../../../access/read/access.js'
import { authzTreeOf } from '../../../access/read/authz-tree.js'
import { allOf, type Condition, equivalent, never, user } from '../../../access/read/condition.js'
import { isGuard } from '../../../httpd/guards.js'
import { atMethod, namesIn, otherMethod, type PerMethod, perMethod } from '../../../httpd/methods.js'
import { readingOn24, readingToday } from '../../../site/present.js'
import type { Site } from '../../../site/site.js'
import type { Directive, Section } from '../../../syntax/tree.js'
import { said } from '../forms.js'
import type { Instead, Planner } from '../plan.js'

/** The rules of a section that 2.4 alone reads, if they let in more than 2.2 does, and nobody less. */
export function rulesOn24(planner: Planner, own: Access, within: Scope, bases: readonly State[]): Instead | undefined {
  const rules = [...rulesIn(planner.site, within.nodes, isReadOnlyBy(within, '2.4'))]
  const isHere = rules.every(({ file }) => file === within.file) && within.places.length === 1
  if (rules.length === 0 || !isHere) return undefined
  return isOpenerOn24(planner, own, within, bases) ? { kind: 'rules', rules, within } : undefined
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

/** What 2.4 makes of a section by the rules that it alone reads; where nobody can tell what they mean, something that 2.2 never says. */
export function readOn24({ kind, nodes }: Scope, { on24 }: State): State24 {
  const { tree = unknown, merging, unclear } = authzTreeOf(nodes)
  return by24.after(on24, said(asksNobody, { merging, tree: unclear ? unknown : tree }), kind)
}

const unknown: PerMethod<Condition> = { named: new Map(), other: user('unknown', '') }
const asksNobody = { authType: false, ssl: false }

/**
 * Whether what 2.4 alone reads lets in anybody whom 2.2 keeps out there.
 * @param own what the section says to 2.2
 */
export const opensOn24 = (planner: Planner, own: Access, scope: Scope, bases: readonly State[]): boolean =>
  isReadable(own, scope) &&
  bases.some((base) => !base.unclear && !letsInAll(today(planner, own, base), onlyOn24(scope, base)))

/**
 * Whether the rules that a section has for 2.4 let in all whom 2.2 lets in there, after each of these states, and not only
 * them. Rules that keep out anybody whom 2.2 lets in are their owner's to loosen.
 */
const isOpenerOn24 = (planner: Planner, own: Access, scope: Scope, bases: readonly State[]): boolean =>
  isReadable(own, scope) &&
  bases.length > 0 &&
  bases.every((base) => !base.unclear && letsInAll(onlyOn24(scope, base), today(planner, own, base)))

function isReadable(own: Access, { nodes }: Scope): boolean {
  const { tree, unclear } = authzTreeOf(nodes)
  return tree !== undefined && !unclear && !own.unclear
}

const today = ({ authorizers }: Planner, own: Access, base: State): PerMethod<Condition> =>
  wholeOf(inherit(base, own), authorizers)

const onlyOn24 = (scope: Scope, base: State): PerMethod<Condition> => {
  const decided = by24.decide(readOn24(scope, base))
  if (isUnclear(decided)) return unknown
  return perMethod(namesIn(decided), (name) => {
    const one = atMethod(decided, name)
    return one === 'error' ? never : one
  })
}

/** Whether the first lets in whomever the second does. */
const letsInAll = (wide: PerMethod<Condition>, narrow: PerMethod<Condition>): boolean =>
  [...namesIn(wide, narrow), otherMethod].every((name) => {
    const inner = atMethod(narrow, name)
    return equivalent(allOf([atMethod(wide, name), inner]), inner)
  })
