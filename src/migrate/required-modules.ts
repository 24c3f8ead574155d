import { saysAccess } from '../access/read/access-lines.js'
import { type KnownDirective, knownDirectives } from '../httpd/directives.js'
import { neverApplied } from '../httpd/directory-pattern.js'
import { type Module, moduleNamed } from '../httpd/modules.js'
import { balancerNeeds } from '../models/balancers.js'
import { defaultModules, maybeLinkedIn22 } from '../models/default-modules.js'
import { filterModules } from '../models/filter-modules.js'
import {
  hasFileForEachModule,
  isSurelyRead,
  type LoadedModules,
  loadedModules,
  mayBeRead,
} from '../models/loaded-modules.js'
import { proxySchemes } from '../models/proxy-schemes.js'
import { readingToday } from '../site/present.js'
import { isWhole, type Server } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import { ancestors, type ConfigFile, commandsUnder, type Directive, isDirective, type Section } from '../syntax/tree.js'

/** A module that 2.4 needs for what a server says. */
export interface Need {
  readonly module: Module
  /** The first line that needs it. */
  readonly because: Directive | Section
  /** It is needed whatever is said, and the line is only where the server begins. */
  readonly anyway?: true
}

/**
 * The modules that 2.4 needs for what a server says once it is migrated, and that no line loads: those that are new in
 * 2.4 or have taken a directive over; where everything that the server reads is given, also those that 2.2 had built in.
 */
export function unmetNeeds(site: Site, server: Server): readonly Need[] {
  const loaded = loadedModules(site, server)
  const linkedIn = maybeLinkedIn22(site, server)
  const modules = { ...loaded, builtIn: linkedIn }
  const found = new Map<string, Need>()
  const whole = isWhole(site, server)
  const others = site.files.filter((file) => file !== server.file && server.files.has(file))
  noteUses(usesByName(site, whole))
  if (whole) noteUses(providers(site))
  noteEach(otherUses(site, whole, modules))
  if (whole) noteUses([...rewritten(site), versions(site)])
  if (!site.complete) noteEach(unseenUses(site))
  if (whole) {
    if (linkedIn.size > 0)
      for (const [name, line] of defaultModules(site, server)) {
        const module = linkedIn.has(name) ? wanted(name, modules) : undefined
        if (module) note(module, [line])
      }
    addAccess(site, server, found, modules)
  }
  const login = wanted('mod_authn_core', modules)
  if (login && !found.has(login.name))
    for (const because of loginsFor22(site, server).slice(0, 1)) found.set(login.name, { module: login, because })
  if (!site.complete)
    for (const { module, because } of [...found.values()]) addCore(found, modules.names, module, because)
  return [...found.values()].sort((a, b) => rank(a.module) - rank(b.module) || (a.module.name < b.module.name ? -1 : 1))

  function noteUses(uses: Iterable<Uses>): void {
    for (const [name, linesIn] of uses) {
      const module = wanted(name, modules)
      if (!module) continue
      note(module, linesIn(server.file))
      // Once a line is known, none of another file takes its place, and nothing is made of those.
      for (const file of others)
        if ((found.get(module.name)?.because.file ?? file) === file) note(module, linesIn(file))
    }
  }

  function noteEach(uses: Iterable<Use>): void {
    for (const [name, line] of uses) {
      const module = wanted(name, modules)
      if (module) note(module, [line])
    }
  }

  /** The lines stand in one file, in their order: behind the first that is read none is looked at. */
  function note(module: Module, lines: Iterable<Directive | Section>): void {
    for (const because of lines) {
      const known = found.get(module.name)
      if (known && !comesBefore(server, because, known.because)) return
      if (server.files.has(because.file) && isRead(module, because)) found.set(module.name, { module, because })
    }
  }

  /** Rules that are not read because 2.4 does not start help nobody, and mod_authn_core changes nothing by being there. */
  function isRead({ name }: Module, because: Directive | Section): boolean {
    const reads = name === 'mod_authn_core' ? mayBeRead : isSurelyRead
    return reads(site, because, modules)
  }
}

/** The module, if 2.4 has it and no line loads it. */
function wanted(name: string, { names, linkedIn, onWindows }: LoadedModules): Module | undefined {
  const module = moduleNamed(name)
  if (!module?.file || !module.symbol24 || names.has(module.name) || linkedIn.has(module.name)) return undefined
  if (module.name === 'mod_cgi' && (names.has('mod_cgid') || linkedIn.has('mod_cgid'))) return undefined
  return onWindows && module.name === 'mod_unixd' ? undefined : module
}

