import { conditionsByMethod } from '../../../access/decide/by-22.js'
import { stateAfterSection } from '../../../access/decide/inherit.js'
import { patternSurelyMatchesFolder } from '../../../access/decide/places-asked.js'
import type { State } from '../../../access/decide/state.js'
import { nameOverlap } from '../../../access/merge/file-names.js'
import { type Folder, foldersAtOrAbove } from '../../../access/merge/folder-tree.js'
import type { ServerSection, StatesInFolder } from '../../../access/merge/merge.js'
import type { Scope } from '../../../access/merge/scope.js'
import { urlOverlap } from '../../../access/merge/urls/url-paths.js'
import { isFolderMappedByHost } from '../../../access/merge/urls/urls.js'
import type { AccessRules } from '../../../access/read/access.js'
import { type AccessCondition, allowSameRequests, allowsNoMoreThan } from '../../../access/read/access-condition.js'
import type { Authorizers } from '../../../access/read/requirements.js'
import { groupByEach } from '../../../base/group-by.js'
import { hasWildcard, mayMatchLeadingSegments } from '../../../httpd/fnmatch.js'
import type { Site } from '../../../site/site.js'

/** The condition at most places, and the places with another one. If two places match a request, the later one counts. */
export interface RulesByPlace {
  readonly tree: AccessCondition
  readonly placeRules: readonly PlaceRule[]
  /** Folders where it is uncertain which rules are in force. The strictest of these rules are written for all requests. */
  readonly strictestFolders: readonly Folder[]
}

/** Requests that lead to one place (folder, names and URLs), and the condition for access to it. */
export interface PlaceRule {
  /** The folder; undefined for any folder. */
  readonly folder: Folder | undefined
  /** The `<Files>` sections that must match too. */
  readonly names: readonly Scope[]
  /** The locations that must match too. */
  readonly urls: readonly Scope[]
  readonly tree: AccessCondition
}

export interface PlaceContext {
  readonly own: AccessRules
  readonly statesByFolder: readonly StatesInFolder<State>[]
  /** Other states that may be in force before the section, at places that are not known. */
  readonly elsewhere: readonly State[]
  readonly authorizers: Authorizers
  readonly site: Site
  /** Whether to write the strictest rules if it is uncertain which rules are in force. */
  readonly writesStrictest: boolean
}

/** The most places in a tree. With more, the section gets no tree. */
const maxPlaces = 12

/** Requests for one folder and for files that match the same sections. */
interface RequestsAt extends Omit<PlaceRule, 'tree'> {
  readonly folder: Folder
  /** Today's condition; undefined if it is not the same for all these requests. */
  readonly tree: AccessCondition | undefined
}

/**
 * The rules of a section for each place. Undefined if requests for one place get different rules, or if there are too many
 * places.
 */
export const rulesByPlace = (met: PlaceContext): RulesByPlace | undefined =>
  rulesWithAgreement(met, met.writesStrictest ? strictestFor(met.site) : onlyIfSame)

function rulesWithAgreement(met: PlaceContext, agreement: Agreement): RulesByPlace | undefined {
  const { cases, differing } = casesOf(met, agreement)
  const usual = met.elsewhere.length > 0 ? [onlyOf(distinctTrees(met, met.elsewhere))] : usualTrees(cases)
  for (const tree of usual) {
    const others = tree && exceptionsTo(tree, cases)
    const found = others && { tree, placeRules: others, strictestFolders: differing }
    if (found && isRightForOtherNames(met, found))
      return { ...found, placeRules: [...others].sort((a, b) => rankOf(a) - rankOf(b)) }
  }
  return undefined
}

/** The conditions to try as the one of most places: that of the topmost folder, and that of the first folder with wildcards. */
const usualTrees = (cases: readonly RequestsAt[]): readonly RequestsAt['tree'][] => [
  cases[0]?.tree,
  cases.find(({ folder }) => folder.hasWildcards)?.tree,
]

function exceptionsTo(tree: AccessCondition, cases: readonly RequestsAt[]): readonly PlaceRule[] | undefined {
  const others: PlaceRule[] = []
  const isRight = (one: RequestsAt) =>
    one.tree !== undefined && allowSameRequests(one.tree, (decidingPlace(others, one) ?? { tree }).tree)
  for (const one of cases) {
    if (isRight(one)) continue
    if (!one.tree || others.length === maxPlaces || !matchesNoNamedFolder(one.folder, cases)) return undefined
    const mayBeAnywhere = one.names.length + one.urls.length > 0 && !decidingPlace(others, one)?.folder
    const folder = mayBeAnywhere && isAlikeAnywhere(cases, one) ? undefined : one.folder
    others.push({
      names: identifyingSections(one.names, nameOverlap),
      urls: identifyingSections(one.urls, urlOverlap),
      tree: one.tree,
      folder,
    })
  }
  // A place that was added for one case may also match the cases before it, so all of them are checked.
  return cases.every(isRight) ? others : undefined
}

