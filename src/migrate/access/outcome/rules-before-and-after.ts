import type { Answers500ByReading, RulesBeforeAndAfter, SectionReading } from '../../../access/decide/table.js'
import type { Folder } from '../../../access/merge/folder-tree.js'
import { firstLineForbiddenBy, hasSurelyForbiddenLine } from '../../../access/merge/override.js'
import { overridesAt } from '../../../access/merge/overrides-at.js'
import { isReadOnlyBy, type Scope } from '../../../access/merge/scope.js'
import { accessRulesOf } from '../../../access/read/access.js'
import { filesIncludedUnder } from '../../../access/read/access-lines.js'
import { hasKeywordOf24 } from '../../../access/read/requirements.js'
import { firstIndexPast } from '../../../base/binary-search.js'
import type { Edit } from '../../../edit/edit.js'
import type { Site } from '../../../site/site.js'
import type { Section } from '../../../syntax/tree.js'
import type { Choices, EditsByFile } from '../../rule.js'
import { rulesWithIneffectiveAllowAsChosen } from '../steps.js'
import { mayBeForOneVersion, type SiteBeforeAndAfter } from './read-back.js'

/** The rules of a section as the version of today reads them in the old text, and as 2.4 reads them in the new one. */
export function rulesBeforeAndAfter(
  outcome: SiteBeforeAndAfter,
  scope: Scope,
  own: readonly Folder[],
  ineffectiveAllow: Choices['ineffectiveAllow'],
): Omit<RulesBeforeAndAfter, 'needsCheck'> {
  const { site, on24 } = outcome
  const was = outcome.oldScopeOf(scope)
  const isChanged = isEdited(outcome, was)
  const isForOne = was !== undefined && mayBeForOneVersion(site, was)
  if (scope.branch !== undefined || was?.branch !== undefined)
    return { ...unclear, isForOneVersion: isForOne, isChanged }
  const refused = scope.kind === 'htaccess' && own.length > 0 && was ? refusedBy(outcome, scope, was, own) : undefined
  if (refused === 'unsure') return { ...unclear, isForOneVersion: isForOne, isChanged }
  const before = (): SectionReading => {
    if (refused?.before) return 'refused'
    if (!was || isReadOnlyBy(was, '2.4')) return 'unread'
    const access = accessRulesOf(site, was.nodes)
    if (site.from === '2.2' && access.require?.some(hasKeywordOf24)) return 'unclear'
    return rulesWithIneffectiveAllowAsChosen({ ineffectiveAllow }, was, access)
  }
  const after = isReadOnlyBy(scope, '2.2') ? 'unread' : refused?.after ? 'refused' : accessRulesOf(on24, scope.nodes)
  const unchanged = (): SectionReading => {
    if (!outcome.needsUnchanged || !was || isReadOnlyBy(was, '2.2')) return 'unread'
    return refused?.unchanged ? 'refused' : accessRulesOf(outcome.unchangedOn24, was.nodes)
  }
  return { before: before(), after, unchanged: unchanged(), isForOneVersion: isForOne, isChanged }
}

const unclear = { before: 'unclear', after: 'unclear', unchanged: 'unread' } as const

/** Which versions answer 500 for a .htaccess file because of AllowOverride; `unsure` if servers differ. */
function refusedBy(
  { site, on24, unchangedOn24, after: newSite, oldLineAt }: SiteBeforeAndAfter,
  scope: Scope,
  was: Scope,
  own: readonly Folder[],
): Answers500ByReading | 'unsure' {
  const lines = own.flatMap((folder) => overridesAt(newSite, folder).lines)
  const olds = lines.map((line) => line && oldLineAt(line))
  const before = olds.map((line) => firstLineForbiddenBy('2.2', site, was.nodes, line) !== undefined)
  const after = lines.map((line) => hasSurelyForbiddenLine('2.4', on24, scope.nodes, line))
  const unchanged = olds.some((line) => firstLineForbiddenBy('2.4', unchangedOn24, was.nodes, line) !== undefined)
  // If one server rejects the file today and its 2.4 would accept it, access opens. The other servers do not matter then.
  if (before.some((isRefused, index) => isRefused && !after[index])) return { before: true, after: false, unchanged }
  const isSure = [before, after].every((some) => new Set(some).size <= 1)
  if (!isSure) return 'unsure'
  return { before: before[0] === true, after: after[0] === true, unchanged }
}

const isEdited = (outcome: SiteBeforeAndAfter, was: Scope | undefined): boolean =>
  !was || editsWithin(outcome.site, outcome.edits, was).length > 0

/** The edits inside a scope of the old text, and in the files that it includes. */
export function editsWithin(site: Site, edits: EditsByFile, { file, at, nodes }: Scope): readonly Edit[] {
  const own = edits.get(file) ?? []
  if (!at) return own
  const end = at.close?.end ?? file.text.length
  const first = firstIndexPast(own.length, (index) => (own[index]?.start ?? 0) >= at.start)
  const behind = firstIndexPast(own.length, (index) => (own[index]?.start ?? 0) > end)
  const inside = own.slice(first, behind).filter((edit) => edit.end <= end && !isBeside(edit, at))
  const included = edits.size > (own.length > 0 ? 1 : 0) ? [...filesIncludedUnder(site, nodes, () => true)] : []
  return included.length === 0 ? inside : [...inside, ...included.flatMap((one) => edits.get(one) ?? [])]
}

/**
 * Whether an edit only adds lines directly before or after a section. Lines with a tag do not count: they may be a guard
 * around it.
 */
const isBeside = ({ start, end, text }: Edit, { start: first, close }: Section): boolean =>
  start === end && (start === first || start === close?.end) && !text.includes('<')
