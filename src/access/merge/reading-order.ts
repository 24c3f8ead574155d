import { fitsPath, isWild } from '../../httpd/fnmatch.js'
import { segmentsOf } from '../../httpd/folder-path.js'
import type { Place, Scope } from './scope.js'

/** One order of scopes in which each comes after all that are before it in any server that has both. */
export interface ReadingOrder<One extends Scope> {
  readonly positionOf: (scope: Scope) => number
  /** Those that one server reads before others, and another server after them, so that there is no such order. */
  readonly circular: readonly One[]
}

/** A file that two virtual hosts include stands in two places, and what is before it in the second is merged before it there. */
export function readingOrder<One extends Scope>(scopes: readonly One[]): ReadingOrder<One> {
  if (scopes.every(({ places }) => places.length === 1)) return { positionOf: firstOrder, circular: [] }
  const byFirst = [...scopes].sort((a, b) => firstOrder(a) - firstOrder(b))
  const { next, waiting } = linked(byFirst)
  const ready: Scope[] = byFirst.filter((scope) => !waiting.has(scope))
  // The list grows while it is gone through.
  for (const scope of ready)
    for (const later of next.get(scope) ?? []) {
      const left = (waiting.get(later) ?? 0) - 1
      waiting.set(later, left)
      if (left === 0) ready.push(later)
    }
  const reached: ReadonlySet<Scope> = new Set(ready)
  const circular = byFirst.filter((scope) => !reached.has(scope))
  const positions = new Map([...ready, ...circular].map((scope, index) => [scope, index]))
  return { positionOf: (scope) => positions.get(scope) ?? 0, circular }
}

const firstOrder = ({ places }: Scope): number => places[0]?.order ?? 0

/** For each scope those that come right after it in some server, and how many it comes right after itself. */
function linked(scopes: readonly Scope[]) {
  const next = new Map<Scope, Scope[]>()
  const waiting = new Map<Scope, number>()
  for (const list of byServer(scopes))
    for (const [index, { scope }] of list.entries()) {
      const before = list[index - 1]?.scope
      if (!before) continue
      next.set(before, [...(next.get(before) ?? []), scope])
      waiting.set(scope, (waiting.get(scope) ?? 0) + 1)
    }
  return { next, waiting }
}

function byServer(scopes: readonly Scope[]): Iterable<readonly { scope: Scope; place: Place }[]> {
  const servers = new Map<unknown, { scope: Scope; place: Place }[]>()
  for (const scope of scopes)
    for (const place of scope.places) {
      // Main files have servers of their own.
      const server = place.server ?? place.root
      const list = servers.get(server) ?? []
      if (list.at(-1)?.scope !== scope) list.push({ scope, place })
      servers.set(server, list)
    }
  for (const list of servers.values()) list.sort((a, b) => a.place.order - b.place.order)
  return servers.values()
}

/** A scope that stands in several folders. */
interface Spread<One> {
  readonly scope: One
  readonly folders: readonly (readonly string[])[]
}

/**
 * .htaccess files that links put above one another, or above themselves, so that one request merges a file twice or two
 * requests merge two of them in another order; and those that come after.
 */
export function inCircles<One extends Scope>(scopes: readonly One[]): readonly One[] {
  if (scopes.every(({ paths }) => paths.length === 1)) return []
  const isSpread = ({ kind, path, paths }: One) => paths.length > 1 || (kind === 'directory' && isWild(path))
  let left = scopes.filter(isSpread).map((scope): Spread<One> => ({ scope, folders: scope.paths.map(segmentsOf) }))
  for (;;) {
    const free = left.filter((one) => !left.some((other) => isAbove(other, one)))
    if (free.length === 0) return left.flatMap(({ scope }) => (scope.paths.length > 1 ? scope : []))
    left = left.filter((one) => !free.includes(one))
  }
}

/** Of two files for one folder the order is known. */
const isAbove = (above: Spread<Scope>, one: Spread<Scope>): boolean =>
  above.folders.some((upper) =>
    one.folders.some((lower) => upper.length < lower.length && fitsPath(upper, lower.slice(0, upper.length))),
  )
