import { isGuard } from '../../httpd/guards.js'
import { covers, everyMethod, type Methods, type PerMethod, perMethod } from '../../httpd/methods.js'
import { readingToday } from '../../site/present.js'
import type { Site } from '../../site/site.js'
import { hasPlaceholder } from '../../syntax/template.js'
import { commandsUnder, type Directive, type Section, sourceOf } from '../../syntax/tree.js'
import {
  type AccessKind,
  type AccessLine,
  type Dual,
  doubt,
  doubtAbout,
  doubtLine,
  readNodes,
  type ScopeReading,
  saysAccess,
} from './access-lines.js'
import { type AuthzTree, authzTreeOf } from './authz-tree.js'
import { type Clients, clientsOf } from './clients.js'
import { allOf, always, anyOf, type Condition, never, not } from './condition.js'
import { type Requirement, requirementOf } from './requirements.js'

/** What one section, or one .htaccess file, says of access in 2.2's terms. */
export interface Access {
  readonly lines: readonly AccessLine[]
  /** H of its own host lines by method; undefined where it has none, so that those of its parent stay in force. */
  readonly host: PerMethod<Condition> | undefined
  /** Its Require lines; undefined where it has none. */
  readonly require: readonly Requirement[] | undefined
  /** Satisfy by its methods, the last one last. */
  readonly satisfy: readonly { readonly methods: Methods; readonly any: boolean }[]
  /** On or Off by directive name, in lower case. */
  readonly authoritative: ReadonlyMap<string, boolean>
  readonly authType: boolean
  readonly groupFile: boolean
  readonly dbmGroupFile: boolean
  /** `url`: it says AuthLDAPURL; `lost`: directives of mod_authnz_ldap without it, beside which none of above counts. */
  readonly ldap: 'url' | 'lost' | undefined
  readonly ssl: boolean
  /** 2.4's own reading, where the configuration runs on 2.4 with mod_access_compat; undefined on 2.2. */
  readonly authz: AuthzTree | undefined
  /** Lines that 2.2 read and 2.4 does not, beside lines that only 2.4 reads. */
  readonly dual: Dual | undefined
  /** How Apache's upgrade guide reads its host lines, where an Allow among them had no effect; undefined elsewhere. */
  readonly guide: GuideReading | undefined
  /** Ends of clients' names that stand behind # on an Allow line, where 2.2 did not read a comment. */
  readonly domains: readonly string[]
  /** Guards ask for mod_access_compat: it suits servers with and without it already. */
  readonly forBoth: boolean
  /** `<RequireAny>` and the like, outermost ones. */
  readonly containers: readonly Section[]
  /** Why nobody can tell what it means: a phrase that ends "…, which …". */
  readonly unclear: string | undefined
  /** What is unclear is the host lines, and nothing else. */
  readonly onlyHostsUnclear: boolean
}

/** The guide lets in whom Allow names, though Deny has the last word. */
export interface GuideReading {
  /** Whom such an Allow names. */
  readonly allowed: Condition
  readonly host: PerMethod<Condition>
}

/**
 * Read what the nodes of one scope say (mod_authz_host.c; server/core.c, require, satisfy, ap_limit_section).
 * @param branch the block of a template that they all stand in, where they are one branch of a section
 */
export function accessOf(site: Site, nodes: readonly (Directive | Section)[], branch?: string): Access {
  const reading: ScopeReading = {
    site,
    around: nodes[0]?.parent,
    branch,
    lines: [],
    dual: { old: [], new: [] },
    containers: [],
    readings: new Map(),
    forBoth: false,
    unclear: undefined,
    unclearBeyondHosts: false,
  }
  readNodes(reading, nodes, everyMethod, [])
  const { lines } = reading
  const host = hostOf(reading)
  const has = (kind: AccessKind) => lines.some((line) => line.kind === kind)
  const authz = site.from === '2.4' ? authzTreeOf(nodes) : undefined
  const require = lines.filter((line) => line.kind === 'require').map((line) => requirementOf(line.at, line.methods))
  if (authz) doubt(reading, authz.unclear ?? (host && site.once(rulesInIf)))
  else for (const { unclear } of require) doubt(reading, unclear)
  if (has('new') && !authz) doubt(reading, '`AuthMerging`, which 2.2 does not know')
  return {
    lines,
    host: host?.exact,
    authz,
    require: require.length ? require : undefined,
    satisfy: satisfyOf(reading),
    authoritative: authoritativeOf(lines),
    authType: lines.some(({ kind, at }) => kind === 'authtype' && at.args[0]?.value.toLowerCase() !== 'none'),
    groupFile: has('groupfile'),
    dbmGroupFile: has('dbmgroupfile'),
    ldap: ldapOf(site, nodes),
    ssl: has('ssl'),
    dual: dualOf(reading),
    containers: reading.containers,
    forBoth: reading.forBoth,
    guide: host?.guide,
    domains: lines.flatMap(({ kind, at }) =>
      kind === 'allow' && sourceOf(at.file, at).includes('#') ? clientsOf(at).domains : [],
    ),
    unclear: reading.unclear,
    onlyHostsUnclear: reading.unclear !== undefined && !reading.unclearBeyondHosts,
  }
}

