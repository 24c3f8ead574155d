import { type StateStep, stateAfterSection } from '../../access/decide/inherit.js'
import type { State } from '../../access/decide/state.js'
import {
  isWrittenFor24,
  refusesAllOn22ByUnknownRequire,
  refusesByAddress,
  rulesBeforeUpgradeOf,
  treeAllowsNobody,
} from '../../access/decide/written.js'
import { isHtaccessInUnknownFolder } from '../../access/merge/file-scope.js'
import type { Folder } from '../../access/merge/folder-tree.js'
import type { VisitContext } from '../../access/merge/merge.js'
import {
  allowsOverrideClass,
  becomesReadableWithAuthConfig,
  firstLineForbiddenBy,
  hasKnownOverrideWords,
  hasSurelyForbiddenLine,
  skipsHtaccess,
} from '../../access/merge/override.js'
import { overrideLinesOn24IfDifferent, overridesAt } from '../../access/merge/overrides-at.js'
import { isReadOnlyBy, readersDifferByOccurrence, type Scope } from '../../access/merge/scope.js'
import { type AccessRules, accessRulesOf } from '../../access/read/access.js'
import {
  accessDirectives,
  areRulesHiddenFrom24,
  hasAuthType,
  isAccessLineOf22,
} from '../../access/read/access-lines.js'
import { authzTreeOf } from '../../access/read/authz-tree.js'
import { differingIncludesPhrase } from '../../access/read/read-scope.js'
import { hasKeywordOf24 } from '../../access/read/requirements.js'
import { oncePerObject } from '../../base/once.js'
import { isAccessCompatDirective } from '../../httpd/directives.js'
import type { Site } from '../../site/site.js'
import type { Directive } from '../../syntax/tree.js'
import { hasNoUnseenFiles } from './certainty/unseen-folders.js'
import { isExactForm, type SectionContext } from './forms.js'
import {
  moduleVariantsOf,
  planSectionDifferingByVersion,
  planSectionFor22,
  rulesIfVariantsAgree,
  visitSectionFor24,
} from './guards/for-one-version.js'
import { formForAllFolders } from './places/fitting-form.js'
import type { Plan, PlanningContext } from './plan.js'
import {
  cachedStep,
  isScopeReadOn24,
  linesWithoutAuthConfig,
  planOf,
  rulesWithIneffectiveAllowAsChosen,
  sectionContextOf,
  stateAfterForm,
  stepOfPlan,
  stepWithoutChange,
} from './steps.js'

