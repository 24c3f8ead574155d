import { wholeOf } from '../../access/decide/decision.js'
import { methodsIn, type State } from '../../access/decide/state.js'
import { authorizersOf } from '../../access/read/authorizers.js'
import { allOf, equivalent, leavesOf } from '../../access/read/condition.js'
import { type Group, grouped } from '../../base/grouped.js'
import { type Edit, insertAfter } from '../../edit/edit.js'
import { atMethod, otherMethod } from '../../httpd/methods.js'
import { moduleNamed } from '../../httpd/modules.js'
import { namesThat } from '../../models/lines-that.js'
import { isConditional } from '../../site/context.js'
import { isAvailable } from '../../site/enabled.js'
import { type Server, serversOn22, startLines } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { isAlwaysThere } from '../../site/template-blocks.js'
import { ancestors, type Directive, isDirective, type Section } from '../../syntax/tree.js'
import { loadLines } from '../load-lines.js'
import { definedSites } from './defines/defined-sites.js'
import { asksVariables, isKeptForTls, isRefusedToSome } from './error-pages.js'
import { type DeadAllow, onceForEach } from './once-for-each.js'
import { asksVariable, ofClient } from './patterns.js'
import type { Plan } from './plan.js'
import { surveyOf } from './survey.js'

/**
 * A rule that 2.2 asked again for a subrequest or an internal redirect, with another outcome than for the request itself.
 * 2.4 does not ask again where the same sections apply to both, and all modules of access control say that their answer
 * depends on the sections alone (server/request.c, ap_process_request_internal, prep_walk_cache, ap_setup_auth_internal).
 */
export interface Unasked {
  /** `page`: nothing is opened, but who is refused sees a page that was refused too. */
  readonly kind: 'method' | 'variable' | 'owner' | 'expression' | 'page'
  readonly at: Directive | Section
  /** The scope that says it; undefined where it is not one of them. */
  readonly plan: Plan | undefined
  /** Of a page: 2.2 refused it to whoever is refused, asked for by a redirect or not. */
  readonly isKept?: boolean
}

/** What 2.4 would not ask again on any of these servers, however httpd is started. */
export const unaskedIn = onceForEach((site, deadAllow): readonly Unasked[] => {
  const ways = site.once(definedSites)
  if (ways.length === 0) return findUnasked(site, deadAllow)
  const found = ways.flatMap((way) =>
    findUnasked(way.site, deadAllow).map((one) => ({ ...one, at: way.nodeOf(one.at), plan: undefined })),
  )
  return Array.from(grouped(found, ({ at }) => at).values(), (ofLine) => ({
    ...graveFirst(ofLine),
    isKept: ofLine.every(({ isKept }) => isKept),
  }))
})

/** What opens before what shows a page. */
export const graveFirst = ([first, ...others]: Group<Unasked>): Unasked =>
  [first, ...others].find(({ kind }) => kind !== 'page') ?? first

/** Servers on 2.2 that load nothing for sure that makes 2.4 ask again. */
export const serversThatSkipChecks = (site: Site): readonly Server[] => site.once(findServersThatSkipChecks)

const findServersThatSkipChecks = (site: Site): readonly Server[] =>
  serversOn22(site).filter((server) => !startLines(site, server, 'LoadModule').some((line) => makesAsk(site, line)))

/** A line of a branch, or of a file that waits to be chosen, may not be read. */
function makesAsk(site: Site, line: Directive): boolean {
  const module = moduleNamed(line.args[0]?.value ?? '')
  if (!module || !asking.includes(module.name)) return false
  const around = [...ancestors(line)]
  // It is there afterwards in any case.
  const isForWant = around.every(({ key, args }) => key === 'ifmodule' && args[0]?.value === `!${module.source}`)
  if (isConditional(site, line) && !(around.length > 0 && isForWant)) return false
  return isAlwaysThere(site, line, undefined) && (!isAvailable(line.file) || site.includersOf(line.file).length > 0)
}

/** Modules that check access without that promise: with one of them loaded, 2.4 asks as often as 2.2 did. */
const asking = ['mod_allowmethods', 'mod_auth_form', 'mod_log_debug', 'mod_lua']

/** The line that makes a server ask again; undefined where its place cannot be told. */
export function remedyFor(site: Site, server: Server): Edit | undefined {
  const loads = loadLines(site, server)
  const module = moduleNamed('mod_allowmethods')
  return loads && module ? insertAfter(loads.last, [loads.lineFor(module)]) : undefined
}

