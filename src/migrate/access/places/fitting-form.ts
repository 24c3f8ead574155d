import { runsOn24AndChecksNothing } from '../../../access/decide/by-22.js'
import { canExpressPlace, type PlaceCondition, placeExpressions } from '../../../access/decide/places-asked.js'
import type { State } from '../../../access/decide/state.js'
import { foldersAtOrAbove } from '../../../access/merge/folder-tree.js'
import type { VisitContext } from '../../../access/merge/merge.js'
import { coversServersOf } from '../../../access/merge/merge-servers.js'
import { isLinkedIntoSeveralFolders, type Scope } from '../../../access/merge/scope.js'
import { anyServerBypassesDirectorySections } from '../../../access/merge/urls/urls.js'
import type { AccessRules } from '../../../access/read/access.js'
import { accessConditionKey } from '../../../access/read/access-condition.js'
import { allOf, always, anyOf, type Condition } from '../../../access/read/condition.js'
import { groupBy } from '../../../base/group-by.js'
import { methodNamesIn, type PerMethod, valueForMethod, valuePerMethod } from '../../../httpd/methods.js'
import { needsNoLinesIfAlreadyOn24, openHostLinesNeedNoRequire, shortestExactForm } from '../forms.js'
import type { FormResult, PlanningContext } from '../plan.js'
import { type PlaceContext, type PlaceRule, type RulesByPlace, rulesByPlace } from './rules-by-place.js'

/** Finds one form for all requests that match the section, or else a tree whose `Require expr` lines check the folder or URL. */
export function formForAllFolders(
  planner: PlanningContext,
  scope: Scope,
  own: AccessRules,
  bases: readonly State[],
  parts: VisitContext<State>['statesByFolder'],
): FormResult {
  const { authorizers, site, omitRequireGranted, askForStrictest: strict } = planner
  if (
    omitRequireGranted &&
    (needsNoLinesIfAlreadyOn24(own, bases, runsOn24AndChecksNothing) ||
      (site.complete && openHostLinesNeedNoRequire(own, bases, authorizers)))
  )
    return { form: { kind: 'nothing' } }
  const form = shortestExactForm(own, { kind: scope.kind, bases, authorizers })
  if (form.kind !== 'none' || own.unclear) return { form }
  // No expression distinguishes the branches of a template, or several folders to which links lead.
  if (scope.branch !== undefined || isLinkedIntoSeveralFolders(scope)) return { form }
  const known = parts()
  const placed = new Set(known.flatMap((part) => part.bases.map(({ key }) => key)))
  // For a location in known folders, the known parts are all places. The states in `bases` are not used, because they also
  // combine locations that share no URL.
  const isAll = scope.kind === 'location' && known.length > 0
  const elsewhere = isAll ? [] : bases.filter(({ key }) => !placed.has(key))
  const found = treeByPlace(scope, {
    site,
    writesStrictest: strict,
    own,
    statesByFolder: known,
    elsewhere,
    authorizers,
  })
  if (!found) return { form }
  const { tree, strictestFolders } = found
  return {
    form: { kind: 'tree', authorization: { merging: undefined, tree } },
    checksPlace: true,
    strictestFolders: strictestFolders,
  }
}

/** One tree that checks the folder, name or URL by `Require expr`; undefined if the rules do not differ by these alone. */
function treeByPlace(scope: Scope, met: PlaceContext): Pick<RulesByPlace, 'tree' | 'strictestFolders'> | undefined {
  const rulesHere = rulesByPlace(met)
  if (!rulesHere) return undefined
  const places = groupPlaces(rulesHere.placeRules)
  const isForEach = (other: Scope) => coversServersOf(other, scope)
  const canAsk = places.every(({ asked }) => canExpressPlace(asked) && [...asked.names, ...asked.urls].every(isForEach))
  // A request for a file with one of these names may be proxied, and then has no folder to check.
  const hasNames = places.some(({ asked }) => asked.names.length > 0 && asked.folders.length === 0)
  if (!canAsk || (hasNames && anyServerBypassesDirectorySections(met.site))) return undefined
  const tree = places.reduce(
    (elsewhere, { asked, tree }) => treeWithException(placeExpressions(asked), tree, elsewhere),
    rulesHere.tree,
  )
  return { tree, strictestFolders: rulesHere.strictestFolders }
}

interface PlaceGroup {
  readonly asked: PlaceCondition
  readonly tree: PerMethod<Condition>
}

/** Groups the places by their rules, so that one expression checks several folders. Not if one folder is inside another. */
function groupPlaces(places: readonly PlaceRule[]): readonly PlaceGroup[] {
  const folders = new Set(places.flatMap(({ folder }) => folder ?? []))
  const isNested = [...folders].some(
    ({ parent }) => parent && [...foldersAtOrAbove(parent)].some((up) => folders.has(up)),
  )
  const isPlain = ({ names, urls }: PlaceRule) => !isNested && names.length + urls.length === 0
  const groups = groupBy(places, (place) => (isPlain(place) ? accessConditionKey(place.tree) : place))
  return Array.from(groups.values(), (alike): PlaceGroup => {
    const [{ names, urls, tree }] = alike
    return { asked: { folders: alike.flatMap(({ folder }) => folder ?? []), names, urls }, tree }
  })
}

/** One tree from two: the first at a place, the other everywhere else. */
const treeWithException = (
  { is, isNot }: ReturnType<typeof placeExpressions>,
  there: PerMethod<Condition>,
  elsewhere: PerMethod<Condition>,
): PerMethod<Condition> =>
  valuePerMethod(methodNamesIn(there, elsewhere), (name) =>
    joinedOnRest('all', valueForMethod(there, name), valueForMethod(elsewhere, name), (here, others) =>
      joinedOnRest('any', here, others, (here, others) => eitherOf(is, here, isNot, others)),
    ),
  )

/** Takes out the parts that both conditions share, and combines the rest of both. */
function joinedOnRest(
  kind: 'all' | 'any',
  one: Condition,
  other: Condition,
  ofRest: (one: Condition, other: Condition) => Condition,
): Condition {
  const group = kind === 'all' ? allOf : anyOf
  const [parts, others] = [one, other].map((given) => (given.kind === kind ? given.parts : [given])) as [Parts, Parts]
  const both = parts.filter((part) => others.some(({ key }) => key === part.key))
  const rest = (some: Parts) => group(some.filter(({ key }) => !both.some((part) => part.key === key)))
  return both.length > 0 ? group([...both, ofRest(rest(parts), rest(others))]) : ofRest(one, other)
}

type Parts = readonly Condition[]

/**
 * The condition with one rule at a place and another elsewhere. If one of them allows everybody, checking the place is enough.
 */
function eitherOf(is: Condition, here: Condition, isNot: Condition, others: Condition): Condition {
  if (here.key === always.key) return anyOf([is, others])
  if (others.key === always.key) return anyOf([isNot, here])
  return anyOf([allOf([is, here]), allOf([isNot, others])])
}
