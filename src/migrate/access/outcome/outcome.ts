import { accessReaderToday } from '../../../access/decide/by-22.js'
import { accessReaderOn24 } from '../../../access/decide/by-24.js'
import { type RequestClassDifference, requestClassDifferences } from '../../../access/decide/table.js'
import { differenceClause } from '../../../access/decide/witness.js'
import { scopesAndWantedSections, scopesOf } from '../../../access/merge/collect-scopes.js'
import type { RequestClass, ServerSection, VisitContext } from '../../../access/merge/merge.js'
import { serversToWalk } from '../../../access/merge/merge-order.js'
import { hasUnknownPath, isSurelyReadOn22, type Scope } from '../../../access/merge/scope.js'
import { urlMapLookup } from '../../../access/merge/urls/urls.js'
import { ifSectionPhrase } from '../../../access/read/access.js'
import { hasAccessRules } from '../../../access/read/access-lines.js'
import { authorizersOf } from '../../../access/read/authorizers.js'
import type { Edit } from '../../../edit/edit.js'
import { hasWildcard } from '../../../httpd/fnmatch.js'
import { folderOverlapTest, segmentsOf } from '../../../httpd/folder-path.js'
import type { Site } from '../../../site/site.js'
import type { Choices, EditsByFile, Objection, PlannedEdits } from '../../rule.js'
import { sitesUnderValuations } from '../defines/defined-sites.js'
import { accessPlans, scopesByConfiguration } from '../survey.js'
import { asPlannedTest } from './as-planned.js'
import { readSiteBeforeAndAfter, type SiteBeforeAndAfter } from './read-back.js'
import { editsWithin, rulesBeforeAndAfter } from './rules-before-and-after.js'

/** The edits that must not be made, because a request would then get another answer than today. */
export function* objectionsTo(
  site: Site,
  { edits, editsToCheck }: PlannedEdits,
  choices: Choices,
): Generator<Objection> {
  const ways = site.once(sitesUnderValuations)
  if (ways.length === 0) return yield* objectionsIn(site, { edits, editsToCheck: editsToCheck }, choices)
  for (const way of ways) {
    const given = (edit: Edit): Edit => ({ ...edit, file: way.fileOf(edit.file) })
    const own = (all: EditsByFile) => new Map(Array.from(all, ([file, some]) => [way.fileOf(file), some.map(given)]))
    for (const objection of objectionsIn(way.site, { edits: own(edits), editsToCheck: own(editsToCheck) }, choices))
      yield { ...objection, edits: objection.edits.map(given) }
  }
}

function* objectionsIn(site: Site, { edits, editsToCheck }: PlannedEdits, choices: Choices): Generator<Objection> {
  const outcome = readSiteBeforeAndAfter(site, edits, editsToCheck)
  for (const difference of accessDifferencesAfter(outcome, choices))
    yield {
      ...blamedFor(outcome, difference),
      message: `No fix is offered, because with the fix ${differenceClause(difference, site.from)}.`,
    }
}

/**
 * The edits to leave out because of a difference: those in the last changed section of the old text. If there is none, the
 * other access fixes are left out first, then the edits that wrote the changed sections.
 */
function blamedFor(outcome: SiteBeforeAndAfter, { changed }: RequestClassDifference): Omit<Objection, 'message'> {
  for (const scope of [...changed].reverse()) {
    const was = outcome.oldScopeOf(scope)
    if (was) return { edits: editsWithin(outcome.site, outcome.edits, was) }
  }
  const wrote = changed.flatMap(({ at }) => (at && outcome.editThatWrote(at)) ?? [])
  return { edits: wrote, removesOtherAccessFixesFirst: true }
}

/**
 * The classes of requests that a changed section affects and that get another answer than today. Skips sections that are
 * proved.
 */