/** Plans a scope. Returns the step from each state before it to the state after it. */
export function planSection(
  planner: PlanningContext,
  scope: Scope,
  bases: readonly State[],
  around: VisitContext<State>,
): StateStep {
  const { site } = planner
  const { ownFolders: folders } = around
  if (isReadOnlyBy(scope, '2.4')) return visitSectionFor24(planner, scope, bases)
  const own22 = unclearIfMerging(
    scope,
    rulesWithIneffectiveAllowAsChosen(planner, scope, accessRulesOf(site, scope.nodes, scope.branch)),
  )
  const isByPlace = readersDifferByOccurrence(scope)
  const access = isByPlace ? { ...own22, unclear: differingIncludesPhrase } : own22
  const outer = scope.occurrences[0]?.outer
  const htaccess = scope.kind === 'htaccess' ? scope : outer?.kind === 'htaccess' ? outer : undefined
  if (outer && planner.skippedScopes.has(outer)) return skip(planner, scope)
  const overrides = htaccess ? overridesFor22(site, htaccess, folders) : []
  if (htaccess && folders.length > 0 && (overrides.length === 0 || isRefused(planner, htaccess, overrides))) {
    // 2.2 answers 500 for the whole file. 2.4 may accept the file, and would then allow requests by lines that only 2.4 reads.
    if (overrides.length > 0 && access.hasRulesFor24Only) planner.refusedScopes.add(scope)
    return skip(planner, scope)
  }
  // An AllowOverride line because of which 2.2 answers 500 for the file is left out, so that 2.4 still answers 500 under it.
  const overrideLines = overrides.filter(
    (line) => !line || !htaccess || !planner.forbiddingLines.get(line)?.includes(htaccess),
  )
  if (refusesAllOn22ByUnknownRequire(site, access, bases)) planner.refusingScopes.set(scope, access)
  if (isWrittenFor24(site, scope, access, bases)) {
    if (bases.some(refusesByAddress) && !treeAllowsNobody(authzTreeOf(scope.nodes)))
      planner.scopesFor24BelowHosts.add(scope)
    planner.unclearScopes.add(scope)
    return cachedStep((state) =>
      stateAfterForm(planner, scope, state, rulesBeforeUpgradeOf(scope, access, state), { kind: 'none' }),
    )
  }
  // A section without access lines of 2.2 gets no plan, but sections below inherit its rules.
  const isSilent = access.lines.length === 0 && access.containers.length === 0
  const isForBoth =
    access.testsCompat &&
    !isReadOnlyBy(scope, '2.2') &&
    !access.lines.some((line) => isAccessLineOf22(line) && !line.hiddenFrom24) &&
    !access.require?.some((one) => !hasKeywordOf24(one))
  if (isSilent && access.unclear) planner.unclearScopes.add(scope)
  const step = isSilent && access.hasRulesFor24Only ? visitSectionFor24(planner, scope, bases) : stepWithoutChange
  if (isForBoth || (isSilent && access.unclear))
    return (state) => stateAfterForm(planner, scope, state, access, { kind: 'none' })
  if (isSilent) return step
  if (isReadOnlyBy(scope, '2.2')) return planSectionFor22(planner, scope, access, bases)
  const variants = access.unclear && !isByPlace ? moduleVariantsOf(planner, scope) : []
  const common = rulesIfVariantsAgree(variants, bases)
  const sectionContext = sectionContextOf(planner, scope, bases)
  // Each reading for today is compared with each for 2.4, because 2.4 may load the module although 2.2 did not, or the
  // reverse.
  if (
    common &&
    variants.every((now) => variants.every((today) => writtenForNew(now.scope, today.access, sectionContext)))
  )
    return planWrittenSection(planner, scope, common, bases, overrideLines)
  const written = access.guardsByVersion && writtenForNew(scope, access, sectionContext)
  if (access.guardsByVersion && !written) return planSectionDifferingByVersion(planner, scope, access, bases)
  if (written) return planWrittenSection(planner, scope, access, bases, overrideLines)
  const lacksAuthConfig = htaccess !== undefined && folders.some((folder) => lacksOverrideOn24(site, folder))
  const context = { ...around, lacksAuthConfig, overrideLines }
  return planUsualSection(planner, scope, unclearIfLoginIsLost(access, bases), bases, context)
}

/** Visits a section that already has rules for 2.4 in guards. These stay, and lines for 2.2 outside of guards are removed. */
function planWrittenSection(
  planner: PlanningContext,
  scope: Scope,
  access: AccessRules,
  bases: readonly State[],
  overrideLines: readonly (Directive | undefined)[],
): StateStep {
  const form = { kind: 'as-written', merging: undefined } as const
  const guards = access.guardsByVersion?.for22 ?? []
  const old = access.lines.filter(
    (line) => isAccessLineOf22(line) && !line.within.some((section) => guards.includes(section)),
  )
  const plain = { ...access, lines: access.lines.filter((line) => !isAccessLineOf22(line) || old.includes(line)) }
  const usual = planOf(
    planner,
    scope,
    access,
    bases,
    { form },
    { overridesToExtend: linesWithoutAuthConfig(overrideLines) },
  )
  const plan: Plan = { ...usual, access: plain }
  const isUnclear = access.unclear !== undefined || usual.after.some(({ unclear }) => unclear)
  // If all lines for 2.2 are in guards, they have the same rules as the guards for 2.4.
  if (old.length === 0) for (const guard of isUnclear ? [] : guards) planner.doubledGuards.add(guard)
  else if (isScopeReadOn24(planner.site, scope)) planner.plans.set(scope, plan)
  return stepOfPlan(planner, plan)
}

