import { accessReaderToday } from '../../../access/decide/by-22.js'
import { accessReaderOn24 } from '../../../access/decide/by-24.js'
import { isUnclearVerdict } from '../../../access/decide/reader.js'
import type { State } from '../../../access/decide/state.js'
import type { Folder } from '../../../access/merge/folder-tree.js'
import { firstLineForbiddenBy, hasSurelyForbiddenLine, skipsHtaccess } from '../../../access/merge/override.js'
import { overridesAt } from '../../../access/merge/overrides-at.js'
import { isInHtaccess, type Scope } from '../../../access/merge/scope.js'
import { type AccessRules, accessRulesOf } from '../../../access/read/access.js'
import { hasAccessRules } from '../../../access/read/access-lines.js'
import { authorizersOf } from '../../../access/read/authorizers.js'
import { areEquivalent } from '../../../access/read/condition.js'
import type { Authorizers } from '../../../access/read/requirements.js'
import { anyOtherMethod, methodNamesIn, valueForMethod } from '../../../httpd/methods.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { textOnOneLine } from '../edits.js'
import type { Plan } from '../plan.js'
import type { AccessPlans } from '../survey.js'
import { mayBeForOneVersion, type SiteBeforeAndAfter } from './read-back.js'

/**
 * Returns a test: whether 2.4 reads a section of the new text as planned and decides as 2.2 in every state before it. Requests
 * that match only sections that pass need no check. If 2.4 runs today, no section passes.
 */
export function asPlannedTest(outcome: SiteBeforeAndAfter, survey: AccessPlans): (scope: Scope) => boolean {
  const { site, on24, oldScopeOf } = outcome
  if (site.from !== '2.2') return () => false
  const plans = new Map(survey.plans.map((plan) => [plan.scope, plan]))
  const authorizers = authorizersOf(site)
  const isOverrideChanged = overridesIn(site) !== overridesIn(outcome.after)
  return (scope) => {
    // A fragment is included into a section that is not given. No known request matches it, so there is no decision to compare.
    if (scope.kind === 'fragment') return true
    const was = oldScopeOf(scope)
    if (!was) return false
    const plan = plans.get(was)
    if (isInHtaccess(scope) && (isOverrideChanged || mayBeRefused(outcome, scope, was, plan?.ownFolders))) return false
    if (!plan) return !hasAccessRules(was.nodes) && !hasAccessRules(scope.nodes) && !survey.unclearScopes.has(was)
    if (!isPlain(plan) || survey.unplannedScopes.has(was)) return false
    if (mayBeForOneVersion(site, was) || mayBeForOneVersion(outcome.after, scope)) return false
    const read = accessRulesOf(on24, scope.nodes)
    return plan.bases.every((base, index) => isRightFrom(base, plan.after[index], read, scope.kind, authorizers))
  }
}

/** Whether 2.4 decides as 2.2 after the section with these rules, and its state is then the planned one. */
function isRightFrom(
  base: State,
  planned: State | undefined,
  read: AccessRules,
  kind: Scope['kind'],
  authorizers: Authorizers,
): boolean {
  const next = accessReaderOn24.after(base.on24, read, kind)
  if (!planned || next.key !== planned.on24.key || planned.authType !== next.authType) return false
  const old = accessReaderToday(authorizers).decide(planned)
  const newer = accessReaderOn24.decide(next)
  if (isUnclearVerdict(old) || isUnclearVerdict(newer)) return false
  return [...methodNamesIn(old, newer), anyOtherMethod].every((name) => {
    const [before, now] = [valueForMethod(old, name), valueForMethod(newer, name)]
    return before !== 'error' && now !== 'error' && areEquivalent(before, now)
  })
}

/** Whether a plan has one set of rules for both versions, and all of it is known. */
const isPlain = ({
  scope,
  access,
  reason,
  checksPlace,
  strictestFolders,
  overridesToExtend,
  guardsOnUnloadedModules: unloaded,
  ownFolders,
}: Plan): boolean =>
  reason === undefined &&
  !checksPlace &&
  strictestFolders.length + overridesToExtend.length + unloaded.length === 0 &&
  scope.branch === undefined &&
  access.unclear === undefined &&
  !access.guardsByVersion &&
  !access.hasRulesFor24Only &&
  ownFolders !== undefined

/**
 * Whether a version may answer 500 for a .htaccess file because AllowOverride does not allow a line in it.
 * @param own the folders of the file; if they are not known, any AllowOverride may apply
 */
function mayBeRefused(
  { site, on24 }: SiteBeforeAndAfter,
  scope: Scope,
  was: Scope,
  own: readonly Folder[] | undefined,
): boolean {
  const lines = own ? own.flatMap((folder) => overridesAt(site, folder).lines) : site.once(allowingOverrides)
  // Without a line for known folders, the file may not be read at all. For unknown folders, an AllowOverrideList may be in
  // force.
  if (own ? lines.length === 0 : site.hasDirective('AllowOverrideList')) return true
  return lines.some(
    (line) =>
      firstLineForbiddenBy('2.2', site, was.nodes, line) !== undefined ||
      hasSurelyForbiddenLine('2.4', on24, scope.nodes, line),
  )
}

/** The AllowOverride lines that let httpd read .htaccess files. Of lines with equal texts, only one. */
const allowingOverrides = (site: Site): readonly Directive[] => {
  const lines = site.directives('AllowOverride').filter((line) => !skipsHtaccess(line))
  return [...new Map(lines.map((line) => [textOnOneLine(line), line])).values()]
}

const overridesIn = (site: Site): string =>
  site.directives('AllowOverride', 'AllowOverrideList').map(textOnOneLine).join('\n')