/** The sections that together identify the requests. A section is left out if another matches only a part of its requests. */
const identifyingSections = (met: readonly Scope[], covers: typeof nameOverlap | typeof urlOverlap): readonly Scope[] =>
  met.reduce<readonly Scope[]>((found, scope) => {
    const isIn = (one: Scope, other: Scope) => covers(other, one) === 'always'
    return found.some((one) => isIn(one, scope)) ? found : [...found.filter((one) => !isIn(scope, one)), scope]
  }, [])

/** The most names of which all combinations are tried. */
const maxNames = 4

/** Whether the result is also right for files whose name matches a `<Files>` section of another server or folder. */
function isRightForOtherNames(met: PlaceContext, { tree, placeRules, strictestFolders }: RulesByPlace): boolean {
  const asked = [...new Set(placeRules.flatMap(({ names }) => names))]
  if (asked.length === 0) return true
  const groups = groupByEach(met.statesByFolder, ({ server, folder }) => [
    `${server?.file.path} ${server?.start} ${folder.path}`,
  ])
  return [...groups.values()].every((here) => {
    const known = new Set(here.flatMap(({ names }) => names))
    const unknown = asked.filter(
      (name) => !known.has(name) && !here.some(({ folder }) => patternSurelyMatchesFolder(name, folder)),
    )
    if (unknown.length > maxNames) return false
    return here.every((part) => {
      const today = distinctTrees(met, part.bases)
      const fits = strictestFolders.includes(part.folder) ? allowsNoMoreThan : allowSameRequests
      return nameCombinations(part.names, unknown).every((names) => {
        const { tree: said } = decidingPlace(placeRules, { ...part, urls: part.urls ?? [], names }) ?? { tree }
        return today.every((one) => fits(said, one))
      })
    })
  })
}

/** These names alone, and together with each combination of the other names that one file may match too. */
const nameCombinations = (names: readonly Scope[], others: readonly Scope[]): readonly (readonly Scope[])[] =>
  others.reduce<readonly (readonly Scope[])[]>(
    (found, other) => [
      ...found,
      ...found
        .filter((some) => some.every((name) => nameOverlap(name, other) !== 'never'))
        .map((some) => [...some, other]),
    ],
    [names],
  )

/** Whether the folder's wildcards match no other known folder. Always true for a folder without wildcards. */
function matchesNoNamedFolder({ hasWildcards, segments }: Folder, cases: readonly RequestsAt[]): boolean {
  const first = segments.findIndex(hasWildcard)
  const isMatched = ({ folder }: RequestsAt) =>
    !folder.hasWildcards &&
    folder.depth > first &&
    mayMatchLeadingSegments(segments.slice(0, folder.depth), folder.segments)
  return !hasWildcards || !cases.some(isMatched)
}

/** The cases from the topmost folder down, those with few names first. In `differing` folders, rules differ between requests. */
function casesOf(
  met: PlaceContext,
  agreement: Agreement,
): { readonly cases: readonly RequestsAt[]; readonly differing: readonly Folder[] } {
  const cases = new Map<
    string,
    Omit<RequestsAt, 'tree'> & { readonly byServer: Map<ServerSection, Map<string, State>> }
  >()
  for (const { server, folder, names, urls = [], bases } of met.statesByFolder) {
    const key = `${folder.path}\n${keyOf(names)}\n\n${keyOf(urls)}`
    const one = cases.get(key) ?? { folder, names, urls, byServer: new Map() }
    const states = one.byServer.get(server) ?? new Map<string, State>()
    for (const base of bases) states.set(base.key, base)
    one.byServer.set(server, states)
    cases.set(key, one)
  }
  const treesFor = treesOver(met)
  const differing = new Set<Folder>()
  const all = Array.from(cases.values(), ({ byServer, ...one }): RequestsAt => {
    const trees = new Map(Array.from(byServer, ([server, states]) => [server, treesFor(states)]))
    if (!onlyOf([...trees.values()].flat())) differing.add(one.folder)
    return { ...one, tree: agreement(trees, one.folder) }
  })
  return { cases: all.sort(byDepth), differing: [...differing] }
}

const byDepth = (a: RequestsAt, b: RequestsAt): number =>
  a.folder.depth - b.folder.depth ||
  Number(b.folder.hasWildcards) - Number(a.folder.hasWildcards) ||
  a.names.length - b.names.length ||
  a.urls.length - b.urls.length

/** Returns a lookup: the distinct conditions after the section, for some states before it. Cached. */
function treesOver(met: PlaceContext): (states: ReadonlyMap<string, State>) => readonly AccessCondition[] {
  const known = new Map<string, readonly AccessCondition[]>()
  return (states) => {
    const key = [...states.keys()].join('\n')
    const found = known.get(key) ?? distinctTrees(met, [...states.values()])
    known.set(key, found)
    return found
  }
}

