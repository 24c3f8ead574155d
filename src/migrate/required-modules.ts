import { directiveByName } from '../httpd/directives.js'
import { type Module, moduleByName } from '../httpd/modules.js'
import { defaultModuleUses, modulesMaybeBuiltInto22 } from '../models/modules/default-modules.js'
import {
  hasFileForEachModule,
  isSurelyReadOn24With,
  type LoadedModules,
  loadedModules,
  mayBeReadOn24With,
} from '../models/modules/loaded-modules.js'
import { missingModuleReasonForHtaccessOn22 } from '../models/modules/modules-today.js'
import { guardReadingToday } from '../site/guard-reading.js'
import { isServerComplete, type Server } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { ancestors, type Directive, isDirective, type Section } from '../syntax/tree.js'
import {
  type ModuleUse,
  type ModuleUseFinder,
  usesByArguments,
  usesByAuthProviders,
  usesByDirectiveName,
  usesByLinesOfFixes,
  usesByVersionGuards,
} from './module-uses.js'

/** A module that 2.4 needs for the lines of a server. */
export interface RequiredModule {
  readonly module: Module
  /** The first line that needs it. */
  readonly because: Directive | Section
  /** Set if 2.4 needs the module whatever the lines say. `because` is then only the server's first line. */
  readonly isAlwaysNeeded?: true
}

/**
 * Modules that 2.4 needs for the migrated lines of a server, but that no line loads: modules that are new in 2.4, or
 * have taken a directive over. If all files of the server are given, also modules that 2.2 had built in.
 */
export function requiredModulesNotLoaded(site: Site, server: Server): readonly RequiredModule[] {
  const builtInto22 = modulesMaybeBuiltInto22(site, server)
  const modules = { ...loadedModules(site, server), builtInto22 }
  const whole = isServerComplete(site, server)
  const needs: Needs = { site, server, modules, found: new Map() }
  for (const uses of usesByDirectiveName(site, whole)) noteUses(needs, uses)
  if (whole) for (const uses of usesByAuthProviders(site)) noteUses(needs, uses)
  for (const use of usesByArguments(site, whole, modules)) noteUse(needs, use)
  if (whole) for (const uses of [...usesByLinesOfFixes(site), usesByVersionGuards(site)]) noteUses(needs, uses)
  if (!site.complete) for (const use of unseenUses(site)) noteUse(needs, use)
  if (whole) {
    if (builtInto22.size > 0)
      for (const use of defaultModuleUses(site, server)) if (builtInto22.has(use[0])) noteUse(needs, use)
    addAccess(needs)
  }
  addLogin(needs)
  if (!site.complete) addCores(needs)
  return [...needs.found.values()].sort(
    (a, b) => rank(a.module) - rank(b.module) || (a.module.name < b.module.name ? -1 : 1),
  )
}

/** The data of the search for needed modules. `found` contains the modules found so far, by name. */
interface Needs {
  readonly site: Site
  readonly server: Server
  readonly modules: LoadedModules
  readonly found: Map<string, RequiredModule>
}

function noteUses(needs: Needs, [name, linesIn]: ModuleUseFinder): void {
  const { site, server, modules, found } = needs
  const module = wanted(name, modules)
  if (!module) return
  note(needs, module, linesIn(server.file))
  // The search ends with the first file that needs the module, because its line is the reason to report.
  for (const file of site.files)
    if (file !== server.file && server.files.has(file) && (found.get(module.name)?.because.file ?? file) === file)
      note(needs, module, linesIn(file))
}

function noteUse(needs: Needs, [name, line]: ModuleUse): void {
  const module = wanted(name, needs.modules)
  if (module) note(needs, module, [line])
}

/** Notes the first of these lines that is read, as the reason for a module. The lines are of one file, in its order. */
function note(needs: Needs, module: Module, lines: Iterable<Directive | Section>): void {
  const { server, found } = needs
  for (const because of lines) {
    const known = found.get(module.name)
    if (known && !comesBefore(server, because, known.because)) return
    if (
      server.files.has(because.file) &&
      isRead(needs, module, because) &&
      !missingModuleReasonForHtaccessOn22(needs.site, server, because)
    )
      found.set(module.name, { module, because })
  }
}

