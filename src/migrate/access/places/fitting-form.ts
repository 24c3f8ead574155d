import { saysNothing } from '../../../access/decide/decision.js'
import { askedFor, canAskFor, type PlaceAsked } from '../../../access/decide/places-asked.js'
import type { State } from '../../../access/decide/state.js'
import { foldersUpFrom } from '../../../access/merge/folder-tree.js'
import type { Around } from '../../../access/merge/merge.js'
import { isForServersOf } from '../../../access/merge/merge-servers.js'
import { isLinked, type Scope } from '../../../access/merge/scope.js'
import { passesOnAnywhere } from '../../../access/merge/urls/urls.js'
import type { Access } from '../../../access/read/access.js'
import { keyOfAdmitted } from '../../../access/read/admitted.js'
import { allOf, always, anyOf, type Condition } from '../../../access/read/condition.js'
import { grouped } from '../../../base/grouped.js'
import { atMethod, namesIn, type PerMethod, perMethod } from '../../../httpd/methods.js'
import { type Form, formOf, mayGo, needsNone } from '../forms.js'
import type { Fitting, Planner } from '../plan.js'
import { type Met, type PlaceApart, type PlacesApart, placesApart } from './places-apart.js'

/** One form for all that the section lies over; where there is none, one that asks for the place. */
export function fittingForm(
  planner: Planner,
  scope: Scope,
  own: Access,
  bases: readonly State[],
  parts: Around<State>['parts'],
): Fitting {
  const { authorizers, site, sparing, strict } = planner
  if (sparing && (mayGo(own, bases, saysNothing) || (site.complete && needsNone(own, bases, authorizers))))
    return { form: { kind: 'nothing' } }
  const form = formOf(own, { kind: scope.kind, bases, authorizers })
  if (form.kind !== 'none' || own.unclear) return { form }
  // What lies in one of its folders, or is reached by one of its links, is not told apart.
  if (scope.branch !== undefined || isLinked(scope)) return { form }
  const known = parts()
  const placed = new Set(known.flatMap((part) => part.bases.map(({ key }) => key)))
  // Of a location that lies in known folders, these are all; its bases join locations that share no URL.
  const isAll = scope.kind === 'location' && known.length > 0
  const elsewhere = isAll ? [] : bases.filter(({ key }) => !placed.has(key))
  const found = treeByPlace(scope, { site, strict, own, parts: known, elsewhere, authorizers })
  return found ? { form: treeForm(found.tree), byPlace: true, strictest: found.strictest } : { form }
}

const treeForm = (tree: PerMethod<Condition>): Form => ({
  kind: 'tree',
  authorization: { merging: undefined, tree },
})

/**
 * One tree for a section over different rules, which asks where the request leads: `Require expr` knows the file and the URL
 * (server/util_expr_eval.c, REQUEST_FILENAME and REQUEST_URI). Undefined where the places cannot be asked for.
 */
function treeByPlace(scope: Scope, met: Met): TreeByPlace | undefined {
  const apart = placesApart(met)
  if (!apart) return undefined
  const places = placesOf(apart.others)
  const isForEach = (other: Scope) => isForServersOf(other, scope)
  const canAsk = places.every(({ asked }) => canAskFor(asked) && [...asked.names, ...asked.urls].every(isForEach))
  // What goes by such a name may be another server's, without a folder here.
  const hasNames = places.some(({ asked }) => asked.names.length > 0 && asked.folders.length === 0)
  if (!canAsk || (hasNames && passesOnAnywhere(met.site))) return undefined
  const tree = places.reduce((elsewhere, { asked, tree }) => unless(askedFor(asked), tree, elsewhere), apart.tree)
  return { tree, strictest: apart.strictest }
}

interface TreeByPlace extends Pick<PlacesApart, 'strictest'> {
  readonly tree: PerMethod<Condition>
}

interface Placed {
  readonly asked: PlaceAsked
  readonly tree: PerMethod<Condition>
}

/** Folders with the same rules are asked for at once, unless one of them lies in another's. */
function placesOf(places: readonly PlaceApart[]): readonly Placed[] {
  const folders = new Set(places.flatMap(({ folder }) => folder ?? []))
  const isNested = [...folders].some(({ parent }) => parent && [...foldersUpFrom(parent)].some((up) => folders.has(up)))
  const isPlain = ({ names, urls }: PlaceApart) => !isNested && names.length + urls.length === 0
  const groups = grouped(places, (place) => (isPlain(place) ? keyOfAdmitted(place.tree) : place))
  return Array.from(groups.values(), (alike): Placed => {
    const [{ names, urls, tree }] = alike
    return { asked: { folders: alike.flatMap(({ folder }) => folder ?? []), names, urls }, tree }
  })
}

/** The one tree at a place, and the other elsewhere. */
const unless = (
  { is, isNot }: ReturnType<typeof askedFor>,
  there: PerMethod<Condition>,
  elsewhere: PerMethod<Condition>,
): PerMethod<Condition> =>
  perMethod(namesIn(there, elsewhere), (name) =>
    joined('all', atMethod(there, name), atMethod(elsewhere, name), (here, others) =>
      joined('any', here, others, (here, others) => eitherOf(is, here, isNot, others)),
    ),
  )

/** What two groups have in common once, and with it what is made of the rest of both. */
function joined(
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

/** Where one of the two lets everybody in, or nobody, to ask for the place is enough. */
function eitherOf(is: Condition, here: Condition, isNot: Condition, others: Condition): Condition {
  if (here.key === always.key) return anyOf([is, others])
  if (others.key === always.key) return anyOf([isNot, here])
  return anyOf([allOf([is, here]), allOf([isNot, others])])
}