const distinctTrees = (met: PlaceContext, states: readonly State[]): readonly AccessCondition[] =>
  states.reduce<readonly AccessCondition[]>((found, state) => {
    const tree = treeAfter(met, state)
    return found.some((one) => allowSameRequests(one, tree)) ? found : [...found, tree]
  }, [])

const treeAfter = ({ own, authorizers }: PlaceContext, state: State): AccessCondition =>
  conditionsByMethod(stateAfterSection(state, own), authorizers)

const keyOf = (scopes: readonly Scope[]): string =>
  scopes.map(({ path, occurrences }) => `${path} ${occurrences[0]?.order}`).join('\n')

/** Whether files with the same names and URLs get the same condition in any folder. */
function isAlikeAnywhere(cases: readonly RequestsAt[], { names, urls, tree }: RequestsAt): boolean {
  const alike = cases.filter((other) => sameScopes(other.urls, urls))
  return (
    tree !== undefined && sameNamesIn(alike, names).every((other) => other.tree && allowSameRequests(other.tree, tree))
  )
}

/** For each folder, the cases that files with these names may be in, even if the names' sections do not apply there. */
function sameNamesIn(cases: readonly RequestsAt[], names: readonly Scope[]): readonly RequestsAt[] {
  return [...new Set(cases.map(({ folder }) => folder))].flatMap((folder) => {
    const here = cases.filter((one) => one.folder === folder)
    const known = names.filter((scope) => here.some((one) => one.names.includes(scope)))
    if (known.length === names.length) return here.filter((one) => sameScopes(one.names, known))
    // The sections do not show what else applies to files with these names in this folder.
    const mayBeMeant = (one: RequestsAt) =>
      one.names.every((other) => names.every((name) => nameOverlap(name, other) !== 'never'))
    return here.filter((one) => known.every((scope) => one.names.includes(scope)) && mayBeMeant(one))
  })
}

const sameScopes = (a: readonly Scope[], b: readonly Scope[]) =>
  a.length === b.length && a.every((scope) => b.includes(scope))

/** The place whose condition a case gets: one with file names, else with the most URLs, else in the deepest folder. */
function decidingPlace(
  places: readonly PlaceRule[],
  { folder, names, urls }: Omit<RequestsAt, 'tree'>,
): PlaceRule | undefined {
  const above = new Set([...foldersAtOrAbove(folder)])
  const mine = places.filter(
    (place) =>
      (!place.folder || above.has(place.folder) || matchesAbove(place.folder, folder)) &&
      place.names.every((scope) => names.includes(scope) || patternSurelyMatchesFolder(scope, folder)) &&
      place.urls.every((scope) => urls.includes(scope)),
  )
  return mine.reduce<PlaceRule | undefined>(
    (best, next) => (!best || rankOf(next) >= rankOf(best) ? next : best),
    undefined,
  )
}

const rankOf = ({ folder, names, urls }: Omit<PlaceRule, 'tree'>): number =>
  (names.length > 0 ? 100_000 : 0) + 1000 * urls.length + (folder?.depth ?? -1)

/** Whether a path with wildcards also matches a folder, or one above it. */
const matchesAbove = (wild: Folder, { depth, segments }: Folder): boolean =>
  wild.hasWildcards && depth >= wild.depth && mayMatchLeadingSegments(wild.segments, segments)

/** Makes one condition of those on all servers; undefined if that is not possible. */
type Agreement = (
  byServer: ReadonlyMap<ServerSection, readonly AccessCondition[]>,
  folder: Folder,
) => AccessCondition | undefined

/** The condition if it is the same on all servers. */
const onlyIfSame: Agreement = (byServer) => onlyOf([...byServer.values()].flat())

/** The common condition; undefined if they differ, or if there is none. */
function onlyOf(trees: readonly AccessCondition[]): AccessCondition | undefined {
  const [only, ...others] = new Set(trees)
  return only && others.every((other) => allowSameRequests(only, other)) ? only : undefined
}

/**
 * The strictest condition. Undefined if the servers that name the folder (if none does, all servers) have different strictest
 * ones.
 */
const strictestFor =
  (site: Site): Agreement =>
  (byServer, folder) => {
    const naming = [...byServer].filter(([server]) => isFolderMappedByHost(site, server, folder))
    const serving = naming.length > 0 ? naming : [...byServer]
    // Most servers have the same states, and so the same list of decisions.
    const ofEach = Array.from(new Set(serving.map(([, trees]) => trees)), strictestOf)
    const known = ofEach.filter((tree) => tree !== undefined)
    const tree = known.length === ofEach.length ? onlyOf(known) : undefined
    const all = new Set([...byServer.values()].flat())
    return tree && [...all].every((other) => allowsNoMoreThan(tree, other)) ? tree : undefined
  }

/** The condition that allows no request that another one denies; undefined if there is none. */
const strictestOf = (trees: readonly AccessCondition[]): AccessCondition | undefined =>
  trees.find((tree) => trees.every((other) => allowsNoMoreThan(tree, other)))