export function accessDifferencesAfter(
  outcome: SiteBeforeAndAfter,
  { ineffectiveAllow }: Pick<Choices, 'ineffectiveAllow'>,
  isProved = asPlannedTest,
): readonly RequestClassDifference[] {
  const { site, after, on24, edits, editsToCheck } = outcome
  // An `<If>` may override any section, so no class is checked.
  if (ifSectionPhrase(on24) !== undefined) return []
  const scopes = scopesAndWantedSections(after, (section) => outcome.oldScopeAt(section) !== undefined)
  if (!isReadAlike(outcome, scopes)) return []
  const survey = accessPlans(site, ineffectiveAllow)
  const isRight = isProved(outcome, survey)
  const open = new Set(scopes.filter((scope) => !isRight(scope)))
  if (open.size === 0) return []
  const strictest = new Set(survey.plans.flatMap((plan) => plan.strictestFolders.map(({ path }) => path)))
  // The servers that answer requests today. In the new text, without NameVirtualHost, 2.2 would seem to answer from the main
  // server.
  const answering = new Set(serversToWalk(site, site.once(scopesOf)))
  const isTarget = (scope: Scope) => {
    const was = outcome.oldScopeOf(scope)
    return !was || editsWithin(site, editsToCheck, was).length > 0
  }
  const isOpen = (scope: Scope) => open.has(scope)
  const isAll = countOf(editsToCheck) === countOf(edits)
  const readings = (group: readonly Scope[]) => ({
    exists: ({ server }: RequestClass<unknown>) => server !== undefined || answering.has(undefined),
    mayClose: ({ folder }: RequestClass<unknown>) => folder !== undefined && strictest.has(folder.path),
    site: after,
    ...(isAll ? { scopes: group, isServerChecked: () => true } : sectionsNear(after, group, group.filter(isTarget))),
    rulesOf: (scope: Scope, { ownFolders }: VisitContext<unknown>) => ({
      ...rulesBeforeAndAfter(outcome, scope, ownFolders, ineffectiveAllow),
      needsCheck: isOpen(scope),
    }),
  })
  return scopesByConfiguration(after, scopes)
    .filter((group) => group.some(isOpen))
    .flatMap((group) =>
      site.from === '2.4'
        ? [...requestClassDifferences({ ...readings(group), reader: accessReaderOn24 })]
        : [...requestClassDifferences({ ...readings(group), reader: accessReaderToday(authorizersOf(site)) })],
    )
}

const countOf = (edits: EditsByFile): number => [...edits.values()].flat().length

/** Whether each section of the old text is still there and is still surely read, because edits may change its guard. */
function isReadAlike({ site, oldScopeOf }: SiteBeforeAndAfter, scopes: readonly Scope[]): boolean {
  const found = new Set(scopes.map(oldScopeOf))
  return (
    site.once(scopesOf).every((scope) => found.has(scope) || !hasAccessRules(scope.nodes)) &&
    scopes.every((scope) => {
      const was = oldScopeOf(scope)
      return !was || !isSurelyReadOn22(was) || isSurelyReadOn22(scope)
    })
  )
}

/** The sections that a request may match together with one of the targets, and a test for the servers where that can be. */
function sectionsNear(site: Site, scopes: readonly Scope[], targets: readonly Scope[]) {
  const servers = new Set(targets.flatMap(({ occurrences }) => occurrences.map(({ server }) => server)))
  const mayMeet = folderNearTest(targets.map((target) => foldersOf(target) ?? rootsOf(site, target)))
  const isServerChecked = (server: ServerSection) =>
    servers.has(server) || (servers.has(undefined) && mayMeet(rootsOn(site, server)))
  return {
    isServerChecked,
    scopes: scopes.filter(
      (scope) =>
        scope.occurrences.some(({ server }) => !server || isServerChecked(server)) && mayMeet(foldersOf(scope)),
    ),
  }
}

/** Paths of folders; undefined if they may be any. */
type Folders = readonly string[] | undefined

/** The folders of a section; for a `<Files>`, those of the section around it. Undefined if they may be any. */
function foldersOf(scope: Scope): Folders {
  const { kind, paths, isMergePositionKnown, occurrences } = scope
  if (kind === 'files') return allFoldersOf(occurrences.map(({ outer }) => outer && foldersOf(outer)))
  const isKnown =
    (kind === 'directory' || kind === 'htaccess') &&
    isMergePositionKnown &&
    !hasUnknownPath(scope) &&
    !paths.some(hasWildcard)
  return isKnown ? paths : undefined
}

/** The folders that the servers of a section serve. */
const rootsOf = (site: Site, { occurrences }: Scope): Folders =>
  allFoldersOf(occurrences.map(({ server }) => server && rootsOn(site, server)))

/** The folders that a server serves. */
function rootsOn(site: Site, server: ServerSection): Folders {
  const map = urlMapLookup(site)(server)
  return map?.unknownPrefixes.length === 0
    ? [...map.folders, ...map.foldersOfHosts].map(({ folder }) => folder)
    : undefined
}

const allFoldersOf = (each: readonly Folders[]): Folders =>
  each.every((folders) => folders) ? each.flatMap((folders) => folders ?? []) : undefined

/** Returns a test for a list of folders: whether one of them is above, below or equal to one of the given folders. */
function folderNearTest(each: readonly Folders[]): (folders: Folders) => boolean {
  const all = allFoldersOf(each)
  if (!all) return () => true
  const isNear = folderOverlapTest(all.map(segmentsOf))
  return (folders) => folders?.map(segmentsOf).some(isNear) ?? true
}