/** `<If>` comes after all other sections: the rules of its own that it has go with the host lines above, and would replace a Require there. */
function rulesInIf(site: Site): string | undefined {
  const section = site
    .sections('If', 'ElseIf', 'Else')
    .find(({ commands }) => [...commandsUnder(commands)].some((node) => saysAccess([node])))
  return section && `rules that \`<${section.name.value}>\` joins`
}

/** What 2.4 alone reads beside these lines is part of what it decides here. */
const dualOf = ({ dual, lines }: ScopeReading): Dual | undefined =>
  dual.new.length > 0 && (dual.old.length > 0 || lines.length > 0) ? dual : undefined

/** mod_authnz_ldap has no merger: a section with one of its directives begins anew (mod_authnz_ldap.c). */
function ldapOf(site: Site, nodes: readonly (Directive | Section)[]): Access['ldap'] {
  const found = nodes.flatMap((node): Access['ldap'][] => {
    if (node.kind === 'directive')
      return /^authz?ldap/.test(node.key) ? [node.key === 'authldapurl' ? 'url' : 'lost'] : []
    if (!isGuard(node) || readingToday(site, node) === 'never') return []
    const inner = ldapOf(site, node.commands)
    return [readingToday(site, node) === 'always' ? inner : inner && 'lost']
  })
  return found.includes('url') ? 'url' : found.find(Boolean)
}

/** The first value of a directive in lower case; notes it where it holds what is not known here. */
function wordOf(reading: ScopeReading, at: Directive): string {
  const value = at.args.map((arg) => arg.value).join(' ')
  if (hasPlaceholder(sourceOf(at.file, at))) doubtAbout(reading, at, 'which a template fills in')
  return value.toLowerCase()
}

/** H: the formulas of check_dir_access. Without Order, and for methods that no Order is said for, the order is deny,allow. */
function hostOf(
  reading: ScopeReading,
): { readonly exact: PerMethod<Condition>; readonly guide: GuideReading | undefined } | undefined {
  const lines = reading.lines.filter(({ kind }) => kind === 'order' || kind === 'allow' || kind === 'deny')
  if (lines.length === 0) return undefined
  const clients = new Map<AccessLine, Clients>()
  for (const line of lines) if (line.kind !== 'order') clients.set(line, clientsOf(line.at))
  for (const [{ at }, { unclear }] of clients) if (unclear) doubtLine(reading, at, unclear)
  let allowed: Condition | undefined
  const asRead = (by: 'exact' | 'guide') => (name: string) => {
    const mine = lines.filter((line) => covers(line.methods, name))
    const matched = (kind: AccessKind) =>
      anyOf(mine.filter((line) => line.kind === kind).flatMap((line) => clients.get(line)?.parts ?? []))
    const denied = not(matched('deny'))
    const order = mine
      .filter((line) => line.kind === 'order')
      .map((line) => orderOf(reading, line.at))
      .at(-1)
    if (order !== 'allow,deny') return anyOf([matched('allow'), denied])
    const isDead = denied.key === never.key && matched('allow').key !== never.key && matched('allow').key !== always.key
    if (isDead) allowed = matched('allow')
    return isDead && by === 'guide' ? matched('allow') : allOf([matched('allow'), denied])
  }
  const names = lines.flatMap((line) => line.methods.names)
  const exact = perMethod(names, asRead('exact'))
  return { exact, guide: allowed && { allowed, host: perMethod(names, asRead('guide')) } }
}

function orderOf(reading: ScopeReading, at: Directive): 'allow,deny' | 'deny,allow' {
  const word = wordOf(reading, at)
  if (word === 'allow,deny' || word === 'mutual-failure') return 'allow,deny'
  if (word !== 'deny,allow') doubtAbout(reading, at, 'which 2.2 refuses too')
  return 'deny,allow'
}

function satisfyOf(reading: ScopeReading): Access['satisfy'] {
  return reading.lines
    .filter((line) => line.kind === 'satisfy')
    .map(({ at, methods }) => {
      const word = wordOf(reading, at)
      if (word !== 'any' && word !== 'all') doubtAbout(reading, at, 'which 2.2 refuses too')
      return { methods, any: word === 'any' }
    })
}

function authoritativeOf(lines: readonly AccessLine[]): ReadonlyMap<string, boolean> {
  const flags = lines.filter((line) => line.kind === 'authoritative')
  if (flags.length === 0) return noFlags
  return new Map(flags.map(({ at }) => [at.key, at.args[0]?.value.toLowerCase() !== 'off']))
}

const noFlags: ReadonlyMap<string, boolean> = new Map()
