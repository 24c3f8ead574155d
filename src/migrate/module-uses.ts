import { hasAccessRules } from '../access/read/access-lines.js'
import { authzProviderNamed } from '../httpd/authz-providers.js'
import { type KnownDirective, knownDirectives } from '../httpd/directives.js'
import { neverMatchedIn22 } from '../httpd/directory-pattern.js'
import { moduleByName } from '../httpd/modules.js'
import { modulesOfUsedFilters } from '../models/filter-modules.js'
import type { LoadedModules } from '../models/modules/loaded-modules.js'
import { linesNamingBackEnds, proxyRewriteRules } from '../models/proxy-targets.js'
import { isConditional } from '../site/context.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import { type ConfigFile, commandsUnder, type Directive, type Section } from '../syntax/tree.js'

/** A module, and a line that needs it. */
export type ModuleUse = readonly [module: string, because: Directive | Section]

/** A module, and a function that finds the lines of a file that need it, in their order. */
export type ModuleUseFinder = readonly [module: string, (file: ConfigFile) => Iterable<Directive | Section>]

/** The modules for lines that fixes write in place of old ones: CustomLog, SetEnvIf for an SCGI server, IfVersion. */
export function usesByLinesOfFixes(site: Site): readonly ModuleUseFinder[] {
  const neverApplying = (name: string): ModuleUseFinder => [
    'mod_version',
    (file) => site.sectionsIn(file, name).filter((section) => neverMatchedIn22(section) && isLiteral(section)),
  ]
  const toBackEnds = [...linesNamingBackEnds(site), ...proxyRewriteRules(site)]
  const scgi = toBackEnds.filter(({ args }) => args.some(({ value }) => /^scgi:/i.test(value)))
  return [
    ...['DirectoryMatch', 'Directory'].map(neverApplying),
    ['mod_log_config', (file) => site.directivesIn(file, 'CookieLog')],
    ['mod_setenvif', (file) => scgi.filter((line) => line.file === file)],
  ]
}

const usesOf = (site: Site, module: string, name: string, needs: (line: Directive) => boolean): ModuleUseFinder => [
  module,
  function* (file) {
    for (const line of site.directivesIn(file, name)) if (needs(line)) yield line
  },
]

/**
 * `<IfVersion>` needs mod_version even inside a section that httpd skips. The site's index leaves such sections out, so the
 * files are searched.
 */
export const usesByVersionGuards = (site: Site): ModuleUseFinder => [
  'mod_version',
  (file) => file.named('<ifversion').filter(({ parent }) => !parent || site.isLive(parent)),
]

/**
 * The guards on modules that are built into 2.2, as uses of these modules. Without the module, 2.4 would skip the rules in the
 * guard.
 */
function* guarded(site: Site, { builtInto22, names }: LoadedModules): Generator<ModuleUse> {
  for (const guard of site.sections('IfModule')) {
    const word = guard.args[0]?.value ?? ''
    const module = moduleByName(word)
    // A fix renames this guard to the module that mod_authn_alias has become part of.
    if (module?.name === 'mod_authn_alias' && names.has(module.name)) yield ['mod_authn_core', guard]
    if (!module || !builtInto22.has(module.name) || (word !== module.source && word !== module.symbol22)) continue
    if ([...commandsUnder(guard.commands)].some((node) => hasAccessRules([node]))) yield [module.name, guard]
  }
}

/**
 * The modules whose directives or sections are in the files. Unless `whole` is true, only modules to which 2.4 has moved a
 * directive.
 */
export function* usesByDirectiveName(site: Site, whole: boolean): Generator<ModuleUseFinder> {
  for (const known of knownDirectives()) {
    const name = moduleOf(known)
    if (!name || !(whole || isNewlyNeeded(known, name))) continue
    const key = known.name.toLowerCase()
    if (site.names.has(key)) yield [name, (file) => site.directivesIn(file, key)]
    if (site.names.has(`<${key}`)) yield [name, (file) => site.sectionsIn(file, key)]
  }
}

/** The modules that lines need because of their arguments, such as the type of a cache, a filter or the scheme of a back end. */
export function* usesByArguments(site: Site, whole: boolean, modules: LoadedModules): Generator<ModuleUse> {
  yield* sessionCaches(site)
  yield* balancerNeeds(site)
  // A server that loads mod_proxy without a module for a scheme, such as mod_proxy_ajp, did not have that module in 2.2 either.
  if (whole && !modules.names.has('mod_proxy')) yield* proxySchemes(site)
  if (whole && !modules.names.has('mod_dav')) for (const line of site.directives('Dav')) yield ['mod_dav_fs', line]
  // If there are LoadModule lines, but none for the module of a filter, 2.2 did not have that module either.
  if (whole && !site.hasDirective('LoadModule')) yield* modulesOfUsedFilters(site)
  if (whole) yield* guarded(site, modules)
}