/** Without it 2.4 answers 500 to every request, also where nothing is said of access (AH00025; server/request.c). */
function addAccess(site: Site, server: Server, found: Map<string, Need>, modules: LoadedModules): void {
  const module = wanted('mod_authz_core', modules)
  if (!module || found.has(module.name) || !site.says('Listen') || hasFileForEachModule(site, server)) return
  found.set(module.name, { module, because: server.at, anyway: true })
}

/** How to log in where 2.2 alone reads it: the rule for access control says it again where 2.4 reads it. */
const loginsFor22 = (site: Site, server: Server): readonly Directive[] =>
  [...server.files].flatMap((file) =>
    file
      .named('authtype')
      .filter(isDirective)
      .filter(
        (line) => !site.isLive(line) && [...ancestors(line)].every((guard) => readingToday(site, guard) !== 'never'),
      ),
  )

/** What is going to be loaded counts as what is. */
function addCore(
  found: Map<string, Need>,
  loaded: ReadonlySet<string>,
  { name }: Module,
  because: Need['because'],
): void {
  const core = moduleNamed(coreOf(name) ?? '')
  if (core && !loaded.has(core.name) && !found.has(core.name)) found.set(core.name, { module: core, because })
}

/** The main file is read first; that a module is loaded says less than a line that needs another one. */
function comesBefore({ file }: Server, a: Directive | Section, b: Directive | Section): boolean {
  if (a.key === 'loadmodule') return false
  return a.file === b.file ? a.start < b.start : a.file === file
}

/** Access control first, as in httpd's own configuration. */
const first = [
  'mod_authn_core',
  'mod_authn_file',
  'mod_authz_core',
  'mod_authz_host',
  'mod_authz_groupfile',
  'mod_authz_user',
  'mod_unixd',
]

const rank = ({ name }: Module) => (first.includes(name) ? first.indexOf(name) : first.length)

type Use = readonly [module: string, because: Directive | Section]

/** A module with those lines of a file that need it, in their order. */
type Uses = readonly [module: string, (file: ConfigFile) => Iterable<Directive | Section>]

/** What is going to be written in the place of old lines: CustomLog, SetEnvIf for an SCGI server, IfVersion. */
function rewritten(site: Site): readonly Uses[] {
  const neverApplying = (name: string): Uses => [
    'mod_version',
    (file) => site.sectionsIn(file, name).filter((section) => neverApplied(section) && isLiteral(section)),
  ]
  return [
    ...['DirectoryMatch', 'Directory'].map(neverApplying),
    ['mod_log_config', (file) => site.directivesIn(file, 'CookieLog')],
    ...['ProxyPass', 'ProxyPassMatch', 'RewriteRule', 'BalancerMember'].map((name) =>
      usesOf(site, 'mod_setenvif', name, ({ args }) => args.some(({ value }) => /^scgi:/i.test(value))),
    ),
  ]
}

const usesOf = (site: Site, module: string, name: string, needs: (line: Directive) => boolean): Uses => [
  module,
  function* (file) {
    for (const line of site.directivesIn(file, name)) if (needs(line)) yield line
  },
]

/** httpd asks for the version in a branch that it then skips, so that the index of the site leaves it out. */
const versions = (site: Site): Uses => [
  'mod_version',
  (file) => file.named('<ifversion').filter(({ parent }) => !parent || site.isLive(parent)),
]

/** Rules in a guard for a module that 2.2 had built in: without it 2.4 would not read them. */
function* guarded(site: Site, { builtIn, names }: LoadedModules): Generator<Use> {
  for (const guard of site.sections('IfModule')) {
    const word = guard.args[0]?.value ?? ''
    const module = moduleNamed(word)
    // The guard gets the name of the module that this one has become part of.
    if (module?.name === 'mod_authn_alias' && names.has(module.name)) yield ['mod_authn_core', guard]
    if (!module || !builtIn.has(module.name) || (word !== module.source && word !== module.symbol22)) continue
    if ([...commandsUnder(guard.commands)].some((node) => saysAccess([node]))) yield [module.name, guard]
  }
}

