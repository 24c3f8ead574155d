import { hasAccessRules } from '../access/read/access-lines.js'
import { authzProviderNamed } from '../httpd/authz-providers.js'
import { type KnownDirective, knownDirectives } from '../httpd/directives.js'
import { neverApplied } from '../httpd/directory-pattern.js'
import { moduleNamed } from '../httpd/modules.js'
import { filterModules } from '../models/filter-modules.js'
import type { LoadedModules } from '../models/modules/loaded-modules.js'
import { linesProxied, linesToBackEnds } from '../models/proxy-targets.js'
import { isConditional } from '../site/context.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import { type ConfigFile, commandsUnder, type Directive, type Section } from '../syntax/tree.js'

/** A module, and a line that needs it. */
export type ModuleUse = readonly [module: string, because: Directive | Section]

/** A module, and the lines of a file that need it, in their order. */
export type ModuleUses = readonly [module: string, (file: ConfigFile) => Iterable<Directive | Section>]

/** What is going to be written in the place of old lines: CustomLog, SetEnvIf for an SCGI server, IfVersion. */
export function rewritten(site: Site): readonly ModuleUses[] {
  const neverApplying = (name: string): ModuleUses => [
    'mod_version',
    (file) => site.sectionsIn(file, name).filter((section) => neverApplied(section) && isLiteral(section)),
  ]
  const toBackEnds = [...linesToBackEnds(site), ...linesProxied(site)]
  const scgi = toBackEnds.filter(({ args }) => args.some(({ value }) => /^scgi:/i.test(value)))
  return [
    ...['DirectoryMatch', 'Directory'].map(neverApplying),
    ['mod_log_config', (file) => site.directivesIn(file, 'CookieLog')],
    ['mod_setenvif', (file) => scgi.filter((line) => line.file === file)],
  ]
}

const usesOf = (site: Site, module: string, name: string, needs: (line: Directive) => boolean): ModuleUses => [
  module,
  function* (file) {
    for (const line of site.directivesIn(file, name)) if (needs(line)) yield line
  },
]

/** httpd asks for the version in a branch that it then skips, so that the index of the site leaves it out. */
export const versions = (site: Site): ModuleUses => [
  'mod_version',
  (file) => file.named('<ifversion').filter(({ parent }) => !parent || site.isLive(parent)),
]

/** Rules in a guard for a module that 2.2 had built in: without it 2.4 would not read them. */
function* guarded(site: Site, { builtInto22, names }: LoadedModules): Generator<ModuleUse> {
  for (const guard of site.sections('IfModule')) {
    const word = guard.args[0]?.value ?? ''
    const module = moduleNamed(word)
    // The guard gets the name of the module that this one has become part of.
    if (module?.name === 'mod_authn_alias' && names.has(module.name)) yield ['mod_authn_core', guard]
    if (!module || !builtInto22.has(module.name) || (word !== module.source && word !== module.symbol22)) continue
    if ([...commandsUnder(guard.commands)].some((node) => hasAccessRules([node]))) yield [module.name, guard]
  }
}

/** By directive or section that another module takes in 2.4; where all is given, by each that a module takes. */
export function* usesByName(site: Site, whole: boolean): Generator<ModuleUses> {
  for (const known of knownDirectives()) {
    const name = moduleOf(known)
    if (!name || !(whole || isNewlyNeeded(known, name))) continue
    const key = known.name.toLowerCase()
    if (site.names.has(key)) yield [name, (file) => site.directivesIn(file, key)]
    if (site.names.has(`<${key}`)) yield [name, (file) => site.sectionsIn(file, key)]
  }
}

export function* usesOfOtherModules(site: Site, whole: boolean, modules: LoadedModules): Generator<ModuleUse> {
  yield* sessionCaches(site)
  yield* balancerNeeds(site)
  // Beside a mod_proxy that is loaded, what is not loaded was not there in 2.2 either.
  if (whole && !modules.names.has('mod_proxy')) yield* proxySchemes(site)
  if (whole && !modules.names.has('mod_dav')) for (const line of site.directives('Dav')) yield ['mod_dav_fs', line]
  // Beside lines that load modules, a filter whose module they do not load was not there in 2.2 either.
  if (whole && !site.says('LoadModule')) yield* filterModules(site)
  if (whole) yield* guarded(site, modules)
}

/** Who takes the directive in 2.4; what mod_access_compat takes is going to be Require. */
function moduleOf({ in22, in24 }: KnownDirective): string | undefined {
  if (!in22 || !in24?.module.startsWith('mod_')) return undefined
  return in24.module === 'mod_access_compat' ? 'mod_authz_core' : in24.module
}

function isNewlyNeeded({ in22 }: KnownDirective, name: string): boolean {
  return in22?.module !== name
}

/** The module that answers for a Require line: `Require not host` is one of mod_authz_host. */
function moduleRequired({ args: [first, second] }: Directive): string | undefined {
  const word = /^not$/i.test(first?.value ?? '') ? second : first
  return authzProviderNamed(word?.value ?? '')?.module
}

/** The session caches of mod_ssl are modules of their own (ssl_engine_config.c, ssl_cmd_SSLSessionCache). */
function* sessionCaches(site: Site): Generator<ModuleUse> {
  for (const line of site.directives('SSLSessionCache')) {
    const kind = /^(shm|dbm|dc:)/i.exec(line.args[0]?.value ?? '')?.[1]?.toLowerCase()
    // What is offered in the place of a distributed cache is one in shared memory.
    if (!kind || (kind === 'dc:' && site.loads('mod_socache_dc'))) continue
    yield [kind === 'dbm' ? 'mod_socache_dbm' : 'mod_socache_shmcb', line]
  }
}

