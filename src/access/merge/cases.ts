import type { GuardReading } from '../../httpd/guards.js'
import { isForAll } from './file-names.js'
import type { Folder } from './folder-tree.js'
import type { Around, Merge, Part } from './merge.js'
import { isAlwaysMerged, type Scope } from './scope.js'
import type { StateSet, Step } from './state-set.js'
import type { UrlIndex } from './urls/url-index.js'

/** Requests that meet the same of some sections which a request may meet or not, and what is in force for them. */
export interface Case {
  /** In the order of the merge. */
  readonly met: readonly Scope[]
  readonly set: StateSet
  /** What else they meet is not told apart. */
  readonly isMixed?: true
}

/** A section that a request may meet. */
export interface Applied {
  readonly scope: Scope
  /** Nobody can tell whether the section around it applies. */
  readonly maybe: boolean
}

/** A section that applies to whatever meets it. */
export const surely = (scope: Scope): Applied => ({ scope, maybe: false })

/**
 * Whether requests meet a section.
 * @param met the sections that they meet before it
 * @param near all before it that they may meet
 */
export type HowMet = (scope: Scope, met: readonly Scope[], near: readonly Scope[]) => GuardReading

/** More combinations of sections than these, for each of them, are not told apart. */
const mostForEach = 8

/** Sections that may all meet one request. */
export function allBefore(): UrlIndex {
  const all: Scope[] = []
  return { add: (scope) => all.push(scope), near: () => all }
}

/**
 * What becomes of requests by some sections, apart by which of them they meet. Those that meet a section are found by the last
 * one that they met before.
 * @param before finds those of the sections before one that may meet a request with it
 * @returns undefined where they are too many to be told apart
 */
export function casesAfter(
  { sets, steps }: Merge,
  start: Case,
  sections: readonly Applied[],
  meeting: HowMet,
  before: UrlIndex = allBefore(),
): readonly Case[] | undefined {
  const byLast = new Map<Scope | undefined, readonly Case[]>([[undefined, [start]]])
  let count = 1
  for (const { scope, maybe } of sections) {
    const step = steps.get(scope)
    if (!step) continue
    const change = !maybe && isAlwaysMerged(scope) ? sets.after : sets.maybeAfter
    const near = before.near(scope)
    const added: Case[] = []
    for (const last of [undefined, ...near]) {
      const here = byLast.get(last) ?? []
      const left = here.filter(({ met, set }) => {
        const how = meeting(scope, met, near)
        if (how !== 'never') added.push({ met: [...met, scope], set: change(set, step) })
        return how !== 'always'
      })
      count -= here.length - left.length
      byLast.set(last, left)
    }
    byLast.set(scope, added)
    before.add(scope)
    count += added.length
    if (count > mostForEach * sections.length) return undefined
  }
  return [...byLast.values()].flat()
}

/**
 * The same for whoever looks at each case by itself: of too many, those of requests that meet one of the sections which they
 * may meet or not, and of those that meet none.
 */
export const someCasesAfter = (
  merge: Merge,
  start: Case,
  sections: readonly Applied[],
  meeting: HowMet,
  before: () => UrlIndex,
): readonly Case[] =>
  casesAfter(merge, start, sections, meeting, before()) ??
  casesAfter(merge, start, sections, oneAtMost(meeting), before()) ??
  []

/** Of the sections that may be met or not, one. */
function oneAtMost(meeting: HowMet): HowMet {
  const chosen = new Set<Scope>()
  return (scope, met, near) => {
    const how = meeting(scope, met, near)
    if (how !== 'maybe') return how
    chosen.add(scope)
    return met.some((other) => chosen.has(other)) ? 'never' : how
  }
}

/** The same as one case for all requests where they are too many to be told apart. */
export const casesOrOne = (
  merge: Merge,
  start: Case,
  sections: readonly Applied[],
  meeting: HowMet,
  before?: UrlIndex,
): readonly Case[] =>
  casesAfter(merge, start, sections, meeting, before) ?? [
    { met: start.met, set: afterAny(merge, start.set, sections, meeting), isMixed: true },
  ]

function afterAny({ sets, steps }: Merge, start: StateSet, sections: readonly Applied[], meeting: HowMet): StateSet {
  return sections.reduce((set, { scope, maybe }) => {
    const step = steps.get(scope)
    const how = step ? meeting(scope, [], []) : 'never'
    if (!step || how === 'never') return set
    return how === 'always' && !maybe && isAlwaysMerged(scope) ? sets.after(set, step) : sets.maybeAfter(set, step)
  }, start)
}

/** Whether the first section is met by every request that meets the second, by none, or by some. */
type Covers = (first: Scope, second: Scope) => GuardReading

/** Whether it is for every name, or every URL. */
const isMetByAll = (scope: Scope): boolean =>
  scope.kind === 'files' ? isForAll(scope) : scope.kind === 'location' && scope.path === '/' && !scope.regex

/** How requests meet sections that lie to one another in this way. */
export const meetingBy =
  (covers: Covers): HowMet =>
  (scope, met, near) => {
    if (isMetByAll(scope)) return 'always'
    if (met.some((other) => covers(other, scope) === 'never')) return 'never'
    if (near.some((other) => !met.includes(other) && covers(other, scope) === 'always')) return 'never'
    return met.some((other) => covers(scope, other) === 'always') ? 'always' : 'maybe'
  }

/** The same of requests that meet another section too. */
export function meetingWith(target: Scope, covers: Covers): HowMet {
  const meeting = meetingBy(covers)
  return (scope, met, near) => {
    const how = covers(scope, target)
    return how === 'maybe' ? meeting(scope, met, near) : how
  }
}

/** Requests to a server for what lies in a folder that come to a section; undefined where that may be any. */
export interface Coming extends Omit<Part, 'folder' | 'bases'> {
  readonly folder: Folder | undefined
  readonly set: StateSet
}

/** Visit a section that these requests come to. */
export function visitWith(merge: Merge, scope: Scope, coming: readonly Coming[], around: Omit<Around, 'parts'>): Step {
  const [only, ...others] = coming
  const { states } = only && others.length === 0 ? only.set : merge.sets.union(coming.map(({ set }) => set))
  const parts = () =>
    coming.every(({ folder }) => folder)
      ? coming.flatMap(({ server, folder, names, urls, set }): Part[] =>
          folder ? [{ server, folder, names, urls, bases: set.states }] : [],
        )
      : []
  const step = merge.visit(scope, states, { own: around.own, folders: around.folders, parts })
  merge.steps.set(scope, step)
  return step
}