/** What a visit of a section needs to know about AllowOverride to write Require into a .htaccess file. */
interface WritingContext extends VisitContext<State> {
  /** Whether 2.4 reads another AllowOverride for the folder than 2.2, and that one does not allow Require. */
  readonly lacksAuthConfig: boolean
  /** The AllowOverride lines under which 2.2 reads the rules. */
  readonly overrideLines: readonly (Directive | undefined)[]
}

/** Visits a section with one set of rules for both versions, which is rewritten for 2.4. */
function planUsualSection(
  planner: PlanningContext,
  scope: Scope,
  own: AccessRules,
  bases: readonly State[],
  { ownFolders: within, statesByFolder, folders, lacksAuthConfig, overrideLines }: WritingContext,
): StateStep {
  const { site } = planner
  const fitting = formForAllFolders(planner, scope, own, bases, statesByFolder)
  const { form } = fitting
  const plan = planOf(planner, scope, own, bases, fitting, {
    isFreeOfUnseenFiles: hasNoUnseenFiles(site, folders),
    ownFolders: within,
    reason: lacksAuthConfig && form.kind === 'tree' ? { kind: 'other-override' } : undefined,
    overridesToExtend: linesWithoutAuthConfig(overrideLines),
  })
  const isLeft = form.kind === 'nothing' && areRulesHiddenFrom24(own)
  if (!isLeft && isScopeReadOn24(site, scope)) planner.plans.set(scope, plan)
  return stepOfPlan(planner, plan)
}

/** The AllowOverride lines under which 2.2 may read a .htaccess file in any of its folders; empty if 2.2 never reads the file. */
function overridesFor22(site: Site, htaccess: Scope, folders: readonly Folder[]): readonly (Directive | undefined)[] {
  const reading = [...new Set(folders.flatMap((folder) => overridesAt(site, folder).lines))]
  if (reading.length > 0 || !isHtaccessInUnknownFolder(htaccess)) return reading
  // The file may be in any folder where AllowOverride allows something.
  return site.directives('AllowOverride').every(skipsHtaccess) ? [] : [undefined]
}

/** Whether 2.4 reads another AllowOverride than 2.2 for the folder, and that one does not allow Require. */
const lacksOverrideOn24 = (site: Site, folder: Folder): boolean =>
  overrideLinesOn24IfDifferent(site, folder).some(
    (line) => !line || skipsHtaccess(line) || !allowsOverrideClass(line, 'AuthConfig'),
  )

/** Marks a section as unclear if its AuthType is in a guard that 2.4 skips: 2.4 would then ask nobody to log in. */
function unclearIfLoginIsLost(access: AccessRules, bases: readonly State[]): AccessRules {
  if (access.unclear || !(access.require || (access.authType && !access.authTypeOn24))) return access
  const isLost = bases.some((base) => {
    const { authType, require, on24 } = stateAfterSection(base, access)
    return authType && require && !access.authTypeOn24 && !on24.authType
  })
  if (!isLost) return access
  return { ...access, unclear: 'a Require whose `AuthType` is in a block that 2.4 skips', onlyHostsUnclear: false }
}

/** Whether the guards for 2.4 in the section have rules that decide as its lines for 2.2. */
function writtenForNew(scope: Scope, access: AccessRules, place: SectionContext): boolean {
  const { tree, merging, unclear } = authzTreeOf(scope.nodes)
  if (merging && (scope.kind === 'files' || scope.kind === 'location')) return false
  if (!access.authType && access.guardsByVersion?.for24.some(hasAuthType)) return false
  return (
    tree !== undefined && !unclear && isExactForm(access, { kind: 'tree', authorization: { merging, tree } }, place)
  )
}

