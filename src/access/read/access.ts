import { mayNeedDollarToMatch } from '../../httpd/directory-pattern.js'
import { isGuard } from '../../httpd/guards.js'
import { allMethods, type MethodSet, type PerMethod } from '../../httpd/methods.js'
import { guardReadingToday } from '../../site/guard-reading.js'
import type { Site } from '../../site/site.js'
import { logicalLineText } from '../../syntax/lines.js'
import { commandsUnder, type Directive, type Section } from '../../syntax/tree.js'
import { type AccessKind, type AccessLine, hasAccessRules, hasAuthType } from './access-lines.js'
import { type AuthzTree, authzTreeOf } from './authz-tree.js'
import type { Condition } from './condition.js'
import { hostRulesOf, type UpgradeGuideReading } from './host-rules.js'
import {
  addAccessLinesOf,
  argumentOrMarkUnclear,
  type GuardsByVersion,
  markUnclear,
  type ScopeReading,
} from './read-scope.js'
import { type Requirement, requirementOf } from './requirements.js'

/** The access rules of one section, or of one .htaccess file, as they are written. */
export interface AccessRules {
  readonly lines: readonly AccessLine[]
  /** The condition of the section's host lines, by method. Undefined if it has none, so that it inherits host lines. */
  readonly host: PerMethod<Condition> | undefined
  /** The section's Require lines; undefined if it has none. */
  readonly require: readonly Requirement[] | undefined
  /** The section's Satisfy lines with their methods. The last one for a method wins. */
  readonly satisfy: readonly { readonly methods: MethodSet; readonly any: boolean }[]
  /** Whether each `Authz…Authoritative` of the section is On, by directive name in lower case. */
  readonly authoritative: ReadonlyMap<string, boolean>
  readonly authType: boolean
  /** Whether the section has an AuthType for 2.4, outside of guards that 2.4 skips. */
  readonly authTypeOn24: boolean
  readonly groupFile: boolean
  readonly dbmGroupFile: boolean
  /**
   * `url`: it has AuthLDAPURL. `lost`: it has other directives of mod_authnz_ldap, which cancel the module's settings from
   * above.
   */
  readonly ldap: 'url' | 'lost' | undefined
  readonly ssl: boolean
  /** The rules as 2.4 reads them, if the configuration runs on 2.4 with mod_access_compat. Undefined on 2.2. */
  readonly authz: AuthzTree | undefined
  /** The guards of a section with rules for 2.4 in guards and other rules for 2.2, in guards or outside. */
  readonly guardsByVersion: GuardsByVersion | undefined
  /** Whether the section has access rules in guards for 2.4 only. */
  readonly hasRulesFor24Only: boolean
  /** Its host lines as Apache's upgrade guide reads them, if one of its Allow lines had no effect. */
  readonly guideReading: UpgradeGuideReading | undefined
  /** Whether the section is treated as closed to everybody, although 2.2 allowed users under Satisfy Any. */
  readonly isClosed?: true
  /** Domains after a # on an Allow line. 2.2 read them as arguments, not as a comment. */
  readonly domainsBehindHash: readonly string[]
  /** Whether guards ask for mod_access_compat, so that the section already works with and without the module. */
  readonly testsCompat: boolean
  /** The outermost `<RequireAny>`, `<RequireAll>` and `<RequireNone>` sections. */
  readonly containers: readonly Section[]
  /** Why the meaning of the section is not known: a phrase like "…, which …". */
  readonly unclear: string | undefined
  /** Whether only the host lines of the section are unclear. */
  readonly onlyHostsUnclear: boolean
  /** For a section written for 2.4: which of its former rules for 2.2 are not known. */
  readonly unknownFormerRules?: 'require' | 'both'
}

/**
 * Reads the access rules in the nodes of one scope (mod_authz_host.c; server/core.c, require, satisfy,
 * ap_limit_section).
 * @param branch the template block around all nodes, if they are one branch of a section
 */