/**
 * The module that 2.4 needs for a directive; mod_authz_core for Order, Allow and Deny, which become Require. Undefined for the
 * core.
 */
function moduleOf({ in22, in24 }: KnownDirective): string | undefined {
  if (!in22 || !in24?.module.startsWith('mod_')) return undefined
  return in24.module === 'mod_access_compat' ? 'mod_authz_core' : in24.module
}

function isNewlyNeeded({ in22 }: KnownDirective, name: string): boolean {
  return in22?.module !== name
}

/** The module for the type of a Require line: for `Require not host`, mod_authz_host. */
function moduleRequired({ args: [first, second] }: Directive): string | undefined {
  const word = /^not$/i.test(first?.value ?? '') ? second : first
  return authzProviderNamed(word?.value ?? '')?.module
}

/**
 * The modules of session caches. In 2.4, each cache of mod_ssl is a module of its own (ssl_engine_config.c,
 * ssl_cmd_SSLSessionCache).
 */
function* sessionCaches(site: Site): Generator<ModuleUse> {
  for (const line of site.directives('SSLSessionCache')) {
    const kind = /^(shm|dbm|dc:)/i.exec(line.args[0]?.value ?? '')?.[1]?.toLowerCase()
    // A fix replaces a distributed cache by one in shared memory.
    if (!kind || (kind === 'dc:' && site.loads('mod_socache_dc'))) continue
    yield [kind === 'dbm' ? 'mod_socache_dbm' : 'mod_socache_shmcb', line]
  }
}

/**
 * The modules that Require, Allow, Deny and AuthType lines need. Without one, 2.2 fails at each request, and 2.4 when
 * it starts (mod_authz_core.c, add_authz_provider).
 */
export function usesByAuthProviders(site: Site): readonly ModuleUseFinder[] {
  const dbmGroups = site.hasDirective('AuthDBMGroupFile') && !site.hasDirective('AuthGroupFile')
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
    // mod_authz_groupfile asks mod_authz_owner for the group of the file (mod_authz_groupfile.c,
    // filegroup_check_authorization).
    usesOf(site, 'mod_authz_owner', 'Require', ({ args: [word] }) => /^file-group$/i.test(word?.value ?? '')),
    usesOf(site, 'mod_authz_host', 'Allow', namesClients),
    usesOf(site, 'mod_authz_host', 'Deny', namesClients),
    ofType('basic'),
    ofType('digest'),
  ]
}

const namesClients = ({ args }: Directive): boolean => args.slice(1).some(({ value }) => !/^(all$|env=)/i.test(value))

/**
 * The modules that 2.4 needs to proxy to a balancer, each with a line that needs it: shared memory for
 * mod_proxy_balancer (even if unused), and a module for each lbmethod, byrequests by default (mod_proxy_balancer.c,
 * balancer_post_config; proxy_util.c, ap_proxy_share_balancer).
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

/** Every line that names a balancer, with the lbmethod that it sets. */
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
 * The modules for the schemes of back ends (such as ajp://) and for a forward proxy, each with a line that needs it.
 * Without such a module, httpd starts and answers 500 (mod_proxy.c, proxy_handler: "No protocol handler was valid").
 */
function* proxySchemes(site: Site): Generator<readonly [module: string, because: Directive]> {
  for (const line of linesNamingBackEnds(site)) for (const { value } of line.args) yield* needOf(line, value)
  // For [P] without mod_proxy, 2.2 started and answered 403. So [P] alone does not show that mod_proxy was there.
  for (const line of mayProxy(site) ? proxyRewriteRules(site) : []) yield* needOf(line, line.args[1]?.value)
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

/** Whether 2.2 may have mod_proxy: built in, if all modules are, or because a line needs it. */
const mayProxy = (site: Site): boolean =>
  !site.hasDirective('LoadModule') ||
  knownDirectives().some(
    ({ name, in22 }) =>
      in22?.module === 'mod_proxy' &&
      [...site.directives(name), ...site.sections(name)].some((node) => !isConditional(site, node)),
  )
