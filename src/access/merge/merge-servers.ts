import { groupByEach } from '../../base/group-by.js'
import type { MergeContext, ServerSection } from './merge.js'
import { readingOrder } from './reading-order.js'
import type { Scope } from './scope.js'

/** The servers whose requests may match a scope: all of them if the scope is in the main server. */
export function serversOfScope(merge: MergeContext, scope: Scope): readonly ServerSection[] {
  if (scope.occurrences.some(({ server }) => !server)) return merge.servers()
  return [...new Set(scope.occurrences.map(({ server }) => server))]
}

/** Looks up the scopes of a server in merge order: those of the main server, then its own. */
export function scopesByServerLookup(scopes: readonly Scope[]): (server: ServerSection) => readonly Scope[] {
  const own = groupByEach(scopes, ({ occurrences }) => new Set(occurrences.map((place) => place.server)))
  return (server) => [...(own.get(undefined) ?? []), ...(server ? (own.get(server) ?? []) : [])]
}

/** Sorts scopes of one kind: the main server's sections come before those of virtual hosts. */
export function sortedInMergeOrder(scopes: readonly Scope[]): Scope[] {
  const { positionOf } = readingOrder(scopes)
  return [...scopes].sort((a, b) => rank(a) - rank(b) || positionOf(a) - positionOf(b))
}

const rank = (scope: Scope) => (scope.occurrences.some(({ server }) => !server) ? 0 : 1)

/** Whether both scopes apply on some server, whatever their paths are. A section of the main server applies on every server. */
export function shareServer(one: Scope, other: Scope): boolean {
  return one.occurrences.some(({ server }) =>
    other.occurrences.some((place) => !server || !place.server || server === place.server),
  )
}

/** Whether one scope applies on each server that the other scope is for. */
export const coversServersOf = (one: Scope, other: Scope): boolean =>
  one.occurrences.some(({ server }) => !server) ||
  other.occurrences.every(({ server }) => server && one.occurrences.some((place) => place.server === server))
