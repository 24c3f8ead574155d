import { shareServer } from '../../access/merge/merge-servers.js'
import { isUncertain, type Place, type Scope } from '../../access/merge/scope.js'
import { segmentsOf } from '../../httpd/folder-path.js'
import { isInMacro } from '../../syntax/literal.js'

/** Whether one request may meet both sections. */
export const mayMeet = (one: Scope, other: Scope) =>
  shareServer(one, other) && (mayLieAbove(one, other) || mayLieAbove(other, one))

/** Whether a section may be merged before another of the same request, going by their paths. */
export function mayLieAbove(above: Scope, scope: Scope): boolean {
  if (!isOneFolder(scope) || !isOneFolder(above)) return true
  const path = segmentsOf(scope.path)
  return segmentsOf(above.path).every((segment, index) => segment === path[index])
}

/** Whether a section may be merged after another of the same request (merge-order.ts), the same path included. */
export function mayFollow(scope: Scope, before: Scope): boolean {
  if ([scope, before].some(({ kind, at }) => kind === 'fragment' || (at && isInMacro(at)))) return true
  if (isPath(scope) && isPath(before)) return mayLieAbove(before, scope)
  if (scope.kind === 'location' && before.kind === 'location')
    return scope.places.some((place) => before.places.some((other) => isMergedAfter(place, other)))
  return before.kind !== 'location' && !isPath(scope)
}

/**
 * Of locations the main server's come first, then those of virtual hosts, each in the order of the lines (server/core.c,
 * merge_core_server_configs). Where no Include that is seen connects two files, their order is not known.
 */
function isMergedAfter(place: Place, other: Place): boolean {
  if ((place.server === undefined) !== (other.server === undefined)) return place.server !== undefined
  return place.root !== other.root || place.order > other.order
}

/** Whether it is for one folder, which is known. Anything else may lie above any section. */
export const isOneFolder = (scope: Scope): boolean =>
  isPath(scope) && !/[*?[]/.test(scope.path) && scope.placed && !isUncertain(scope)

const isPath = ({ kind }: Scope) => kind === 'directory' || kind === 'htaccess'
