import { addToGroup } from '../../base/group-by.js'
import { hasWildcard, mayMatchLeadingSegments } from '../../httpd/fnmatch.js'
import { segmentsOf } from '../../httpd/folder-path.js'
import { guardCombinationsOf, readingsExcludeEachOther } from './exclusive-readings.js'
import type { PossibleReading, Scope } from './scope.js'

/** One order for all scopes. On every server, each scope comes after the scopes that the server reads before it. */
export interface ReadingOrder<One extends Scope> {
  readonly positionOf: (scope: Scope) => number
  /**
   * Scopes without a consistent order: one server reads such a scope before another scope, and another server reads it after
   * that scope.
   */
  readonly circular: readonly One[]
}

/** Orders all scopes. If two virtual hosts include a file, all lines before the second Include are merged before the file. */
export function readingOrder<One extends Scope>(scopes: readonly One[]): ReadingOrder<One> {
  if (!scopes.some(hasSeveralReadings)) return { positionOf: firstOrder, circular: [] }
  const byFirst = [...scopes].sort((a, b) => firstOrder(a) - firstOrder(b))
  const { next, waiting } = readingLinks(byFirst)
  const ready: Scope[] = byFirst.filter((scope) => !waiting.has(scope))
  // The list grows during the loop: a scope is added once all scopes before it are taken.
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

const firstOrder = ({ occurrences }: Scope): number => occurrences[0]?.order ?? 0

/** For each scope: the scopes directly after it on some server, and the number of scopes directly before it. */
function readingLinks(scopes: readonly Scope[]) {
  const next = new Map<Scope, Scope[]>()
  const waiting = new Map<Scope, number>()
  for (const list of byServer(scopes))
    for (const [index, { scope }] of list.entries()) {
      const before = list[index - 1]?.scope
      if (!before) continue
      addToGroup(next, before, scope)
      waiting.set(scope, (waiting.get(scope) ?? 0) + 1)
    }
  return { next, waiting }
}

/** Whether a scope is read in several places, or under guards that exclude each other. */
export const hasSeveralReadings = ({ occurrences }: Scope): boolean =>
  occurrences.length > 1 || occurrences.some(({ readings }) => readings.length > 1)

interface ReadScope {
  readonly scope: Scope
  readonly reading: PossibleReading
}

/** The scopes that a server reads, in order. There is one list for each combination of the guards around repeated readings. */
function byServer(scopes: readonly Scope[]): Iterable<readonly ReadScope[]> {
  const servers = new Map<unknown, ReadScope[]>()
  for (const scope of scopes)
    for (const place of scope.occurrences) {
      // Each main file has its own servers.
      const server = place.server ?? place.root
      const list = servers.get(server) ?? []
      if (list.at(-1)?.scope !== scope) list.push(...place.readings.map((reading) => ({ scope, reading })))
      servers.set(server, list)
    }
  for (const list of servers.values()) list.sort((a, b) => a.reading.order - b.reading.order)
  return [...servers.values()].flatMap(listPerCombination)
}

/**
 * Splits a list by the combinations of the guards in it. With too many combinations, the list stays whole, and its order is
 * circular.
 */
function listPerCombination(list: readonly ReadScope[]): readonly (readonly ReadScope[])[] {
  const again = list.filter(({ scope }) => scope.occurrences.some(({ readings }) => readings.length > 1))
  const ways = again.length > 0 ? guardCombinationsOf(again.map(({ reading }) => reading)) : undefined
  return (
    ways?.map((conditions) => list.filter(({ reading }) => !readingsExcludeEachOther(reading, { conditions }))) ?? [
      list,
    ]
  )
}

/** A scope with several paths, because links show its .htaccess file in several folders. */
interface LinkedScope<One> {
  readonly scope: One
  readonly folders: readonly (readonly string[])[]
}

/** The .htaccess files that links put above each other, and all files below them: a request may merge one file twice. */
export function htaccessLinkedInCircles<One extends Scope>(scopes: readonly One[]): readonly One[] {
  if (scopes.every(({ paths }) => paths.length === 1)) return []
  const isSpread = ({ kind, path, paths }: One) => paths.length > 1 || (kind === 'directory' && hasWildcard(path))
  let left = scopes.filter(isSpread).map((scope): LinkedScope<One> => ({ scope, folders: scope.paths.map(segmentsOf) }))
  for (;;) {
    const free = left.filter((one) => !left.some((other) => isAbove(other, one)))
    if (free.length === 0) return left.flatMap(({ scope }) => (scope.paths.length > 1 ? scope : []))
    left = left.filter((one) => !free.includes(one))
  }
}

/** Whether the first scope has a folder above a folder of the second. Two files in the same folder have a known order. */
const isAbove = (above: LinkedScope<Scope>, one: LinkedScope<Scope>): boolean =>
  above.folders.some((upper) =>
    one.folders.some(
      (lower) => upper.length < lower.length && mayMatchLeadingSegments(upper, lower.slice(0, upper.length)),
    ),
  )
