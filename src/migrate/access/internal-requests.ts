import { wholeOf } from '../../access/merge/decision.js'
import { methodsIn, type State } from '../../access/merge/keyed-state.js'
import { authorizersOf } from '../../access/read/authorizers.js'
import { allOf, type Condition, equivalent, type Leaf, leavesOf } from '../../access/read/condition.js'
import { grouped } from '../../base/grouped.js'
import { type Edit, insertAfter } from '../../edit/edit.js'
import { atMethod, otherMethod } from '../../httpd/methods.js'
import { moduleNamed } from '../../httpd/modules.js'
import { isSteady } from '../../models/steady-variables.js'
import { isConditional } from '../../site/context.js'
import { isAvailable } from '../../site/enabled.js'
import { type Server, serversOn22, startLines } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { isAlwaysThere } from '../../site/template-blocks.js'
import { ancestors, type Directive, type Section } from '../../syntax/tree.js'
import { loadLines } from '../load-lines.js'
import { asksVariables, isKeptForTls, isRefusedToSome } from './error-pages.js'
import { type DeadAllow, onceForEach } from './once-for-each.js'
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

/** What 2.4 would not ask again on any of these servers, the gravest first. */
export const unaskedIn = onceForEach(findUnasked)

/** Servers on 2.2 that load nothing for sure that makes 2.4 ask again. */
export const serversThatSkipChecks = (site: Site): readonly Server[] =>
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
  if (site.from === '2.4' || !mayDiffer(site)) return []
  const { plans, pages } = surveyOf(site, deadAllow)
  const authorizers = authorizersOf(site)
  const known = new Map<State, Pick<Unasked, 'kind' | 'at'> | undefined>()
  const forAnyName = plans.filter(isForAnyName)
  const found = plans.filter(mayTellApart).flatMap((plan): Unasked[] => {
    if (isAskedAgain(plan) || forAnyName.some((files) => alwaysFollows(files, plan))) return []
    for (const state of plan.after.filter(tellsRequestsApart)) {
      if (!known.has(state)) known.set(state, whyUnasked(site, plan, wholeOf(state, authorizers)))
      const why = known.get(state)
      if (why) return [{ ...why, plan }]
    }
    return []
  })
  const conditions = site.directives('SSLRequire').filter((at) => at.args.some(({ value }) => dependsOnUrl.test(value)))
  const refused = [...pages].filter(
    ([page, parts]) => isRefusedToSome(page, parts, authorizers) || isKeptForTls(site, page, parts),
  )
  return [
    ...found,
    ...conditions.map((at): Unasked => ({ kind: 'expression', at, plan: undefined })),
    ...[...grouped(refused, ([{ at }]) => at)].map(
      ([at, some]): Unasked => ({
        kind: 'page',
        at,
        plan: undefined,
        isKept: some.every(([, parts]) => !asksVariables(parts, authorizers)),
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

/**
 * Whether every request that meets the section meets a `<Files>` section in it later, whatever its name: then nothing is
 * decided before that, and it is enough to look at what holds behind it. Both versions hold a request for a folder against
 * the name behind its last slash, which may be empty (server/request.c, ap_file_walk).
 */
const alwaysFollows = ({ scope: { places } }: Plan, { scope }: Plan): boolean =>
  places.every(({ outer, maybe }) => outer === scope && scope.places.every((place) => place.maybe === maybe))

const isForAnyName = ({ scope: { kind, regex, path }, access }: Plan): boolean =>
  kind === 'files' && regex && /^\^?\.\*$/.test(path) && access.unclear === undefined

/** Most sections ask nothing that could be otherwise the second time. */
const mayTellApart = ({ after }: Plan): boolean => after.some(tellsRequestsApart)

function tellsRequestsApart(state: State): boolean {
  if (state.unclear) return false
  if (methodsIn(state).length > 0) return true
  return (
    /\benv /.test(state.host?.other.key ?? '') || state.require?.some(({ keyword }) => /^file-/.test(keyword)) === true
  )
}

/** Variables of SSLRequire that are others for a subrequest or a redirect (ssl_engine_vars.c, ssl_var_lookup). */
const dependsOnUrl = /%\{(REQUEST_|SCRIPT_|PATH_|QUERY_|IS_SUBREQ|THE_REQUEST|API_VERSION|ENV:)/i

function whyUnasked(
  site: Site,
  plan: Plan,
  whole: ReturnType<typeof wholeOf>,
): Pick<Unasked, 'kind' | 'at'> | undefined {
  const first = plan.access.lines[0]
  if (!first) return undefined
  const methods = [...whole.named.keys(), otherMethod]
  if (methods.some((name) => !implies(atMethod(whole, name), atMethod(whole, 'GET')))) {
    const limited = plan.access.lines.find(({ methods }) => methods.names.length > 0) ?? first
    return { kind: 'method', at: limited.within.find(({ key }) => key.startsWith('limit')) ?? limited.at }
  }
  for (const condition of methods.map((name) => atMethod(whole, name))) {
    const owner = leavesOf(condition).find(({ provider }) => /file-(owner|group)$/.test(provider))
    if (owner) return { kind: 'owner', at: lineOf(owner) ?? first.at }
    const variable = unsteadyIn(site, condition)
    if (variable) return { kind: 'variable', at: lineOf(variable) ?? first.at }
  }
  return undefined
}

/** Subrequests are GET, and so are error pages and what a script redirects to. */
const implies = (one: Condition, other: Condition) => equivalent(allOf([one, other]), one)

/** REDIRECT_STATUS is set in every redirect, so that rules which let in by it let in more then. */
function unsteadyIn(site: Site, condition: Condition): Leaf | undefined {
  if (condition.kind === 'any' || condition.kind === 'all') {
    for (const part of condition.parts) {
      const found = unsteadyIn(site, part)
      if (found) return found
    }
    return undefined
  }
  const leaf = condition.kind === 'not' ? condition.of : condition
  if (leaf.kind !== 'leaf' || leaf.provider !== 'env') return undefined
  if (leaf.words === 'REDIRECT_STATUS' && condition.kind === 'leaf') return undefined
  return isSteady(site, leaf.words) ? undefined : leaf
}

const lineOf = ({ from }: Leaf) => from as Directive | undefined

/**
 * Whether 2.2 asked again at all: it did for another folder, and for another URL or name in the same where a `<Location>` or
 * `<Files>` section applies to both. Something has to make such requests: the index of a folder always does.
 */
function mayDiffer(site: Site): boolean {
  if (site.sections('Location', 'LocationMatch').length > 0) return true
  const hides = ({ key, args }: Section) => {
    const isPattern = key === 'filesmatch' || args.length > 1
    return (isPattern ? /^\^\\\./ : /^\.|^[\w.-]+$/).test(args.at(-1)?.value ?? '')
  }
  if (site.sections('Files', 'FilesMatch').some((section) => !hides(section))) return true
  const elsewhere = ['XBitHack', 'RewriteRule', 'Action', 'Script', 'ScriptAlias', 'ScriptAliasMatch', 'ErrorDocument']
  const handlers = ['AddHandler', 'SetHandler', 'AddOutputFilter', 'SetOutputFilter']
  if (site.says(...elsewhere, ...handlers)) return true
  const says = (name: string, word: RegExp) =>
    site.directives(name).some((line) => line.args.some(({ value }) => word.test(value)))
  return says('Options', /includes|execcgi|^\+?all$/i) || says('DirectoryIndex', /\//)
}
