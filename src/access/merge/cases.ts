import type { GuardReading } from '../../httpd/guards.js'
import { matchesEveryName } from './file-names.js'
import type { Folder } from './folder-tree.js'
import type { MergeContext, StatesInFolder, VisitContext } from './merge.js'
import { isSurelyReadOn22, type Scope } from './scope.js'
import type { StateSet, Step } from './state-set.js'
import type { UrlIndex } from './urls/url-index.js'

/** Requests that match the same optional sections (sections that match only some of the requests), with their states. */
export interface RequestCase {
  /** The optional sections that these requests match, in merge order. */
  readonly matched: readonly Scope[]
  readonly stateSet: StateSet
  /** Whether some of the requests also match sections that are not listed. True if there were too many cases to separate. */
  readonly hasUnlistedMatches?: true
}

/** A section that a request may match. */
export interface ApplicableSection {
  readonly scope: Scope
  /** Whether the section might not be read, or the section around it might not apply. */
  readonly maybe: boolean
}

/** A section that applies to every request that matches it. */
export const asAlwaysApplicable = (scope: Scope): ApplicableSection => ({ scope, maybe: false })

/**
 * Tests whether requests match a section: all of them (`always`), none (`never`), or some (`maybe`).
 * @param met the earlier sections that the requests match
 * @param near the earlier sections that the requests may match
 */
export type MatchTest = (scope: Scope, met: readonly Scope[], near: readonly Scope[]) => GuardReading

/** With more cases than this for each section, `casesAfter` gives up. */
const maxForEach = 8

/** An index that rules nothing out: every earlier section may match the same request as the next one. */
function unfilteredIndex(): UrlIndex {
  const all: Scope[] = []
  return { add: (scope) => all.push(scope), mayShareUrlWith: () => all }
}

/**
 * Walks through some sections and separates requests by the sections that they match.
 * @param before finds the earlier sections that a request may match together with this one
 * @returns undefined if there are too many cases
 */
function casesAfter(
  { sets, steps }: MergeContext,
  start: RequestCase,
  sections: readonly ApplicableSection[],
  meeting: MatchTest,
  before = unfilteredIndex(),
): readonly RequestCase[] | undefined {
  if (sections.length === 0) return [start]
  const byLast = new Map<Scope | undefined, readonly RequestCase[]>([[undefined, [start]]])
  let count = 1
  for (const { scope, maybe } of sections) {
    const step = steps.get(scope)
    if (!step) continue
    const change = !maybe && isSurelyReadOn22(scope) ? sets.after : sets.maybeAfter
    const near = before.mayShareUrlWith(scope)
    const added: RequestCase[] = []
    for (const last of [undefined, ...near]) {
      const here = byLast.get(last) ?? []
      const left = here.filter(({ matched, stateSet }) => {
        const how = meeting(scope, matched, near)
        if (how !== 'never') added.push({ matched: [...matched, scope], stateSet: change(stateSet, step) })
        return how !== 'always'
      })
      count -= here.length - left.length
      byLast.set(last, left)
    }
    byLast.set(scope, added)
    before.add(scope)
    count += added.length
    if (count > maxForEach * sections.length) return undefined
  }
  return [...byLast.values()].flat()
}

/**
 * The cases after these sections. If there are too many, only the cases that match at most one optional section. If these are
 * too many, none.
 */
export const casesAfterOrFewer = (
  merge: MergeContext,
  start: RequestCase,
  sections: readonly ApplicableSection[],
  meeting: MatchTest,
  before = unfilteredIndex,
): readonly RequestCase[] =>
  casesAfter(merge, start, sections, meeting, before()) ??
  casesAfter(merge, start, sections, oneAtMost(meeting), before()) ??
  []

/** A match test for separating fewer cases: no request counts as matching two optional sections. */
function oneAtMost(meeting: MatchTest): MatchTest {
  const chosen = new Set<Scope>()
  return (scope, met, near) => {
    const how = meeting(scope, met, near)
    if (how !== 'maybe') return how
    chosen.add(scope)
    return met.some((other) => chosen.has(other)) ? 'never' : how
  }
}

/** The cases after these sections; if there are too many, one case with the states of all of them. */
export const allCasesOrOneJoined = (
  merge: MergeContext,
  start: RequestCase,
  sections: readonly ApplicableSection[],
  meeting: MatchTest,
): readonly RequestCase[] =>
  casesAfter(merge, start, sections, meeting) ?? [
    {
      matched: start.matched,
      stateSet: afterAllTogether(merge, start.stateSet, sections, meeting),
      hasUnlistedMatches: true,
    },
  ]

function afterAllTogether(
  { sets, steps }: MergeContext,
  start: StateSet,
  sections: readonly ApplicableSection[],
  meeting: MatchTest,
): StateSet {
  return sections.reduce((set, { scope, maybe }) => {
    const step = steps.get(scope)
    const how = step ? meeting(scope, [], []) : 'never'
    if (!step || how === 'never') return set
    return how === 'always' && !maybe && isSurelyReadOn22(scope) ? sets.after(set, step) : sets.maybeAfter(set, step)
  }, start)
}

/** Whether the first section matches the requests for the second section: all of them (`always`), none, or some. */
type Overlap = (first: Scope, second: Scope) => GuardReading

/** Whether the section matches every name, or every URL. */
const matchesAll = (scope: Scope): boolean =>
  scope.kind === 'files' ? matchesEveryName(scope) : scope.kind === 'location' && scope.path === '/' && !scope.regex

/** A test by the paths: which requests match a section, given how its path overlaps the paths of the other sections. */
export const matchTestByOverlap =
  (covers: Overlap): MatchTest =>
  (scope, met, near) => {
    if (matchesAll(scope)) return 'always'
    if (met.some((other) => covers(other, scope) === 'never')) return 'never'
    if (near.some((other) => !met.includes(other) && covers(other, scope) === 'always')) return 'never'
    return met.some((other) => covers(scope, other) === 'always') ? 'always' : 'maybe'
  }

/** The test of `matchTestByOverlap`, for requests that also match the target section. */
export function matchTestWithTarget(target: Scope, covers: Overlap): MatchTest {
  const meeting = matchTestByOverlap(covers)
  return (scope, met, near) => {
    const how = covers(scope, target)
    return how === 'maybe' ? meeting(scope, met, near) : how
  }
}

/**
 * Requests to a server for one folder, with their states before a section. If `folder` is undefined, they may be for any
 * folder.
 */
export interface IncomingRequests extends Omit<StatesInFolder, 'folder' | 'bases'> {
  readonly folder: Folder | undefined
  readonly stateSet: StateSet
}

/** Visits a section with the states of the requests that may match it. */
export function visitSection(
  merge: MergeContext,
  scope: Scope,
  coming: readonly IncomingRequests[],
  around: Omit<VisitContext, 'statesByFolder'>,
): Step {
  const { states } = merge.sets.union(coming.map(({ stateSet }) => stateSet))
  const parts = () =>
    coming.every(({ folder }) => folder)
      ? coming.flatMap(({ server, folder, names, urls, stateSet }): StatesInFolder[] =>
          folder ? [{ server, folder, names, urls, bases: stateSet.states }] : [],
        )
      : []
  const step = merge.visit(scope, states, {
    ownFolders: around.ownFolders,
    folders: around.folders,
    statesByFolder: parts,
  })
  merge.steps.set(scope, step)
  return step
}
