import { saysNothing, wholeOf } from '../../../access/decide/decision.js'
import type { State } from '../../../access/decide/keyed-state.js'
import { inherit, initialState } from '../../../access/decide/state.js'
import { meet } from '../../../access/merge/file-names.js'
import { type Folder, foldersUpFrom } from '../../../access/merge/folder-tree.js'
import type { Around } from '../../../access/merge/merge.js'
import { isLinked, type Scope } from '../../../access/merge/scope.js'
import type { Access } from '../../../access/read/access.js'
import { fitsPath, isWild } from '../../../httpd/fnmatch.js'
import { formOf, mayGo, needsNone } from '../forms.js'
import { overrulersOf } from '../overruled.js'
import type { Planner } from '../plan.js'
import { canHold, canTest, followersOf, hostOf } from './copy-places.js'
import { isForFolders } from './narrower.js'
import { type Repeat, type Split, type SplitOptions, splitOf } from './split.js'

/**
 * One form for all that the section lies over or, where there is none, one with repetitions. A location that others overrule
 * says what it says by itself.
 */
export function fittingForm(
  planner: Planner,
  scope: Scope,
  own: Access,
  bases: readonly State[],
  around: Around<State>,
): Split {
  const split = exactForm(planner, scope, own, bases, around)
  const overruledBy = split.form.kind === 'none' && !own.unclear ? overrulersOf(planner.scopes, scope) : []
  if (overruledBy.length === 0) return split
  const tree = wholeOf(inherit(initialState, own), planner.authorizers)
  return { form: { kind: 'tree', authorization: { merging: undefined, tree } }, repeats: [], overruledBy }
}

function exactForm(
  planner: Planner,
  scope: Scope,
  own: Access,
  bases: readonly State[],
  { own: around, parts }: Around<State>,
): Split {
  const { authorizers } = planner
  const [folder] = around
  if (
    planner.sparing &&
    (mayGo(own, bases, saysNothing) || (planner.site.complete && needsNone(own, bases, authorizers)))
  )
    return { form: { kind: 'nothing' }, repeats: [] }
  const form = formOf(own, { kind: scope.kind, bases, authorizers })
  if (form.kind !== 'none' && scope.kind !== 'files') return { form, repeats: [] }
  const none: Split = { form: { kind: 'none' }, repeats: [] }
  const forced = scope.kind === 'files' ? forcedFolders(planner, scope, around) : new Set<Folder>()
  if (form.kind !== 'none' && forced.size === 0) return { form, repeats: [] }
  // A copy for what lies in one of its folders would have to stand in each.
  if (own.unclear || scope.branch !== undefined || isLinked(scope)) return none
  if (scope.kind !== 'files' && scope.kind !== 'location' && !isForFolders(scope)) return none
  const split = splitOf({
    own,
    kind: scope.kind,
    parts: parts(),
    authorizers,
    forced,
    ownForm: ownFormOf(scope, folder),
    namesLast: scope.kind === 'location',
  })
  if (split?.repeats.every((repeat) => canHold(planner, scope, repeat, parts())))
    return withExceptions(planner, scope, split)
  if (split?.repeats.every((repeat) => canTest(planner, scope, repeat))) {
    const repeats = split.repeats.map((repeat): Repeat => ({ ...repeat, byFile: true }))
    return withExceptions(planner, scope, { ...split, repeats })
  }
  return none
}

/** An `<If>` comes after all locations: it is not for the URLs of those that follow. */
function withExceptions(planner: Planner, scope: Scope, split: Split): Split {
  if (scope.kind !== 'location') return split
  const except = followersOf(planner, scope)
  const isTested = ({ byFile, names }: Repeat) => byFile || names.length > 0
  if (except.length === 0) return split
  return { ...split, repeats: split.repeats.map((repeat) => (isTested(repeat) ? { ...repeat, except } : repeat)) }
}

/** The folder of its own URL, or of the section around it, has no place for a copy; and one with wild-cards none but itself. */
function ownFormOf({ kind }: Scope, folder: Folder | undefined): SplitOptions['ownForm'] {
  if (kind === 'directory') return 'wild'
  return kind === 'location' || (kind === 'files' && folder !== undefined) ? 'first' : 'anywhere'
}

/** Copies of `<Files>` sections come last in their folder, so what came after the original has to be copied too. */
function forcedFolders(planner: Planner, scope: Scope, around: readonly Folder[]): Set<Folder> {
  const within = around.length > 0 ? around : [undefined]
  const forced = within
    .flatMap((folder) => copiesWithin(planner, folder))
    .filter((place) => {
      const scopes = planner.copied.get(place) ?? []
      // In the folder itself copies may stand in a section, or a .htaccess file, that comes after this one's.
      const isLater = !around.includes(place) || scopes.some((other) => hostOf(other, place) !== scope.places[0]?.outer)
      return isLater && scopes.some((other) => meet(other, scope) !== 'never')
    })
  return new Set(forced)
}

/** The folders where copies are, of those that lie in this one or are it. */
function copiesWithin({ copied, copiedWithin }: Planner, folder: Folder | undefined): readonly Folder[] {
  if (!folder) return [...copied.keys()]
  if (!isWild(folder.path)) return [...(copiedWithin.get(folder) ?? [])]
  return [...copied.keys()].filter(
    ({ depth, segments }) => depth >= folder.depth && fitsPath(folder.segments, segments),
  )
}

/** Remember where a section is repeated. */
export function noteCopies({ copied, copiedWithin }: Planner, scope: Scope, repeats: readonly Repeat[]): void {
  for (const { folder } of repeats) {
    if (!folder) continue
    copied.set(folder, [...(copied.get(folder) ?? []), scope])
    for (const up of foldersUpFrom(folder)) copiedWithin.set(up, (copiedWithin.get(up) ?? new Set()).add(folder))
  }
}