/** 2.2 asked for a missing one of these at each request, 2.4 asks when it starts (mod_authz_core.c, add_authz_provider). */
export function providers(site: Site): readonly ModuleUses[] {
  const dbmGroups = site.says('AuthDBMGroupFile') && !site.says('AuthGroupFile')
  const requiring = (module: string, needed = module) =>
    usesOf(site, needed, 'Require', (line) => moduleRequired(line) === module)
  const ofType = (type: string) =>
    usesOf(site, `mod_auth_${type}`, 'AuthType', ({ args: [word] }) => word?.value.toLowerCase() === type)
  return [
    requiring('mod_authz_host'),
    requiring('mod_authz_user'),
    requiring('mod_authz_groupfile', dbmGroups ? 'mod_authz_dbm' : undefined),
    requiring('mod_authnz_ldap'),
    requiring('mod_authz_owner'),
    // mod_authz_groupfile asks it for the group of the file (mod_authz_groupfile.c, filegroup_check_authorization).
    usesOf(site, 'mod_authz_owner', 'Require', ({ args: [word] }) => /^file-group$/i.test(word?.value ?? '')),
    usesOf(site, 'mod_authz_host', 'Allow', namesClients),
    usesOf(site, 'mod_authz_host', 'Deny', namesClients),
    ofType('basic'),
    ofType('digest'),
  ]
}

const namesClients = ({ args }: Directive): boolean => args.slice(1).some(({ value }) => !/^(all$|env=)/i.test(value))

/**
 * The modules that proxying to a balancer needs in 2.4, each with a line that needs it: shared memory for mod_proxy_balancer,
 * used or not, and a module for each way of choosing a back end, byrequests where a balancer names none
 * (mod_proxy_balancer.c, balancer_post_config; proxy_util.c, ap_proxy_share_balancer).
 */
function* balancerNeeds(site: Site): Generator<readonly [module: string, because: Directive | Section]> {
  for (const line of site.directives('LoadModule')) {
    if (line.args[0]?.value === 'proxy_balancer_module') yield ['mod_slotmem_shm', line]
  }
  const methods = new Map<string, { at: Directive | Section; method: string | undefined }>()
  for (const [name, at, method] of mentions(site)) {
    const known = methods.get(name)
    if (!known || (method && !known.method)) methods.set(name, { at: method || !known ? at : known.at, method })
  }
  for (const { at, method } of methods.values()) {
    yield [`mod_lbmethod_${method ?? 'byrequests'}`, at]
    yield ['mod_slotmem_shm', at]
  }
}

/** Every place that speaks of a balancer, with the method that it sets for it. */
function* mentions(
  site: Site,
): Generator<readonly [name: string, at: Directive | Section, method: string | undefined]> {
  for (const at of site.sections('Proxy')) {
    const name = nameIn(at)
    if (name !== undefined) yield [name, at, undefined]
  }
  for (const at of site.directives('ProxyPass', 'ProxyPassMatch', 'ProxySet', 'BalancerMember')) {
    const name = nameIn(at) ?? (at.parent && nameIn(at.parent))
    if (name !== undefined) yield [name, at, methodIn(at)]
  }
}

const nameIn = ({ args }: Directive | Section): string | undefined =>
  args.map(({ value }) => /^balancer:\/\/([^/]*)/i.exec(value)?.[1]?.toLowerCase()).find((name) => name !== undefined)

const methodIn = ({ args }: Directive): string | undefined =>
  args.map(({ value }) => /^lbmethod=(\w+)$/i.exec(value)?.[1]?.toLowerCase()).find((method) => method !== undefined)

const modules: Readonly<Record<string, string>> = {
  ajp: 'mod_proxy_ajp',
  balancer: 'mod_proxy_balancer',
  ftp: 'mod_proxy_ftp',
  http: 'mod_proxy_http',
  https: 'mod_proxy_http',
  scgi: 'mod_proxy_scgi',
}

/**
 * The modules that proxying needs for the schemes of the addresses it is sent to, each with a line that needs it, and those
 * of a forward proxy. Without one httpd starts and answers 500 (mod_proxy.c, proxy_handler: "No protocol handler was valid").
 */
function* proxySchemes(site: Site): Generator<readonly [module: string, because: Directive]> {
  for (const line of linesToBackEnds(site)) for (const { value } of line.args) yield* needOf(line, value)
  // Without mod_proxy 2.2 started, and answered 403 to it: only another line shows that the module was there.
  for (const line of mayProxy(site) ? linesProxied(site) : []) yield* needOf(line, line.args[1]?.value)
  for (const line of site.directives('ProxyRequests')) {
    if (!/^on$/i.test(line.args[0]?.value ?? '')) continue
    yield ['mod_proxy_http', line]
    yield ['mod_proxy_connect', line]
  }
}

function* needOf(line: Directive, address = ''): Generator<readonly [string, Directive]> {
  const module = modules[/^(\w+):\/\//.exec(address)?.[1]?.toLowerCase() ?? '']
  if (!module) return
  yield ['mod_proxy', line]
  yield [module, line]
}

/** Whether 2.2 had mod_proxy: built in, as everything is, or because a line needs it to be read. */
const mayProxy = (site: Site): boolean =>
  !site.says('LoadModule') ||
  knownDirectives().some(
    ({ name, in22 }) =>
      in22?.module === 'mod_proxy' &&
      [...site.directives(name), ...site.sections(name)].some((node) => !isConditional(site, node)),
  )
