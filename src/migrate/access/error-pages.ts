import { conditionsByMethod } from '../../access/decide/by-22.js'
import type { State } from '../../access/decide/state.js'
import { noGuardConditions } from '../../access/merge/exclusive-readings.js'
import { nameOverlap, regexTest } from '../../access/merge/file-names.js'
import type { StatesInFolder } from '../../access/merge/merge.js'
import type { Scope } from '../../access/merge/scope.js'
import { always, leavesOf } from '../../access/read/condition.js'
import type { Authorizers } from '../../access/read/requirements.js'
import { groupBy } from '../../base/group-by.js'
import { type Edit, insertAfter, insertInto } from '../../edit/edit.js'
import { hasWildcard, mayWildcardPatternMatch } from '../../httpd/fnmatch.js'
import { valueForMethod } from '../../httpd/methods.js'
import { isHtaccess } from '../../site/htaccess.js'
import { virtualHostAround, virtualHostsAround } from '../../site/line-scope.js'
import type { Site } from '../../site/site.js'
import { isInMacro } from '../../syntax/literal.js'
import { ancestors, type Directive, type Section } from '../../syntax/tree.js'

/** A page that httpd sends for denied requests. */
export interface DenialPage {
  readonly at: Directive
  /** A scope for the page's URL, without lines, to find the states of a request for the page. */
  readonly scope: Scope
}

/** The local pages that ErrorDocument sets for 401 and 403 (server/core.c, set_error_document). */
export function denialPagesOf(site: Site): readonly DenialPage[] {
  return site.directives('ErrorDocument').flatMap((at): DenialPage[] => {
    const [status = '', target = ''] = at.args.map((arg) => arg.value)
    const path = pathOf(target)
    if (!/^40[13]$/.test(status) || path === undefined) return []
    const own = [...virtualHostsAround(site, at)]
    // A virtual host without an ErrorDocument line for the status inherits the page. Its sections are merged after those of the
    // main server, so the page is also checked there.
    const saying = site.once(hostsByStatus).get(status)
    const inheriting = own.includes(undefined) ? site.sections('VirtualHost').filter((host) => !saying?.has(host)) : []
    return [own, inheriting].filter((servers) => servers.length > 0).map((servers) => pageFor(at, path, servers))
  })
}

function pageFor(at: Directive, path: string, servers: readonly (Section | undefined)[]): DenialPage {
  const places = servers.map((server) => ({
    server,
    outer: undefined,
    maybe: false,
    readBy: 'both' as const,
    root: at.file,
    order: last,
    readings: [{ order: last, conditions: noGuardConditions, isSure: true }],
  }))
  const whole = { at: undefined, file: at.file, nodes: [], isMergePositionKnown: true, regex: false, branch: undefined }
  return { at, scope: { ...whole, kind: 'location', path, paths: [path], occurrences: places } }
}

/** The position of an error page in the merge order, which is after all sections. */
const last = Number.MAX_SAFE_INTEGER

/**
 * The edits that keep 2.2's answer to a direct request for the page, if the request is denied and the page is in a
 * `<Location>`. 2.2 sent a built-in text then. 2.4 would send the page: the URL and its configuration are the same, so it does
 * not check again, even with mod_allowmethods (server/request.c, ap_location_walk). Empty if the ErrorDocument lines are
 * already there, or if there is no place to put them.
 */
export function builtInAnswerEdits(site: Site, at: Directive): readonly Edit[] {
  const [status = '', target = ''] = at.args.map(({ value }) => value)
  const path = pathOf(target)
  const tops = [...ancestors(at)].filter(({ key }) => key !== 'virtualhost' && !/^if(module|version|define)$/.test(key))
  if (path === undefined || site.once(builtInAnswers).has(`${status} ${path}`) || isHtaccess(at.file) || isInMacro(at))
    return []
  const lines = [`<Location "${path}">`, `    ErrorDocument ${status} default`, '</Location>']
  const located = hostsWithLocation(site, path)
  const own = virtualHostAround(at)
  if (located.has(undefined) || (own && located.has(own))) return [insertAfter(tops.at(-1) ?? at, lines)]
  // Virtual hosts without an ErrorDocument line for the status inherit those of the main server.
  const saying = site.once(hostsByStatus).get(status)
  const inheriting = [...located].filter((host) => host && !own && !saying?.has(host))
  return inheriting.flatMap((host) => (host && !isInMacro(host) ? [insertInto(host, lines)] : []))
}

/**
 * The servers (undefined for the main server) where a location applies to the page. On these, 2.2 merged the location again for
 * every redirect and so checked again. Without a location, 2.2 sent the page even to clients that the folder denies (2.2,
 * server/request.c, ap_location_walk).
 */
const hostsWithLocation = (site: Site, path: string): ReadonlySet<Section | undefined> =>
  new Set(site.once(locationTests).flatMap(({ host, isFor }) => (isFor(path) ? [host] : [])))

