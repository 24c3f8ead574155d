import { wholeOf } from '../../../access/decide/decision.js'
import type { State } from '../../../access/decide/keyed-state.js'
import { isSurelyFor } from '../../../access/decide/places-asked.js'
import { inherit } from '../../../access/decide/state.js'
import { mayBeOne } from '../../../access/merge/file-names.js'
import { type Folder, foldersUpFrom } from '../../../access/merge/folder-tree.js'
import type { Part } from '../../../access/merge/merge.js'
import type { Scope } from '../../../access/merge/scope.js'
import type { Access } from '../../../access/read/access.js'
import { type Condition, equivalent } from '../../../access/read/condition.js'
import type { Authorizers } from '../../../access/read/requirements.js'
import { groupedByEach } from '../../../base/grouped.js'
import { fitsPath, isWild } from '../../../httpd/fnmatch.js'
import { atMethod, namesIn, otherMethod, type PerMethod } from '../../../httpd/methods.js'

/** What a section comes to at most places, and the places where it comes to something else: of two for a request the later one counts. */
export interface PlacesApart {
  readonly tree: PerMethod<Condition>
  readonly others: readonly PlaceApart[]
}

/** Where a request leads, and who is let in there. */
export interface PlaceApart {
  /** Any where there is none. */
  readonly folder: Folder | undefined
  /** The `<Files>` sections that apply as well. */
  readonly names: readonly Scope[]
  /** The locations that apply as well. */
  readonly urls: readonly Scope[]
  readonly tree: PerMethod<Condition>
}

export interface Met {
  readonly own: Access
  readonly parts: readonly Part<State>[]
  /** What else may be in force before the section, at places that are not known. */
  readonly elsewhere: readonly State[]
  readonly authorizers: Authorizers
}

/** More places than this are no longer what a person would write. */
const mostPlaces = 12

/** Requests of one folder, for files that the same sections apply to. */
interface Case extends Omit<PlaceApart, 'tree'> {
  readonly folder: Folder
  /** Who is let in today; undefined where that is not the same for all of them. */
  readonly tree: PerMethod<Condition> | undefined
}

/** @returns undefined where requests that lead to one place meet different rules, or the places are too many */
export function placesApart(met: Met): PlacesApart | undefined {
  const cases = casesOf(met)
  const usual = met.elsewhere.length > 0 ? [treeOver(met, met.elsewhere)] : treesFirst(cases)
  for (const tree of usual) {
    const others = tree && othersThan(tree, cases)
    if (others && isRightForOtherNames(met, { tree, others }))
      return { tree, others: [...others].sort((a, b) => rankOf(a) - rankOf(b)) }
  }
  return undefined
}

/** What is decided in the shallowest folder, and in the first that stands for many. */
const treesFirst = (cases: readonly Case[]): readonly Case['tree'][] => [
  cases[0]?.tree,
  cases.find(({ folder }) => folder.wild)?.tree,
]

function othersThan(tree: PerMethod<Condition>, cases: readonly Case[]): readonly PlaceApart[] | undefined {
  const others: PlaceApart[] = []
  const isRight = (one: Case) => one.tree !== undefined && isSame(one.tree, (lastOf(others, one) ?? { tree }).tree)
  for (const one of cases) {
    if (isRight(one)) continue
    if (!one.tree || others.length === mostPlaces || !isToldFrom(one.folder, cases)) return undefined
    const mayBeAnywhere = one.names.length + one.urls.length > 0 && !lastOf(others, one)?.folder
    const folder = mayBeAnywhere && isAlikeAnywhere(cases, one) ? undefined : one.folder
    others.push({ ...one, tree: one.tree, folder })
  }
  // What is said of one place may come last at another, too.
  return cases.every(isRight) ? others : undefined
}

/** More names than these are not tried in all their combinations. */
const mostNames = 4

/** Whether it is right too for files of a name that is asked for, where the section for it does not apply: on another server, or in another folder. */
function isRightForOtherNames(met: Met, { tree, others }: PlacesApart): boolean {
  const asked = [...new Set(others.flatMap(({ names }) => names))]
  if (asked.length === 0) return true
  const groups = groupedByEach(met.parts, ({ server, folder }) => [
    `${server?.file.path} ${server?.start} ${folder.path}`,
  ])
  return [...groups.values()].every((here) => {
    const known = new Set(here.flatMap(({ names }) => names))
    const unknown = asked.filter((name) => !known.has(name) && !here.some(({ folder }) => isSurelyFor(name, folder)))
    if (unknown.length > mostNames) return false
    return here.every((part) => {
      const today = treeOver(met, part.bases)
      return withAny(part.names, unknown).every((names) => {
        const { tree: said } = lastOf(others, { ...part, urls: part.urls ?? [], names }) ?? { tree }
        return today !== undefined && isSame(today, said)
      })
    })
  })
}