/** By directive or section that another module takes in 2.4; where all is given, by each that a module takes. */
function* usesByName(site: Site, whole: boolean): Generator<Uses> {
  for (const known of knownDirectives()) {
    const name = moduleOf(known)
    if (!name || !(whole || isNewlyNeeded(known, name))) continue
    const key = known.name.toLowerCase()
    if (site.names.has(key)) yield [name, (file) => site.directivesIn(file, key)]
    if (site.names.has(`<${key}`)) yield [name, (file) => site.sectionsIn(file, key)]
  }
}

function* otherUses(site: Site, whole: boolean, modules: LoadedModules): Generator<Use> {
  yield* sessionCaches(site)
  yield* balancerNeeds(site)
  // Beside a mod_proxy that is loaded, what is not loaded was not there in 2.2 either.
  if (whole && !modules.names.has('mod_proxy')) yield* proxySchemes(site)
  if (whole && !modules.names.has('mod_dav')) for (const line of site.directives('Dav')) yield ['mod_dav_fs', line]
  // Beside lines that load modules, a filter whose module they do not load was not there in 2.2 either.
  if (whole && !site.says('LoadModule')) yield* filterModules(site)
  if (whole) yield* guarded(site, modules)
}

/** A module of access control is loaded to be used, in a `.htaccess` file maybe. */
function* unseenUses(site: Site): Generator<Use> {
  for (const line of site.directives('LoadModule')) {
    const core = coreOf(moduleNamed(line.args[0]?.value ?? '')?.name ?? '')
    if (core) yield [core, line]
  }
}

/** The module without which a module of access control has nothing to do. */
function coreOf(name: string): string | undefined {
  if (/^mod_auth_(basic|digest)$/.test(name)) return 'mod_authn_core'
  return /^mod_authn?z_/.test(name) ? 'mod_authz_core' : undefined
}

/** Who takes the directive in 2.4; what mod_access_compat takes is going to be Require. */
function moduleOf({ in22, in24 }: KnownDirective): string | undefined {
  if (!in22 || !in24?.module.startsWith('mod_')) return undefined
  return in24.module === 'mod_access_compat' ? 'mod_authz_core' : in24.module
}

function isNewlyNeeded({ in22 }: KnownDirective, name: string): boolean {
  return in22?.module !== name
}

/** What Allow and Deny have become: `Require ip`, `Require not host`. */
const isOfHost = ({ args }: Directive): boolean =>
  /^(not )?(ip|host|forward-dns|local)( |$)/i.test(args.map(({ value }) => value).join(' '))

/** The session caches of mod_ssl are modules of their own (ssl_engine_config.c, ssl_cmd_SSLSessionCache). */
function* sessionCaches(site: Site): Generator<Use> {
  for (const line of site.directives('SSLSessionCache')) {
    const kind = /^(shm|dbm|dc:)/i.exec(line.args[0]?.value ?? '')?.[1]?.toLowerCase()
    // What is offered in the place of a distributed cache is one in shared memory.
    if (!kind || (kind === 'dc:' && site.loads('mod_socache_dc'))) continue
    yield [kind === 'dbm' ? 'mod_socache_dbm' : 'mod_socache_shmcb', line]
  }
}

/** 2.2 asked for a missing one of these at each request, 2.4 asks when it starts (mod_authz_core.c, add_authz_provider). */
function providers(site: Site): readonly Uses[] {
  const dbmGroups = site.says('AuthDBMGroupFile') && !site.says('AuthGroupFile')
  const requiring = (module: string, keyword: RegExp) =>
    usesOf(site, module, 'Require', ({ args: [word] }) => keyword.test(word?.value ?? ''))
  const ofType = (type: string) =>
    usesOf(site, `mod_auth_${type}`, 'AuthType', ({ args: [word] }) => word?.value.toLowerCase() === type)
  return [
    usesOf(site, 'mod_authz_host', 'Require', isOfHost),
    requiring('mod_authz_user', /^(valid-)?user$/i),
    requiring(dbmGroups ? 'mod_authz_dbm' : 'mod_authz_groupfile', /^(file-)?group$/i),
    requiring('mod_authnz_ldap', /^ldap-/i),
    requiring('mod_authz_owner', /^file-/i),
    usesOf(site, 'mod_authz_host', 'Allow', namesClients),
    usesOf(site, 'mod_authz_host', 'Deny', namesClients),
    ofType('basic'),
    ofType('digest'),
  ]
}

const namesClients = ({ args }: Directive): boolean => args.slice(1).some(({ value }) => !/^(all$|env=)/i.test(value))
