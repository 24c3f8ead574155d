import { by22 } from '../../../access/decide/by-22.js'
import { by24 } from '../../../access/decide/by-24.js'
import { type ClassDifference, differencesIn } from '../../../access/decide/table.js'
import { witnessOf } from '../../../access/decide/witness.js'
import { scopesOf, scopesWith } from '../../../access/merge/collect-scopes.js'
import type { Around, RequestClass } from '../../../access/merge/merge.js'
import { serversAnswering } from '../../../access/merge/merge-order.js'
import { nearTo } from '../../../access/merge/near.js'
import { isAlwaysMerged, type Scope } from '../../../access/merge/scope.js'
import { rulesInIf } from '../../../access/read/access.js'
import { saysAccess } from '../../../access/read/access-lines.js'
import { authorizersOf } from '../../../access/read/authorizers.js'
import type { Edit } from '../../../edit/edit.js'
import type { Site } from '../../../site/site.js'
import type { Choices, EditsByFile, Objection, Written } from '../../rule.js'
import { definedSites } from '../defines/defined-sites.js'
import { configurationsOf, surveyOf } from '../survey.js'
import { isAsPlanned } from './as-planned.js'
import { type Outcome, outcomeOf } from './read-back.js'
import { editsWithin, sayingsOf } from './sayings.js'

/** What is to be left, of the edits that would be made, since a request would be answered otherwise than today. */
export function* objectionsTo(site: Site, { edits, asked }: Written, choices: Choices): Generator<Objection> {
  const ways = site.once(definedSites)
  if (ways.length === 0) return yield* objectionsIn(site, { edits, asked }, choices)
  for (const way of ways) {
    const given = (edit: Edit): Edit => ({ ...edit, file: way.fileOf(edit.file) })
    const own = (all: EditsByFile) => new Map(Array.from(all, ([file, some]) => [way.fileOf(file), some.map(given)]))
    for (const { edits: wrong, message } of objectionsIn(way.site, { edits: own(edits), asked: own(asked) }, choices))
      yield { edits: wrong.map(given), message }
  }
}

function* objectionsIn(site: Site, { edits, asked }: Written, choices: Choices): Generator<Objection> {
  const outcome = outcomeOf(site, edits, asked)
  for (const difference of differencesAfter(outcome, choices))
    yield {
      edits: editsOfLast(outcome, difference),
      message: `No fix is offered here: ${witnessOf(difference, site.from)}.`,
    }
}

/** The edits of the last changed section that a request meets; all of them where it is a new one. */
function editsOfLast(outcome: Outcome, { changed }: ClassDifference): readonly Edit[] {
  for (const scope of [...changed].reverse()) {
    const was = outcome.oldScopeOf(scope)
    if (was) return editsWithin(outcome.site, outcome.edits, was)
  }
  return [...outcome.edits.values()].flat()
}

/**
 * Read a site back as it would be after some edits, and ask of every class of requests that they have a part in what 2.4 would
 * make of it: the classes that it would answer otherwise than today, as far as that can be told. Requests that meet nothing of what
 * is asked about are not looked at, nor those that meet only what was proved.
 */
export function differencesAfter(
  outcome: Outcome,
  { deadAllow }: Pick<Choices, 'deadAllow'>,
  isProved = isAsPlanned,
): readonly ClassDifference[] {
  const { site, after, on24, edits, asked } = outcome
  // What `<If>` joins with the sections around it is not looked into.
  if (rulesInIf(on24) !== undefined) return []
  const scopes = scopesWith(after, (section) => outcome.oldScopeAt(section) !== undefined)
  if (!isReadAlike(outcome, scopes)) return []
  const survey = surveyOf(site, deadAllow)
  const isRight = isProved(outcome, survey)
  const open = new Set(scopes.filter((scope) => !isRight(scope)))
  if (open.size === 0) return []
  const strictest = new Set(survey.plans.flatMap((plan) => plan.strictest.map(({ path }) => path)))
  // The main server may answer only once NameVirtualHost has gone, as it seems by the rules of 2.2.
  const answering = new Set(serversAnswering(site, site.once(scopesOf)))
  const isTarget = (scope: Scope) => {
    const was = outcome.oldScopeOf(scope)
    return !was || editsWithin(site, asked, was).length > 0
  }
  const isOpen = (scope: Scope) => open.has(scope)
  const isAll = countOf(asked) === countOf(edits)
  const readings = (group: readonly Scope[]) => ({
    arises: ({ server }: RequestClass<unknown>) => server !== undefined || answering.has(undefined),
    mayClose: ({ folder }: RequestClass<unknown>) => folder !== undefined && strictest.has(folder.path),
    site: after,
    ...(isAll ? { scopes: group, isAsked: () => true } : nearTo(after, group, group.filter(isTarget))),
    say: (scope: Scope, { own }: Around<unknown>) => sayingsOf(outcome, scope, own, deadAllow),
  })
  return configurationsOf(after, scopes)
    .filter((group) => group.some(isOpen))
    .flatMap((group) =>
      site.from === '2.4'
        ? [...differencesIn({ ...readings(group), reader: by24 })]
        : [...differencesIn({ ...readings(group), reader: by22(authorizersOf(site)) })],
    )
}

const countOf = (edits: EditsByFile): number => [...edits.values()].flat().length

/** Whether each section of the old text is there, and as surely read: the edits may turn a guard, or what it asks for. */
function isReadAlike({ site, oldScopeOf }: Outcome, scopes: readonly Scope[]): boolean {
  const found = new Set(scopes.map(oldScopeOf))
  return (
    site.once(scopesOf).every((scope) => found.has(scope) || !saysAccess(scope.nodes)) &&
    scopes.every((scope) => {
      const was = oldScopeOf(scope)
      return !was || !isAlwaysMerged(was) || isAlwaysMerged(scope)
    })
  )
}
