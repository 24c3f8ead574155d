import { groupedByEach } from '../../base/grouped.js'
import type { GuardReading } from '../../httpd/guards.js'
import type { Folder } from './folder-tree.js'
import type { Merge, Part, ServerSection } from './merge.js'
import { readingOrder } from './reading-order.js'
import type { Scope } from './scope.js'
import type { StateSet } from './state-set.js'

/** The states of requests to a server for what lies in some folders. */
export type StatesIn = (server: ServerSection, folders: readonly Folder[]) => StateSet

/** States of requests for files that the same `<Files>` sections apply to, and the same locations. */
export type Named = { readonly names: readonly Scope[]; readonly urls?: readonly Scope[]; readonly set: StateSet }

/** The states folder by folder, and name by name. */
export function partsOf(
  servers: readonly ServerSection[],
  within: (server: ServerSection) => readonly Folder[],
  namedIn: (server: ServerSection, folder: Folder) => readonly Named[],
): readonly Part[] {
  return servers.flatMap((server) =>
    within(server).flatMap((folder) =>
      namedIn(server, folder).map(({ set, ...one }) => ({ server, folder, ...one, bases: set.states })),
    ),
  )
}

/** What becomes of states by some sections one after another, where a request meets each surely, maybe or never. */
export const afterEach = <One extends { readonly scope: Scope }>(
  { sets, steps }: Merge,
  start: StateSet,
  sections: readonly One[],
  meeting: (one: One) => GuardReading,
): StateSet =>
  sections.reduce((set, one) => {
    const step = steps.get(one.scope)
    const how = step ? meeting(one) : 'never'
    if (!step || how === 'never') return set
    return how === 'always' ? sets.after(set, step) : sets.maybeAfter(set, step)
  }, start)

/** How a request meets a section that may itself be there or not. */
export const ifRead = (meeting: GuardReading, isRead: boolean): GuardReading =>
  meeting === 'always' && !isRead ? 'maybe' : meeting

/** The servers whose requests a scope can apply to: all of them for a section of the main server. */
export function serversOf(merge: Merge, scope: Scope): readonly ServerSection[] {
  if (scope.places.some(({ server }) => !server)) return merge.servers()
  return [...new Set(scope.places.map(({ server }) => server))]
}

/** For each server its scopes and those of the main server, in the order of the merge. */
export function byServer(scopes: readonly Scope[]): (server: ServerSection) => readonly Scope[] {
  const own = groupedByEach(scopes, ({ places }) => new Set(places.map((place) => place.server)))
  return (server) => [...(own.get(undefined) ?? []), ...(server ? (own.get(server) ?? []) : [])]
}

/** The main server's sections come before those of virtual hosts. */
export function inMergeOrder(scopes: readonly Scope[]): Scope[] {
  const { positionOf } = readingOrder(scopes)
  return [...scopes].sort((a, b) => rank(a) - rank(b) || positionOf(a) - positionOf(b))
}

const rank = (scope: Scope) => (scope.places.some(({ server }) => !server) ? 0 : 1)

/** Sections of two virtual hosts never apply to the same request. */
export function shareServer(one: Scope, other: Scope): boolean {
  return one.places.some(({ server }) =>
    other.places.some((place) => !server || !place.server || server === place.server),
  )
}

/** Whether one scope is for each server that another is for. */
export const isForServersOf = (one: Scope, other: Scope): boolean =>
  one.places.some(({ server }) => !server) ||
  other.places.every(({ server }) => server && one.places.some((place) => place.server === server))
