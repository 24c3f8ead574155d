import { accessReaderOn24 } from '../../../access/decide/by-24.js'
import { initialState, stateAfterSection } from '../../../access/decide/inherit.js'
import { conditionInUnknownFolder } from '../../../access/decide/places-asked.js'
import type { VisitContext } from '../../../access/merge/merge.js'
import { hasUnknownPath, type Scope } from '../../../access/merge/scope.js'
import { type Condition, never } from '../../../access/read/condition.js'
import { groupBy } from '../../../base/group-by.js'
import { oncePerObject } from '../../../base/once.js'
import { folderOverlapTest, isPathWithin, segmentsOf } from '../../../httpd/folder-path.js'
import { foldersWithUnseenHtaccess, isHtaccessOffByDefault } from '../../../models/completeness.js'
import type { Site } from '../../../site/site.js'
import type { Plan } from '../plan.js'

type Names = readonly string[]

/**
 * Whether unseen .htaccess files make no difference to a plan. Either no request for the section can also meet a `.htaccess`
 * file that is not given, or such a file inherits nothing from the section, or nobody is allowed whatever the file contains.
 * @param plans the plans of all sections of the site
 */
export function isSafeFromUnseenFiles(site: Site, plan: Plan, plans: readonly Plan[]): boolean {
  const unseen = site.once(foldersWithUnseenHtaccess)
  if (unseen.length === 0) return true
  if (!unseen.every((names) => names !== undefined)) return false
  const { scope } = plan
  if (scope.kind === 'directory' || scope.kind === 'htaccess')
    return (
      scope.isMergePositionKnown &&
      !hasUnknownPath(scope) &&
      scope.paths
        .map(segmentsOf)
        .every(
          (folder) => !isNear(unseen)(folder) || unseen.every((names) => isShieldedFrom(plan, folder, names, plans)),
        )
    )
  return plan.isFreeOfUnseenFiles === true || refusesAllIn(unseen, plan)
}

const isNear = oncePerObject(folderOverlapTest)

/**
 * Whether httpd reads no unseen .htaccess file in these folders. False if all files are given, or if `AllowOverride None` is
 * not the default.
 */
export function hasNoUnseenFiles(site: Site, folders: VisitContext['folders']): boolean {
  if (site.complete || !isHtaccessOffByDefault(site)) return false
  const unseen = site.once(foldersWithUnseenHtaccess)
  return folders()?.every(({ segments }) => !unseen.some((names) => names && isPathWithin(segments, names))) === true
}

function isShieldedFrom(plan: Plan, folder: Names, unseen: Names, plans: readonly Plan[]): boolean {
  if (isPathWithin(folder, unseen)) return false
  if (!isPathWithin(unseen, folder)) return true
  const known = byFolder(plans)
  const between = unseen.map((_, index) => unseen.slice(0, index + 1)).slice(folder.length)
  return between.some((names) => known.get(names.join('/'))?.some((other) => setsEverything(other, plan)) === true)
}

/** The plans of directory sections, by folder. */
const byFolder = oncePerObject((plans: readonly Plan[]) =>
  groupBy(
    plans.filter(({ scope }) => scope.kind === 'directory' && !hasUnknownPath(scope)),
    ({ scope }) => segmentsOf(scope.path).join('/'),
  ),
)

/** Whether the other section sets every access rule for the plan's section, so that nothing is inherited from above. */
function setsEverything(other: Plan, { scope }: Plan): boolean {
  if (!appliesTo(other.scope, scope)) return false
  const alone = stateAfterSection(initialState, other.access)
  return (
    other.access.unclear === undefined &&
    other.bases.every((base) => stateAfterSection(base, other.access, accessReaderOn24.start).key === alone.key)
  )
}

/** Whether one scope surely applies on each server of another. */
const appliesTo = ({ occurrences }: Scope, other: Scope): boolean =>
  other.occurrences.every(({ server }) =>
    occurrences.some((place) => !place.maybe && place.readBy === 'both' && (!place.server || place.server === server)),
  )

/** Whether 2.4 with this plan allows nobody in the unseen folders, whatever an unseen file contains. */
function refusesAllIn(unseen: readonly Names[], { form }: Plan): boolean {
  if (form.kind !== 'tree' || form.authorization.merging) return false
  const { other, named } = form.authorization.tree
  const refuses = (condition: Condition) =>
    condition.key === never.key || unseen.every((names) => conditionInUnknownFolder(names, condition).key === never.key)
  return [other, ...named.values()].every(refuses)
}