function findUnasked(site: Site, deadAllow: DeadAllow): readonly Unasked[] {
  // Where the line has a place nothing is proved.
  const hasPlace =
    serversOn22(site).length > 0 && serversThatSkipChecks(site).every((server) => remedyFor(site, server) !== undefined)
  if (site.from === '2.4') return []
  const { plans, pages } = surveyOf(site, deadAllow)
  const authorizers = authorizersOf(site)
  const counts = (state: State) => !state.unclear && (hasPlace || mayChange(site, wholeOf(state, authorizers)))
  const conditions = site.directives('SSLRequire').filter((at) => at.args.some(({ value }) => dependsOnUrl.test(value)))
  const refused = [...pages].filter(
    ([page, met]) => isRefusedToSome(page, met, authorizers) || isKeptForTls(site, page, met),
  )
  return [
    ...plans.filter((plan) => !isAskedAgain(plan)).flatMap((plan) => unaskedOf(plan, plan.after.filter(counts))),
    ...conditions.map((at): Unasked => ({ kind: 'expression', at, plan: undefined })),
    ...[...grouped(refused, ([{ at }]) => at)].map(
      ([at, some]): Unasked => ({
        kind: 'page',
        at,
        plan: undefined,
        isKept: some.every(([, met]) => !asksVariables(met, authorizers)),
      }),
    ),
  ]
}

/**
 * What a request passed on to another server has been through is merged anew for each request and subrequest, from their
 * own memory, so that no two of them have the same configuration and 2.4 asks each (mod_proxy.c, proxy_walk;
 * server/request.c, ap_location_walk merges anew over what is new).
 */
const isAskedAgain = ({ scope }: Plan): boolean => scope.kind === 'proxy'

/** Variables of SSLRequire that are others for a subrequest or a redirect (ssl_engine_vars.c, ssl_var_lookup). */
const dependsOnUrl = /%\{(REQUEST_|SCRIPT_|PATH_|QUERY_|IS_SUBREQ|THE_REQUEST|API_VERSION|ENV:)/i

/** A decision by method, variable or owner of the file may be another one the second time. */
function unaskedOf(plan: Plan, known: readonly State[]): readonly Unasked[] {
  const { access } = plan
  const [first] = access.lines
  if (!first) return []
  if (known.some((state) => methodsIn(state).length > 0)) {
    const limited = access.lines.find(({ methods }) => methods.names.length > 0) ?? first
    return [{ kind: 'method', at: limited.within.find(({ key }) => key.startsWith('limit')) ?? limited.at, plan }]
  }
  const lines = known.flatMap(({ require }) => require ?? [])
  const owner = lines.find(({ keyword }) => /^file-/.test(keyword))
  if (owner) return [{ kind: 'owner', at: owner.at, plan }]
  const asking = access.lines.find(({ at }) => isDirective(at) && at.args.some(({ value }) => /^env=/i.test(value)))
  return known.some(asksVariable) ? [{ kind: 'variable', at: (asking ?? first).at, plan }] : []
}

/**
 * Whether a decision may be another one for a GET than it was before: subrequests are GET, and so are error pages and what a
 * script redirects to. Asked where no server is seen to load mod_allowmethods for.
 */
function mayChange(site: Site, whole: ReturnType<typeof wholeOf>): boolean {
  const conditions = [...whole.named.keys(), otherMethod].map((name) => atMethod(whole, name))
  const onGet = atMethod(whole, 'GET')
  return (
    conditions.some((one) => !equivalent(allOf([one, onGet]), one)) ||
    conditions
      .flatMap(leavesOf)
      .some(({ provider, words }) => /file-/.test(provider) || (provider === 'env' && !isOfClient(site, words)))
  )
}

/** Whether only what the client sent sets a variable. Names are compared without letter case, as 2.2's tables are. */
function isOfClient(site: Site, name: string): boolean {
  const lines = site
    .directives(...namesThat(site, 'sets'))
    .filter(({ key, args }) => key === 'requestheader' || args.some(({ value }) => includesName(value, name)))
  return (
    lines.length > 0 &&
    lines.every(
      ({ key, args }) =>
        key.startsWith('browsermatch') || (key.startsWith('setenvif') && ofClient.test(args[0]?.value ?? '')),
    )
  )
}

const includesName = (text: string, name: string): boolean => text.toLowerCase().includes(name.toLowerCase())
