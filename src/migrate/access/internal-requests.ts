import { conditionsByMethod } from '../../access/decide/by-22.js'
import { methodsNamedInState, type State } from '../../access/decide/state.js'
import { authorizersOf } from '../../access/read/authorizers.js'
import { allOf, areEquivalent, leavesOf } from '../../access/read/condition.js'
import { type Group, groupBy } from '../../base/group-by.js'
import { type Edit, insertAfter } from '../../edit/edit.js'
import { anyOtherMethod, valueForMethod } from '../../httpd/methods.js'
import { moduleByName } from '../../httpd/modules.js'
import { namesMaybeWithEffect } from '../../models/lines-with-effect.js'
import { isConditional } from '../../site/context.js'
import { isInAvailableFolder } from '../../site/enabled.js'
import { type Server, serversOn22, startLines } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { isInSameTemplateBlock } from '../../site/template-blocks.js'
import { ancestors, type Directive, isDirective, type Section } from '../../syntax/tree.js'
import { loadModuleLines } from '../load-module-lines.js'
import { sitesUnderValuations } from './defines/defined-sites.js'
import { isPageCheckedByTls, mayRefusePage, pageAccessDependsOnVariable } from './error-pages.js'
import { clientAttributeRegex, mayTestVariable } from './patterns.js'
import type { IneffectiveAllowChoice, Plan } from './plan.js'
import { accessPlans, oncePerAllowChoice } from './survey.js'

/**
 * A rule that 2.2 checked again for a subrequest or an internal redirect, with a different result than for the request
 * itself. 2.4 does not check again if the same sections apply to both, and all access modules declare that their result
 * depends on the sections only (server/request.c, ap_process_request_internal, prep_walk_cache,
 * ap_setup_auth_internal).
 */
export interface UncheckedRule {
  /** `page`: no content is exposed, but denied clients see a page that 2.2 denied them too. */
  readonly kind: 'method' | 'variable' | 'owner' | 'expression' | 'page'
  readonly at: Directive | Section
  /** The plan of the rule's scope; undefined if the line is in no scope. */
  readonly plan: Plan | undefined
  /**
   * For a page: whether access to the page depends on no variable. 2.2 then denied the page to direct requests and to redirects
   * alike.
   */
  readonly isKept?: boolean
}

/** The rules that 2.4 would not check again on the servers of this site, for all -D names and modules. */
export const uncheckedRules = oncePerAllowChoice((site, ineffectiveAllow): readonly UncheckedRule[] => {
  const combinations = site.once(sitesUnderValuations)
  if (combinations.length === 0) return findUncheckedRequests(site, ineffectiveAllow)
  const found = combinations.flatMap((combination) =>
    findUncheckedRequests(combination.site, ineffectiveAllow).map((one) => ({
      ...one,
      at: combination.nodeOf(one.at),
      plan: undefined,
    })),
  )
  return Array.from(groupBy(found, ({ at }) => at).values(), (ofLine) => ({
    ...mostSeriousRule(ofLine),
    isKept: ofLine.every(({ isKept }) => isKept),
  }))
})

/** Chooses the most serious rule. A rule that exposes content is more serious than one that shows a page. */
export const mostSeriousRule = ([first, ...others]: Group<UncheckedRule>): UncheckedRule =>
  [first, ...others].find(({ kind }) => kind !== 'page') ?? first

/** The servers on 2.2 without a module that surely makes 2.4 check internal requests again. */
export const serversSkippingInternalChecks = (site: Site): readonly Server[] => site.once(findServersThatSkipChecks)

const findServersThatSkipChecks = (site: Site): readonly Server[] =>
  serversOn22(site).filter(
    (server) => !startLines(site, server, 'LoadModule').some((line) => loadsRecheckingModule(site, line)),
  )

/** Whether a LoadModule line surely makes 2.4 check internal requests again. A line in a guard mostly does not. */
function loadsRecheckingModule(site: Site, line: Directive): boolean {
  const module = moduleByName(line.args[0]?.value ?? '')
  if (!module || !recheckingModules.includes(module.name)) return false
  const around = [...ancestors(line)]
  // In `<IfModule !MODULE>` the line also shows that the module is present: httpd skips it only if the module is there already.
  const isForWant = around.every(({ key, args }) => key === 'ifmodule' && args[0]?.value === `!${module.source}`)
  if (isConditional(site, line) && !(around.length > 0 && isForWant)) return false
  return (
    isInSameTemplateBlock(site, line, undefined) &&
    (!isInAvailableFolder(line.file) || site.includersOf(line.file).length > 0)
  )
}

/** Modules whose access check makes 2.4 check each internal request, as 2.2 did. */
const recheckingModules = ['mod_allowmethods', 'mod_auth_form', 'mod_log_debug', 'mod_lua']