const locationTests = (site: Site) =>
  site
    .sections('Location', 'LocationMatch')
    .map((section) => ({ host: virtualHostAround(section), isFor: locationTest(section) }))

function locationTest({ key, args }: Section): (path: string) => boolean {
  const words = args.map(({ value }) => value)
  const [location = ''] = words
  if (key === 'locationmatch' || location === '~') {
    const matches = regexTest(words.at(-1) ?? '')
    return (path) => matches(path, false)
  }
  if (hasWildcard(location)) return (path) => fits(location.split('/'), path.split('/'))
  const folder = location.replace(/\/?$/, '/')
  return (path) => path === location || path.startsWith(folder)
}

const fits = (patterns: readonly string[], parts: readonly string[]): boolean =>
  patterns.length === parts.length &&
  patterns.every((pattern, index) => mayWildcardPatternMatch(pattern, parts[index] ?? ''))

/** The status and the page for each line that makes 2.4 send a built-in text. */
const builtInAnswers = (site: Site): ReadonlySet<string> =>
  new Set(
    site.directives('ErrorDocument').flatMap(({ args, parent }) => {
      const [status, target] = args
      const isOwn = target?.value.toLowerCase() === 'default' && parent?.key === 'location'
      return isOwn ? [`${status?.value} ${parent.args[0]?.value}`] : []
    }),
  )

/** The servers (undefined for the main server) with an ErrorDocument line, by status. */
function hostsByStatus(site: Site): ReadonlyMap<string | undefined, ReadonlySet<Section | undefined>> {
  const lines = groupBy(site.directives('ErrorDocument'), ({ args }) => args[0]?.value)
  return new Map([...lines].map(([status, some]) => [status, new Set(some.map(virtualHostAround))]))
}

/** The path of a URL without its query, with `%2e` and the like decoded; undefined if not known. */
function pathOf(url: string): string | undefined {
  const path = url
    .replace(/[?#].*$/s, '')
    .replace(/%([2-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return /^\/[\w./ ~+@,:=-]*$/.test(path) && !/\/\.\.?(\/|$)/.test(path) ? path.replace(/\/+/g, '/') : undefined
}

/** The states of requests for a page. */
export interface StatesAtPage {
  /** The states by folder; empty if the folder is not known. */
  readonly statesByFolder: readonly StatesInFolder<State>[]
  /** The states of all requests for the page. */
  readonly bases: readonly State[]
}

/**
 * Whether an environment variable affects who gets the page. A redirected request has other variables, such as
 * REDIRECT_STATUS.
 */
export const pageAccessDependsOnVariable = ({ bases }: StatesAtPage, authorizers: Authorizers): boolean =>
  bases.some((state) =>
    leavesOf(valueForMethod(conditionsByMethod(state, authorizers), 'GET')).some(({ provider }) => provider === 'env'),
  )

/**
 * Whether some GET requests for the page are denied. If its folder is unknown: whether some are denied in every possible
 * folder.
 */
export function mayRefusePage(page: DenialPage, met: StatesAtPage, authorizers: Authorizers): boolean {
  const isRefused = (state: State) => valueForMethod(conditionsByMethod(state, authorizers), 'GET').key !== always.key
  if (met.statesByFolder.length > 0) return statesFor(page, met).some(isRefused)
  return met.bases.length > 0 && met.bases.every((state) => !state.unclear && isRefused(state))
}

/** Whether the page is for 403, and SSLRequireSSL or SSLRequire applies to it, so that only some clients get it. */
export const isPageCheckedByTls = (site: Site, page: DenialPage, met: StatesAtPage): boolean =>
  page.at.args[0]?.value === '403' && site.once(mayRefuseByTls) && statesFor(page, met).some(({ ssl }) => ssl)

/** Whether mod_ssl may deny requests. SSLRequireSSL in a virtual host with TLS denies nobody. */
const mayRefuseByTls = (site: Site): boolean =>
  site.hasDirective('SSLRequire') ||
  site.directives('SSLRequireSSL').some((line) => !speaksTls(site, virtualHostAround(line)))

const speaksTls = (site: Site, host: Section | undefined): boolean =>
  host !== undefined &&
  site
    .directives('SSLEngine')
    .some((line) => virtualHostAround(line) === host && line.args[0]?.value.toLowerCase() === 'on')

function statesFor({ scope }: DenialPage, { statesByFolder }: StatesAtPage): readonly State[] {
  const name = { path: scope.path.slice(scope.path.lastIndexOf('/') + 1), regex: false }
  const fitting = statesByFolder.filter(({ names }) => names.every((files) => nameOverlap(files, name) !== 'never'))
  // A state belongs to the `<Files>` sections that match. Only states with the most sections count, because all sections that can
  // match this name do match it.
  const most = (one: StatesInFolder) =>
    fitting.every(
      (other) => other.server !== one.server || other.folder !== one.folder || other.names.length <= one.names.length,
    )
  return fitting.filter(most).flatMap(({ bases }) => bases)
}
