import type { Refused, Saying, Sayings } from '../../../access/decide/table.js'
import type { Folder } from '../../../access/merge/folder-tree.js'
import { forbiddenIn, forbiddenOn24, isSurelyForbiddenOn24 } from '../../../access/merge/override.js'
import { overridesAt } from '../../../access/merge/overrides-at.js'
import { isReadOnlyBy, type Scope } from '../../../access/merge/scope.js'
import { accessOf } from '../../../access/read/access.js'
import { filesBroughtIn } from '../../../access/read/access-lines.js'
import { isNewWord } from '../../../access/read/requirements.js'
import { countUntil } from '../../../base/in-order.js'
import type { Edit } from '../../../edit/edit.js'
import type { Site } from '../../../site/site.js'
import type { Choices, EditsByFile } from '../../rule.js'
import { asChosen } from '../steps.js'
import { isForOneVersion, type Outcome } from './read-back.js'

/** The rules of a section before and after the edits: for the server of today by the old text, and for 2.4 by the new one. */
export function sayingsOf(
  outcome: Outcome,
  scope: Scope,
  own: readonly Folder[],
  deadAllow: Choices['deadAllow'],
): Sayings {
  const { site, on24 } = outcome
  const was = outcome.oldScopeOf(scope)
  const isChanged = isEdited(outcome, was)
  const isForOne = was !== undefined && isForOneVersion(was)
  if (scope.branch !== undefined || was?.branch !== undefined) return { ...unclear, isForOne, isChanged }
  const refused = scope.kind === 'htaccess' && own.length > 0 && was ? refusedBy(outcome, scope, was, own) : undefined
  if (refused === 'unsure') return { ...unclear, isForOne, isChanged }
  const old = (): Saying => {
    if (refused?.old) return 'refused'
    if (!was || isReadOnlyBy(was, '2.4')) return 'unread'
    const access = accessOf(site, was.nodes)
    if (site.from === '2.2' && access.require?.some(isNewWord)) return 'unclear'
    return asChosen({ deadAllow }, was, access)
  }
  const young = isReadOnlyBy(scope, '2.2') ? 'unread' : refused?.young ? 'refused' : accessOf(on24, scope.nodes)
  const kept = (): Saying => {
    if (!outcome.needsKept || !was || isReadOnlyBy(was, '2.2')) return 'unread'
    return refused?.kept ? 'refused' : accessOf(outcome.keptOn24, was.nodes)
  }
  return { old: old(), young, kept: kept(), isForOne, isChanged }
}

const unclear = { old: 'unclear', young: 'unclear', kept: 'unread' } as const

/** Which versions answer 500 for a .htaccess file because AllowOverride does not allow a line in it. Undefined if none does. */
function refusedBy(
  { site, on24, keptOn24, after, oldLineAt }: Outcome,
  scope: Scope,
  was: Scope,
  own: readonly Folder[],
): Refused | 'unsure' | undefined {
  const lines = own.flatMap((folder) => overridesAt(after, folder).reading)
  const olds = lines.map((line) => line && oldLineAt(line))
  const old = olds.map((line) => forbiddenIn(site, was.nodes, line) !== undefined)
  const young = lines.map((line) => isSurelyForbiddenOn24(on24, scope.nodes, line))
  const kept = olds.some((line) => forbiddenOn24(keptOn24, was.nodes, line) !== undefined)
  // If one server refuses the file today, and 2.4 would accept it there, access opens. Other servers do not matter.
  if (old.some((isRefused, index) => isRefused && !young[index])) return { old: true, young: false, kept }
  const isSure = [old, young].every((some) => new Set(some).size <= 1)
  if (!isSure) return 'unsure'
  return { old: old[0] === true, young: young[0] === true, kept }
}

const isEdited = (outcome: Outcome, was: Scope | undefined): boolean =>
  !was || editsWithin(outcome.site, outcome.edits, was).length > 0

/** The edits inside a section or .htaccess file of the old text, and in the files that it includes. */
export function editsWithin(site: Site, edits: EditsByFile, { file, at, nodes }: Scope): readonly Edit[] {
  const own = edits.get(file) ?? []
  if (!at) return own
  const end = at.close?.end ?? file.text.length
  const first = countUntil(own.length, (index) => (own[index]?.start ?? 0) >= at.start)
  const behind = countUntil(own.length, (index) => (own[index]?.start ?? 0) > end)
  const inside = own.slice(first, behind).filter((edit) => edit.end <= end)
  const included = edits.size > (own.length > 0 ? 1 : 0) ? [...filesBroughtIn(site, nodes, () => true)] : []
  return included.length === 0 ? inside : [...inside, ...included.flatMap((one) => edits.get(one) ?? [])]
}
