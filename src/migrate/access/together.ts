import { isOld } from '../../config/access.js'
import { withoutEnd } from '../../config/end-anchor.js'
import type { Plan } from './plan.js'

/**
 * Scopes that have to change at once, because with one of them changed and another not, a server that still has
 * mod_access_compat would let in requests that it refused:
 * a section without any old line, whose meaning the sections above it change, goes with these; and where Satisfy Any is in
 * force anywhere, an unchanged section over a changed one lets in whoever the one or the other does.
 */
export function together(plans: readonly Plan[]): readonly (readonly Plan[])[] {
  const moving = plans.filter((plan) => changes(plan))
  const any = plans.some(({ access }) => access.satisfy.some((line) => line.any))
  if (any) return moving.length ? [moving] : []
  const leader = new Map<Plan, Plan>()
  const find = (plan: Plan): Plan => {
    const next = leader.get(plan)
    return !next || next === plan ? plan : find(next)
  }
  const closing = moving.filter(({ access }) => access.host)
  for (const plan of moving) {
    if (plan.access.lines.some(isOld) || !plan.access.require) continue
    for (const other of closing) if (mayLieAbove(other, plan)) leader.set(find(plan), find(other))
  }
  // An AuthType without Require answers 500 on 2.4, until a tree from above reaches it.
  const answering = moving.filter(({ reason }) => reason?.kind === 'no-require')
  for (const plan of answering) {
    for (const other of moving) if (other !== plan && mayLieAbove(other, plan)) leader.set(find(plan), find(other))
  }
  const copying = moving.filter(({ repeats }) => repeats.length > 0)
  for (const plan of copying.slice(1)) leader.set(find(plan), find(copying[0] ?? plan))
  const groups = new Map<Plan, Plan[]>()
  for (const plan of moving) groups.set(find(plan), [...(groups.get(find(plan)) ?? []), plan])
  return [...groups.values()]
}

export const changes = ({ scope, form, access, reason, repeats }: Plan): boolean =>
  reason !== undefined ||
  repeats.length > 0 ||
  hasEnd(scope) ||
  form.kind === 'tree' ||
  (form.kind === 'as-written' && form.merging !== undefined) ||
  access.lines.some(isOld)

const hasEnd = ({ kind, path }: Plan['scope']) => kind === 'pattern' && withoutEnd(path) !== path

function mayLieAbove({ scope: above }: Plan, { scope }: Plan): boolean {
  const isPath = (one: typeof scope) => one.kind === 'directory' || one.kind === 'htaccess'
  if (!isPath(scope) || !isPath(above)) return true
  return above.path === '/' || `${scope.path}/`.startsWith(`${above.path.replace(/\/$/, '')}/`)
}
