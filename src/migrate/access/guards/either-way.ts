import { inherit } from '../../../access/decide/inherit.js'
import type { State } from '../../../access/decide/state.js'
import type { Scope } from '../../../access/merge/scope.js'
import { type Access, accessOf } from '../../../access/read/access.js'
import { saysAccess } from '../../../access/read/access-lines.js'
import { askedIn, isGuard } from '../../../httpd/guards.js'
import { moduleNamed } from '../../../httpd/modules.js'
import { readingToday } from '../../../site/present.js'
import type { Site } from '../../../site/site.js'
import type { Section } from '../../../syntax/tree.js'
import type { Planner } from '../plan.js'
import { asChosen } from '../steps.js'

/** A section as it is read with a module, or without. */
interface Way {
  readonly scope: Scope
  readonly access: Access
}

/**
 * With and without the module that guards in a section ask for, where nothing shows whether it is there; none where they ask for
 * several, or for none.
 */
export function waysOf({ site, deadAllow }: Pick<Planner, 'site' | 'deadAllow'>, scope: Scope): readonly Way[] {
  const names = new Set(scope.nodes.flatMap((node) => (isUnsure(site, node) ? askedIn(node) : [])))
  if (names.size !== 1) return []
  return [true, false].map((isThere) => {
    const nodes = scope.nodes.flatMap((node) => {
      if (!isUnsure(site, node)) return [node]
      return isThere === isNegated(node) ? [] : node.commands
    })
    return { scope: { ...scope, nodes }, access: asChosen({ deadAllow }, scope, accessOf(site, nodes, scope.branch)) }
  })
}

const isUnsure = (site: Site, node: Scope['nodes'][number]): node is Section =>
  node.kind === 'section' &&
  isGuard(node) &&
  moduleNamed(askedIn(node)) !== undefined &&
  saysAccess(node.commands) &&
  readingToday(site, node) === 'maybe'

const isNegated = ({ args }: Section): boolean => args[0]?.value.startsWith('!') === true

/** What a section says in all of its ways; undefined where they differ over some state before it, or cannot be told. */
export function saidInAll(ways: readonly Way[], bases: readonly State[]): Access | undefined {
  const [first, ...others] = ways.map(({ access }) => access)
  const isAlike = (access: Access) =>
    bases.every((base) => inherit(base, access).key === inherit(base, first ?? access).key)
  if (!first || ![first, ...others].every((access) => !access.unclear && access.dual && isAlike(access)))
    return undefined
  const duals = ways.flatMap(({ access }) => access.dual ?? [])
  return {
    ...first,
    lines: [...new Map(ways.flatMap(({ access }) => access.lines.map((line) => [line.at, line]))).values()],
    dual: { old: duals.flatMap((dual) => dual.old), new: duals.flatMap((dual) => dual.new) },
  }
}