export function accessRulesOf(site: Site, nodes: readonly (Directive | Section)[], branch?: string): AccessRules {
  const reading = beginReading(site, nodes, branch)
  addAccessLinesOf(reading, nodes, allMethods, [])
  const { lines, byVersion, around } = reading
  if (around && site.from === '2.2' && lines.length > 0 && mayNeedDollarToMatch(around)) {
    const tag = logicalLineText(around.file.text, around).trim()
    markUnclear(reading, `\`${tag}\`, whose pattern this tool cannot read yet`)
  }
  const host = hostRulesOf(reading)
  const has = (kind: AccessKind) => lines.some((line) => line.kind === kind)
  const authz = site.from === '2.4' ? authzTreeOf(nodes, site) : undefined
  const require = lines.flatMap(({ kind, at, methods }) =>
    kind === 'require' ? requirementOf(at, methods, reading.isSurelyFor22) : [],
  )
  if (authz) markUnclear(reading, authz.unclear ?? (host && site.once(ifSectionPhrase)))
  else for (const { unclear } of require) markUnclear(reading, unclear)
  if (has('new') && !authz) markUnclear(reading, '`AuthMerging`, which 2.2 does not know')
  return {
    // Copied, because an array that has grown keeps spare memory.
    lines: lines.slice(),
    host: host?.exact,
    authz,
    require: require.length ? require : undefined,
    satisfy: has('satisfy') ? satisfyOf(reading) : none,
    authoritative: authoritativeOf(lines),
    authType: lines.some(isAuthType),
    authTypeOn24: lines.some((line) => isAuthType(line) && !line.hiddenFrom24) || byVersion.for24.some(hasAuthType),
    groupFile: has('groupfile'),
    dbmGroupFile: has('dbmgroupfile'),
    ldap: site.once(namesLdap) ? ldapOf(site, nodes) : undefined,
    ssl: lines.some(isOtherCheckThatMayRefuse),
    guardsByVersion: byVersion.for24.length > 0 && byVersion.for22.length + lines.length > 0 ? byVersion : undefined,
    hasRulesFor24Only: byVersion.for24.length > 0,
    containers: reading.containers.length > 0 ? reading.containers : none,
    testsCompat: reading.testsCompat,
    guideReading: host?.guide,
    domainsBehindHash: host?.domains ?? none,
    unclear: reading.unclear,
    onlyHostsUnclear: reading.unclear !== undefined && !reading.unclearBeyondHosts,
  }
}

const beginReading = (
  site: Site,
  [first]: readonly (Directive | Section)[],
  branch: string | undefined,
): ScopeReading => ({
  site,
  around: first?.parent,
  branch,
  lines: [],
  byVersion: { for22: [], for24: [] },
  containers: [],
  readings: undefined,
  testsCompat: false,
  isSurelyFor22: isSurelyFor22(site),
  unclear: undefined,
  unclearBeyondHosts: false,
})

/** The empty list, shared by all scopes without such lines. */
const none: readonly never[] = []

/**
 * Whether the line is an access check other than host lines and Require, such as SSLRequire, and may refuse requests.
 * `SSLVerifyClient none` refuses none.
 */
export const isOtherCheckThatMayRefuse = ({ kind, at }: AccessLine): boolean =>
  kind === 'ssl' && !(at.key === 'sslverifyclient' && at.args[0]?.value.toLowerCase() === 'none')

const isAuthType = ({ kind, at }: AccessLine) => kind === 'authtype' && at.args[0]?.value.toLowerCase() !== 'none'

/**
 * The first `<If>`, `<ElseIf>` or `<Else>` with access rules, as a phrase for `unclear`. 2.4 merges these after all other
 * sections.
 */
export function ifSectionPhrase(site: Site): string | undefined {
  const section = site
    .sections('If', 'ElseIf', 'Else')
    .find(({ commands }) => [...commandsUnder(commands)].some((node) => hasAccessRules([node])))
  return section && `the rules in \`<${section.name.value}>\``
}

/** Whether only 2.2 has ever read these lines, and the upgrade to 2.4 has not begun. */
const isSurelyFor22 = (site: Site): boolean =>
  site.from === '2.2' && site.judgement.origin === '2.2' && site.judgement.isUntouched

const namesLdap = (site: Site): boolean => [...site.names].some((name) => ofLdap.test(name))

const ofLdap = /^authz?ldap/

/**
 * The section's directives of mod_authnz_ldap. The module has no merger, so one of them cancels the module's settings from above.
 */
function ldapOf(site: Site, nodes: readonly (Directive | Section)[]): AccessRules['ldap'] {
  const found = nodes.flatMap((node): AccessRules['ldap'][] => {
    if (node.kind === 'directive') return ofLdap.test(node.key) ? [node.key === 'authldapurl' ? 'url' : 'lost'] : []
    if (!isGuard(node) || guardReadingToday(site, node) === 'never') return []
    const inner = ldapOf(site, node.commands)
    return [guardReadingToday(site, node) === 'always' ? inner : inner && 'lost']
  })
  return found.includes('url') ? 'url' : found.find(Boolean)
}

function satisfyOf(reading: ScopeReading): AccessRules['satisfy'] {
  return reading.lines
    .filter((line) => line.kind === 'satisfy')
    .map(({ at, methods }) => ({ methods, any: argumentOrMarkUnclear(reading, at, 'any', 'all') === 'any' }))
}

function authoritativeOf(lines: readonly AccessLine[]): ReadonlyMap<string, boolean> {
  const flags = lines.filter((line) => line.kind === 'authoritative')
  if (flags.length === 0) return noFlags
  return new Map(flags.map(({ at }) => [at.key, at.args[0]?.value.toLowerCase() !== 'off']))
}

const noFlags: ReadonlyMap<string, boolean> = new Map()
