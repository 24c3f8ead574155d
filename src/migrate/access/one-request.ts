import { readingsExcludeEachOther } from '../../access/merge/exclusive-readings.js'
import { shareServer } from '../../access/merge/merge-servers.js'
import { hasUnknownPath, isLinkedIntoSeveralFolders, type Occurrence, type Scope } from '../../access/merge/scope.js'
import { oncePerObject } from '../../base/once.js'
import { isPathWithin, segmentsOf } from '../../httpd/folder-path.js'
import { isInMacro } from '../../syntax/literal.js'
import { hasPlaceholder } from '../../syntax/template.js'

/** The single folder that a section is for. */
export interface SingleFolder {
  /** Whether the folder's place on the server is known. It may not be for a .htaccess file. */
  readonly isOnServer: boolean
  /**
   * The path of the folder. If its place is unknown, two paths: the likely path on the server, and the path among the given
   * files.
   */
  readonly names: readonly (readonly string[])[]
}

/** Finds the single folder that a section is for; undefined if the section may apply to several folders. */
type FolderOf = (scope: Scope) => SingleFolder | undefined

export const singleFolderOf: FolderOf = oncePerObject((scope) => {
  if (isForOneKnownFolder(scope)) return { isOnServer: true, names: [segmentsOf(scope.path)] }
  // A .htaccess file that no link shows elsewhere has the same place relative to other .htaccess files as among the given
  // files.
  if (
    scope.kind !== 'htaccess' ||
    isLinkedIntoSeveralFolders(scope) ||
    hasUnknownPath(scope) ||
    hasPlaceholder(scope.file.path)
  )
    return undefined
  return { isOnServer: false, names: [segmentsOf(scope.path), segmentsOf(scope.file.path).slice(0, -1)] }
})

/** Whether one request may match both sections, by their servers and paths. */
export const mayMatchTogether = (one: Scope, other: Scope, folder = singleFolderOf): boolean =>
  shareServer(one, other) && (mayLieAbove(one, other, folder) || mayLieAbove(other, one, folder))

/** Whether a request may meet section `above` before the other one, judging by their folders. True if these are not known. */
export function mayLieAbove(above: Scope, scope: Scope, folder = singleFolderOf): boolean {
  const [path, upper] = [folder(scope), folder(above)]
  if (!path || !upper || path.isOnServer !== upper.isOnServer) return true
  return upper.names.some((names, index) => isPathWithin(path.names[index] ?? [], names))
}

/** Whether a request may meet a section after another one (merge-order.ts), or both have the same folder. */
export function mayBeMatchedAfter(scope: Scope, before: Scope, folder = singleFolderOf): boolean {
  if ([scope, before].some(({ kind, at }) => kind === 'fragment' || (at && isInMacro(at)))) return true
  if (isPath(scope) && isPath(before)) return mayLieAbove(before, scope, folder)
  if (scope.kind === 'location' && before.kind === 'location')
    return scope.occurrences.some((place) => before.occurrences.some((other) => isMergedAfter(place, other)))
  return before.kind !== 'location' && !isPath(scope)
}

/**
 * Whether a location may be merged after another: sections of virtual hosts after those of the main server, then in line
 * order.
 */
function isMergedAfter(place: Occurrence, other: Occurrence): boolean {
  if ((place.server === undefined) !== (other.server === undefined)) return place.server !== undefined
  return place.root !== other.root || mayBeReadAfter(place, other)
}

const mayBeReadAfter = ({ readings }: Occurrence, other: Occurrence): boolean =>
  readings.some((one) =>
    other.readings.some((earlier) => one.order > earlier.order && !readingsExcludeEachOther(one, earlier)),
  )

/** Whether the scope is for exactly one folder, and its path on the server is known. */
export const isForOneKnownFolder = (scope: Scope): boolean =>
  isPath(scope) &&
  !/[*?[]/.test(scope.path) &&
  scope.isMergePositionKnown &&
  !isLinkedIntoSeveralFolders(scope) &&
  !hasUnknownPath(scope)

const isPath = ({ kind }: Scope) => kind === 'directory' || kind === 'htaccess'
