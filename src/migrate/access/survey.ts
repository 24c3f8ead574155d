import { initialState, stateAfterFiles } from '../../access/decide/inherit.js'
import type { State } from '../../access/decide/state.js'
import { scopesOf } from '../../access/merge/collect-scopes.js'
import { walkInMergeOrder } from '../../access/merge/merge-order.js'
import { isInHtaccess, type Scope } from '../../access/merge/scope.js'
import { authorizersOf } from '../../access/read/authorizers.js'
import { groupBy } from '../../base/group-by.js'
import { oncePerKey } from '../../base/once.js'
import { editKey } from '../../edit/edit.js'
import type { Site } from '../../site/site.js'
import type { ConfigFile } from '../../syntax/tree.js'
import { editsOfPlan } from './edits.js'
import { type DenialPage, denialPagesOf, type StatesAtPage } from './error-pages.js'
import type { IneffectiveAllowChoice, Plan, PlanningContext, PlanningNotes } from './plan.js'
import { planSection, plansWithOverrideReasons } from './planner.js'
import { stepWithoutChange } from './steps.js'
import { groupsChangingTogether } from './together/together.js'

/** The plans for the scopes of a site, and the states of requests for its error pages. */
export interface AccessPlans extends Readonly<PlanningNotes> {
  readonly site: Site
  readonly ineffectiveAllow: IneffectiveAllowChoice
  /** The plan of each scope with access rules that 2.4 will read. */
  readonly plans: readonly Plan[]
  readonly pages: ReadonlyMap<DenialPage, StatesAtPage>
}

/** Caches a model of a site for each way to treat an Allow without effect. */
export function oncePerAllowChoice<T>(
  model: (site: Site, ineffectiveAllow: IneffectiveAllowChoice) => T,
): typeof model {
  const models = oncePerKey((choice: IneffectiveAllowChoice) => (site: Site) => model(site, choice))
  return (site, ineffectiveAllow) => site.once(models(ineffectiveAllow))
}

export const accessPlans = oncePerAllowChoice(bestSurvey)

/**
 * Plans all scopes, and if it may help, again with *omitRequireGranted* (an AuthType without Require still answers 500) and
 * *askForStrictest* (if rules differ between requests, the strictest apply to all). The result is the plans that leave the
 * fewest sections undecided.
 */
function bestSurvey(site: Site, ineffectiveAllow: IneffectiveAllowChoice): AccessPlans {
  const usual = survey(site, { ineffectiveAllow, omitRequireGranted: false, askForStrictest: false })
  const helps = ({ reason }: Plan) => reason?.kind === 'no-require' || (reason?.kind === 'differs' && site.complete)
  const best = usual.plans.some(helps)
    ? withFewerUndecided(usual, survey(site, { ineffectiveAllow, omitRequireGranted: true, askForStrictest: false }))
    : usual
  return blocksOthers(best)
    ? withFewerUndecided(best, survey(site, { ineffectiveAllow, omitRequireGranted: false, askForStrictest: true }))
    : best
}

function withFewerUndecided(one: AccessPlans, other: AccessPlans): AccessPlans {
  const unsolved = ({ plans }: AccessPlans) => plans.filter(({ reason }) => reason).length
  return unsolved(other) < unsolved(one) ? other : one
}

/** Whether sections with an exact form wait for one whose rules differ between requests. That one may then get the strictest. */
const blocksOthers = ({ plans }: AccessPlans): boolean =>
  plans.some(differs) &&
  groupsChangingTogether(plans).some((group) => group.some(differs) && group.some(({ reason }) => reason === undefined))

const differs = ({ reason }: Plan): boolean => reason?.kind === 'differs'

function survey(
  site: Site,
  chosen: Pick<PlanningContext, 'ineffectiveAllow' | 'omitRequireGranted' | 'askForStrictest'>,
): AccessPlans {
  const scopes = site.once(scopesOf)
  const noted = emptyNotes()
  const planner: PlanningContext = {
    ...{ site, ...chosen, scopes, authorizers: authorizersOf(site) },
    ...{ plans: new Map(), skippedScopes: new Set() },
    ...noted,
  }
  const groups = scopesByConfiguration(site, scopes)
  const pages = groups.length === 1 ? denialPagesOf(site) : []
  const metAt = new Map<Scope, StatesAtPage>()
  for (const group of groups) {
    walkInMergeOrder<State>(site, [...group, ...pages.map(({ scope }) => scope)], {
      start: initialState,
      afterFiles: stateAfterFiles,
      releasesEndStates: true,
      visit: (scope, bases, around) => {
        if (!pages.some((page) => page.scope === scope)) return planSection(planner, scope, bases, around)
        metAt.set(scope, { statesByFolder: around.statesByFolder(), bases })
        return stepWithoutChange
      },
    })
  }
  const plans = scopes.flatMap((scope) => planner.plans.get(scope) ?? [])
  return {
    ...noted,
    site,
    ineffectiveAllow: chosen.ineffectiveAllow,
    plans: withReasonsForSharedFiles(site, plansWithOverrideReasons(planner, plans)),
    pages: new Map(pages.map((page) => [page, metAt.get(page.scope) ?? { statesByFolder: [], bases: [] }])),
  }
}

const emptyNotes = (): PlanningNotes => ({
  forbiddingLines: new Map(),
  partlyRefusedScopes: new Set(),
  doubledGuards: new Set(),
  differingScopes: new Map(),
  refusedScopes: new Set(),
  scopesFor24BelowHosts: new Set(),
  unclearScopes: new Set(),
  refusingScopes: new Map(),
  unplannedScopes: new Set(),
})

/** Groups scopes by configuration: files that no known Include connects may belong to different servers. */
export function scopesByConfiguration(site: Site, scopes: readonly Scope[]): readonly (readonly Scope[])[] {
  if (site.complete) return [scopes]
  const groups = groupBy(scopes, (scope) => (isInHtaccess(scope) ? undefined : scope.occurrences[0]?.root))
  const local = groups.get(undefined) ?? []
  groups.delete(undefined)
  if (groups.size === 1) return [[...groups.values(), local].flat()]
  return [...groups.values(), local]
}

/** Leaves plans that share an included file of rules to a person, unless all of them make the same edits in it. */
function withReasonsForSharedFiles(site: Site, plans: readonly Plan[]): readonly Plan[] {
  const all = plans.flatMap((plan) => {
    const files = new Set(plan.access.lines.map(({ at }) => at.file).filter((file) => file !== plan.scope.file))
    return [...files].map((file) => ({ plan, file }))
  })
  if (all.length === 0) return plans
  const reasons = new Map<Plan, Plan['reason']>()
  for (const [file, some] of groupBy(all, (one) => one.file)) {
    const sharing = some.map(({ plan }) => plan)
    if (needsSameEdits(site, file, sharing)) continue
    const what = `lines of ${file.path}, which is included in several places and needs a different edit for each place`
    for (const plan of sharing) reasons.set(plan, plan.reason ?? { kind: 'unclear', what })
  }
  return reasons.size === 0 ? plans : plans.map((plan) => ({ ...plan, reason: reasons.get(plan) ?? plan.reason }))
}

function needsSameEdits(site: Site, file: ConfigFile, sharing: readonly Plan[]): boolean {
  const line = sharing[0]?.access.lines.find(({ at }) => at.file === file)?.at
  const places = line ? site.enclosing(line).length : 0
  if (places <= 1 && sharing.length === 1) return true
  if (sharing.length !== places || sharing.some(({ reason }) => reason)) return false
  return new Set(sharing.map((plan) => editsOfPlan(plan).map(editKey).join('\n'))).size === 1
}