/** The line that makes a server check internal requests again; undefined if there is no known place for the line. */
export function editForInternalChecks(site: Site, server: Server): Edit | undefined {
  const loads = loadModuleLines(site, server)
  const module = moduleByName('mod_allowmethods')
  return loads && module ? insertAfter(loads.last, [loads.lineFor(module)]) : undefined
}

function findUncheckedRequests(site: Site, ineffectiveAllow: IneffectiveAllowChoice): readonly UncheckedRule[] {
  // If the fix can add the line that makes 2.4 check again, every rule counts, without a proof that it may decide differently.
  const hasPlace =
    serversOn22(site).length > 0 &&
    serversSkippingInternalChecks(site).every((server) => editForInternalChecks(site, server) !== undefined)
  if (site.from === '2.4') return []
  const { plans, pages } = accessPlans(site, ineffectiveAllow)
  const authorizers = authorizersOf(site)
  const counts = (state: State) =>
    !state.unclear && (hasPlace || mayDecideDifferently(site, conditionsByMethod(state, authorizers)))
  const conditions = site.directives('SSLRequire').filter((at) => at.args.some(({ value }) => dependsOnUrl.test(value)))
  const refused = [...pages].filter(
    ([page, met]) => mayRefusePage(page, met, authorizers) || isPageCheckedByTls(site, page, met),
  )
  return [
    // 2.4 merges `<Proxy>` sections anew for each request and subrequest. The result is never the same object, so access is
    // checked again (mod_proxy.c, proxy_walk; server/request.c, ap_location_walk).
    ...plans.flatMap((plan) => (plan.scope.kind === 'proxy' ? [] : uncheckedRuleOf(plan, plan.after.filter(counts)))),
    ...conditions.map((at): UncheckedRule => ({ kind: 'expression', at, plan: undefined })),
    ...[...groupBy(refused, ([{ at }]) => at)].map(
      ([at, some]): UncheckedRule => ({
        kind: 'page',
        at,
        plan: undefined,
        isKept: some.every(([, met]) => !pageAccessDependsOnVariable(met, authorizers)),
      }),
    ),
  ]
}

/** Variables of SSLRequire with different values in a subrequest or redirect (ssl_engine_vars.c, ssl_var_lookup). */
const dependsOnUrl = /%\{(REQUEST_|SCRIPT_|PATH_|QUERY_|IS_SUBREQ|THE_REQUEST|API_VERSION|ENV:)/i

/** The first rule that may decide differently for an internal request: by the method, a variable or the owner. */
function uncheckedRuleOf(plan: Plan, known: readonly State[]): readonly UncheckedRule[] {
  const { access } = plan
  const [first] = access.lines
  if (!first) return []
  if (known.some((state) => methodsNamedInState(state).length > 0)) {
    const limited = access.lines.find(({ methods }) => methods.names.length > 0) ?? first
    return [{ kind: 'method', at: limited.within.find(({ key }) => key.startsWith('limit')) ?? limited.at, plan }]
  }
  const lines = known.flatMap(({ require }) => require ?? [])
  const owner = lines.find(({ keyword }) => /^file-/.test(keyword))
  if (owner) return [{ kind: 'owner', at: owner.at, plan }]
  const asking = access.lines.find(({ at }) => isDirective(at) && at.args.some(({ value }) => /^env=/i.test(value)))
  return known.some(mayTestVariable) ? [{ kind: 'variable', at: (asking ?? first).at, plan }] : []
}

/** Whether an internal request, which uses GET, may get another decision than the request that caused it. */
function mayDecideDifferently(site: Site, whole: ReturnType<typeof conditionsByMethod>): boolean {
  const conditions = [...whole.named.keys(), anyOtherMethod].map((name) => valueForMethod(whole, name))
  const onGet = valueForMethod(whole, 'GET')
  return (
    conditions.some((one) => !areEquivalent(allOf([one, onGet]), one)) ||
    conditions
      .flatMap(leavesOf)
      .some(({ provider, words }) => /file-/.test(provider) || (provider === 'env' && !isSetByClientOnly(site, words)))
  )
}

/** Whether only data from the client sets a variable. Names are compared without letter case, as in 2.2's tables. */
function isSetByClientOnly(site: Site, name: string): boolean {
  const variable = name.toLowerCase()
  const lines = site
    .directives(...namesMaybeWithEffect(site, 'sets'))
    .filter(
      ({ key, args }) => key === 'requestheader' || args.some(({ value }) => value.toLowerCase().includes(variable)),
    )
  return (
    lines.length > 0 &&
    lines.every(
      ({ key, args }) =>
        key.startsWith('browsermatch') ||
        (key.startsWith('setenvif') && clientAttributeRegex.test(args[0]?.value ?? '')),
    )
  )
}