/** Marks a section as unclear if its AuthMerging may join other `<Files>` or `<Location>` sections, which 2.4 joins first. */
function unclearIfMerging({ kind }: Scope, access: AccessRules): AccessRules {
  const { authz } = access
  const isJoined = (kind === 'files' || kind === 'location') && authz?.merging !== undefined
  if (!isJoined && (authz?.tree || !access.lines.some((line) => line.kind === 'new'))) return access
  return {
    ...access,
    unclear: access.unclear ?? '`AuthMerging`, which depends on other sections',
    onlyHostsUnclear: false,
  }
}

function skip(planner: PlanningContext, scope: Scope): StateStep {
  planner.skippedScopes.add(scope)
  return stepWithoutChange
}

/**
 * Whether 2.2 answers 500 under every AllowOverride line of a .htaccess file. A file for which 2.2 answers 500 under any of the
 * lines is noted.
 */
function isRefused(
  { site, forbiddingLines, partlyRefusedScopes }: PlanningContext,
  scope: Scope,
  overrides: readonly (Directive | undefined)[],
): boolean {
  const { nodes } = scope
  const refusing = overrides.filter((line) => firstLineForbiddenBy('2.2', site, nodes, line))
  if (refusing.length > 0) partlyRefusedScopes.add(scope)
  for (const line of refusing) if (line) forbiddingLines.set(line, [...(forbiddingLines.get(line) ?? []), scope])
  const isSure = refusing.every((line) => hasSurelyForbiddenLine('2.2', site, nodes, line))
  return isSure && refusing.length > 0 && refusing.length === overrides.length
}

/**
 * Adds a reason to plans that need AuthConfig in an AllowOverride line, if 2.4 would then also accept files that 2.2 rejected.
 */
export function plansWithOverrideReasons(planner: PlanningContext, plans: readonly Plan[]): readonly Plan[] {
  const { site, forbiddingLines, partlyRefusedScopes } = planner
  const refusedUnder = (line: Directive) => forbiddingLines.get(line) ?? []
  const problemOf = oncePerObject((line: Directive) => {
    const woken = refusedUnder(line).find(({ nodes }) => becomesReadableWithAuthConfig(site, nodes, line))
    return { line, woken, isProblem: woken !== undefined || !hasKnownOverrideWords(line) }
  })
  const ownProblem = ({ scope }: Plan) => {
    const woken = [scope, ...scope.occurrences.map(({ outer }) => outer)].find(
      (one) => one && partlyRefusedScopes.has(one),
    )
    if (!woken) return undefined
    const lines = [...forbiddingLines.keys()].filter((line) => refusedUnder(line).includes(woken))
    const line = lines.find((one) => !staysRefused(planner, woken, one))
    return line && { line, woken }
  }
  return plans.map((plan) => {
    if (plan.reason || plan.form.kind !== 'tree') return plan
    const problem = plan.overridesToExtend.map(problemOf).find(({ isProblem }) => isProblem) ?? ownProblem(plan)
    return problem ? { ...plan, reason: { kind: 'overrides', line: problem.line, woken: problem.woken } } : plan
  })
}

/** Whether 2.4 also answers 500 for a file that 2.2 rejected. Its old lines become Require if other servers read it. */
function staysRefused({ site, skippedScopes }: PlanningContext, scope: Scope, line: Directive): boolean {
  const changes = !skippedScopes.has(scope)
  if (changes && !allowsOverrideClass(line, 'AuthConfig')) return true
  return firstLineForbiddenBy('2.2', site, scope.nodes, line, changes ? oldKeys : noKeys) !== undefined
}

const oldKeys: ReadonlySet<string> = new Set([...accessDirectives.filter(isAccessCompatDirective), 'require'])
const noKeys: ReadonlySet<string> = new Set()