/** Some names, and each combination of others with them that one file may go by. */
const withAny = (names: readonly Scope[], others: readonly Scope[]): readonly (readonly Scope[])[] =>
  others.reduce<readonly (readonly Scope[])[]>(
    (found, other) => [
      ...found,
      ...found.filter((some) => some.every((name) => mayBeOne(name, other))).map((some) => [...some, other]),
    ],
    [names],
  )

/** Whether no wild-card of the folder stands for another one, whose rules count in what both are for. */
function isToldFrom({ wild, segments }: Folder, cases: readonly Case[]): boolean {
  const first = segments.findIndex(isWild)
  const isMeant = ({ folder }: Case) =>
    !folder.wild && folder.depth > first && fitsPath(segments.slice(0, folder.depth), folder.segments)
  return !wild || !cases.some(isMeant)
}

/** From the shallowest folder down, and from few sections for names to many. */
function casesOf(met: Met): readonly Case[] {
  const states = new Map<string, Omit<Case, 'tree'> & { readonly states: Map<string, State> }>()
  for (const { folder, names, urls = [], bases } of met.parts) {
    const key = `${folder.path}\n${keyOf(names)}\n\n${keyOf(urls)}`
    const one = states.get(key) ?? { folder, names, urls, states: new Map<string, State>() }
    for (const base of bases) one.states.set(base.key, base)
    states.set(key, one)
  }
  const trees = new Map<string, Case['tree']>()
  const treeFor = (some: ReadonlyMap<string, State>) => {
    const key = [...some.keys()].join('\n')
    if (!trees.has(key)) trees.set(key, treeOver(met, [...some.values()]))
    return trees.get(key)
  }
  const all = Array.from(states.values(), ({ states: own, ...one }): Case => ({ ...one, tree: treeFor(own) }))
  return all.sort(
    (a, b) =>
      a.folder.depth - b.folder.depth ||
      Number(b.folder.wild) - Number(a.folder.wild) ||
      a.names.length - b.names.length ||
      a.urls.length - b.urls.length,
  )
}

const keyOf = (scopes: readonly Scope[]): string =>
  scopes.map(({ path, places }) => `${path} ${places[0]?.order}`).join('\n')

/** What all these states come to with the section, if it is the same. */
function treeOver({ own, authorizers }: Met, states: readonly State[]): PerMethod<Condition> | undefined {
  const [first, ...rest] = states.map((state) => wholeOf(inherit(state, own), authorizers))
  return first && rest.every((other) => isSame(first, other)) ? first : undefined
}

const isSame = (one: PerMethod<Condition>, other: PerMethod<Condition>): boolean =>
  [...namesIn(one, other), otherMethod].every((name) => equivalent(atMethod(one, name), atMethod(other, name)))

/** Whether the same is right in any folder, for the same names and URLs. */
function isAlikeAnywhere(cases: readonly Case[], { names, urls, tree }: Case): boolean {
  const alike = cases.filter((other) => sameScopes(other.urls, urls))
  return tree !== undefined && sameNamesIn(alike, names).every((other) => other.tree && isSame(other.tree, tree))
}

/** For each folder the cases of files that go by these names, whether or not the sections for them apply there. */
function sameNamesIn(cases: readonly Case[], names: readonly Scope[]): readonly Case[] {
  return [...new Set(cases.map(({ folder }) => folder))].flatMap((folder) => {
    const here = cases.filter((one) => one.folder === folder)
    const known = names.filter((scope) => here.some((one) => one.names.includes(scope)))
    if (known.length === names.length) return here.filter((one) => sameScopes(one.names, known))
    // What else applies to files of these names there is not told by the sections that do.
    const mayBeMeant = (one: Case) => one.names.every((other) => names.every((name) => mayBeOne(name, other)))
    return here.filter((one) => known.every((scope) => one.names.includes(scope)) && mayBeMeant(one))
  })
}

const sameScopes = (a: readonly Scope[], b: readonly Scope[]) =>
  a.length === b.length && a.every((scope) => b.includes(scope))

/** The place that counts for a case: that for the most names, of the deepest folder. */
function lastOf(places: readonly PlaceApart[], { folder, names, urls }: Omit<Case, 'tree'>): PlaceApart | undefined {
  const above = new Set([...foldersUpFrom(folder)])
  const mine = places.filter(
    (place) =>
      (!place.folder || above.has(place.folder) || matchesAbove(place.folder, folder)) &&
      place.names.every((scope) => names.includes(scope) || isSurelyFor(scope, folder)) &&
      place.urls.every((scope) => urls.includes(scope)),
  )
  return mine.reduce<PlaceApart | undefined>(
    (best, next) => (!best || rankOf(next) >= rankOf(best) ? next : best),
    undefined,
  )
}

const rankOf = ({ folder, names, urls }: Omit<PlaceApart, 'tree'>): number =>
  (names.length > 0 ? 100_000 : 0) + 1000 * urls.length + (folder?.depth ?? -1)

/** Whether a path with wild-cards is for what lies in a folder too. */
const matchesAbove = (wild: Folder, { depth, segments }: Folder): boolean =>
  wild.wild && depth >= wild.depth && fitsPath(wild.segments, segments)