/**
 * Whether 2.4 reads the line, so that it needs the module. If 2.2 accepts the line without the module, it is enough
 * that some server may read it: 2.4 does not start without the module, and loading it changes nothing else.
 */
function isRead({ site, modules }: Needs, module: Module, because: Directive | Section): boolean {
  const isFirst = module.name !== 'mod_authz_core' && isFirstNeededBy24(module, because, modules)
  return (isFirst ? mayBeReadOn24With : isSurelyReadOn24With)(site, because, modules, module.name)
}

/**
 * Whether 2.2 accepts the line without a module that 2.4 needs for it: the module is new in 2.4, or the directive has
 * moved to it.
 */
function isFirstNeededBy24({ name, symbol22 }: Module, { key }: Directive | Section, modules: LoadedModules): boolean {
  const { in22, in24 } = directiveByName(key) ?? {}
  const taking = moduleByName(in22?.module ?? '')
  const isTaken =
    !taking?.file || [modules.names, modules.builtInto24, modules.builtInto22].some((all) => all.has(taking.name))
  return isTaken && (symbol22 === undefined || (in24?.module === name && in22?.module !== name))
}

/** The module, if 2.4 has it and no line loads it. */
function wanted(name: string, { names, builtInto24, onWindows }: LoadedModules): Module | undefined {
  const module = moduleByName(name)
  if (!module?.file || !module.symbol24 || names.has(module.name) || builtInto24.has(module.name)) return undefined
  if (module.name === 'mod_cgi' && (names.has('mod_cgid') || builtInto24.has('mod_cgid'))) return undefined
  return onWindows && module.name === 'mod_unixd' ? undefined : module
}

/** Adds mod_authz_core: without it 2.4 answers 500 to every request, even without access rules (AH00025; server/request.c). */
function addAccess({ site, server, modules, found }: Needs): void {
  const module = wanted('mod_authz_core', modules)
  if (!module || found.has(module.name) || !site.hasDirective('Listen') || hasFileForEachModule(site, server)) return
  found.set(module.name, { module, because: server.at, isAlwaysNeeded: true })
}

/** Adds mod_authn_core for an AuthType that only 2.2 reads: the access rules will repeat it for 2.4. */
function addLogin({ site, server, modules, found }: Needs): void {
  const module = wanted('mod_authn_core', modules)
  if (!module || found.has(module.name)) return
  const isFor22 = (line: Directive) =>
    !site.isLive(line) && [...ancestors(line)].every((guard) => guardReadingToday(site, guard) !== 'never')
  const logins = [...server.files].flatMap((file) => file.named('authtype').filter(isDirective))
  const because = logins.find(isFor22)
  if (because) found.set(module.name, { module, because })
}

/** Adds the core module of each module that is loaded or will be. */
function addCores({ modules, found }: Needs): void {
  for (const { module, because } of [...found.values()]) {
    const core = moduleByName(coreOf(module.name) ?? '')
    if (core && !modules.names.has(core.name) && !found.has(core.name)) found.set(core.name, { module: core, because })
  }
}

/**
 * Whether `a` is the better reason to report: any line is better than a LoadModule line, a line of the main file better than
 * others, and an earlier line better than a later one.
 */
function comesBefore({ file }: Server, a: Directive | Section, b: Directive | Section): boolean {
  if (a.key === 'loadmodule') return false
  return a.file === b.file ? a.start < b.start : a.file === file
}

/** The core modules of the loaded access modules, which unseen `.htaccess` files may use. */
function* unseenUses(site: Site): Generator<ModuleUse> {
  for (const line of site.directives('LoadModule')) {
    const core = coreOf(moduleByName(line.args[0]?.value ?? '')?.name ?? '')
    if (core) yield [core, line]
  }
}

/** The module that a module of access control depends on. */
function coreOf(name: string): string | undefined {
  if (/^mod_auth_(basic|digest)$/.test(name)) return 'mod_authn_core'
  return /^mod_authn?z_/.test(name) ? 'mod_authz_core' : undefined
}

/** The modules whose LoadModule lines are added first, in this order. All others follow. */
const first = [
  ...['mod_authn_core', 'mod_authn_file', 'mod_authz_core', 'mod_authz_host'],
  ...['mod_authz_groupfile', 'mod_authz_user', 'mod_unixd'],
]

const rank = ({ name }: Module) => (first.includes(name) ? first.indexOf(name) : first.length)
