import { includeDirectiveNames } from '../../httpd/directives.js'
import { guardReading, isGuard } from '../../httpd/guards.js'
import { moduleByName, renamedModules24 } from '../../httpd/modules.js'
import { isAtServerLevel } from '../../site/context.js'
import { isInAvailableFolder } from '../../site/enabled.js'
import { isSurelyLoadedOn24 } from '../../site/guard-reading.js'
import { oncePerServer, type Server, startLines } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { ancestors, type Directive, type Node, type Section } from '../../syntax/tree.js'

/** The modules of one server, as far as they are known. */
export interface LoadedModules {
  /** The names (`mod_ssl`) of modules that a LoadModule line loads, in any guard. */
  readonly names: ReadonlySet<string>
  /** The modules that are known to be built into this 2.4. */
  readonly builtInto24: ReadonlySet<string>
  /** The modules of 2.2's default build; empty if a LoadModule line loads one of them. */
  readonly builtInto22: ReadonlySet<string>
  readonly onWindows: boolean
}

/** The modules of 2.2's default build (its configure, modules with default "yes"). */
export const defaultModules22: readonly string[] = [
  ...['mod_authn_file', 'mod_authz_host', 'mod_authz_groupfile', 'mod_authz_user', 'mod_auth_basic', 'mod_include'],
  ...['mod_filter', 'mod_log_config', 'mod_env', 'mod_setenvif', 'mod_mime', 'mod_status', 'mod_autoindex', 'mod_asis'],
  ...['mod_cgi', 'mod_negotiation', 'mod_dir', 'mod_actions', 'mod_userdir', 'mod_alias', 'mod_version'],
]

/** The modules of a server. Renamed modules have their new names. */
export const loadedModules = (site: Site, server: Server): LoadedModules =>
  oncePerServer(site, server, findLoadedModules)

function findLoadedModules(site: Site, server: Server): LoadedModules {
  const lines = startLines(site, server, 'LoadModule').filter(isRead)
  const names = new Set(lines.map((line) => nameIn24(line.args[0]?.value ?? '') ?? ''))
  const shared = defaultModules22.some((name) => names.has(name))
  const builtInto24 = site.target?.builtIn ?? nothing
  return {
    names,
    builtInto24,
    builtInto22: new Set(shared ? [] : defaultModules22),
    onWindows: isOnWindows(site, server),
  }

  /**
   * Whether a LoadModule line is read. A file in a folder such as mods-available is not, unless an Include or a link shows that
   * it is.
   */
  function isRead(line: Directive): boolean {
    const isChosen = !isInAvailableFolder(line.file) || site.includersOf(line.file).length > 0
    return isChosen && !waitsForItself(line) && (!isNewIn24(line) || isSurelyLoadedOn24(site, line))
  }
}

/** Whether some line loads a module that does not come with httpd. */
export const loadsThirdPartyModule = (site: Site): boolean =>
  site.directives('LoadModule').some(({ args }) => !moduleByName(args[0]?.value ?? ''))

/** Whether 2.4 needs a module that 2.2 did not have: without it 2.4 does not start. */
const isNewIn24 = ({ args }: Directive): boolean => {
  const module = moduleByName(args[0]?.value ?? '')
  return module !== undefined && !module.symbol22
}

/**
 * Whether a LoadModule line is in a guard on its own module, as in `<IfModule mod_ssl.c>` around the line that loads mod_ssl.
 * httpd never reads it.
 */
function waitsForItself(line: Directive): boolean {
  const name = moduleByName(line.args[0]?.value ?? '')?.name
  const waits = ({ key, args }: Section) => key === 'ifmodule' && moduleByName(args[0]?.value ?? '')?.name === name
  return name !== undefined && [...ancestors(line)].some(waits)
}

const nothing: ReadonlySet<string> = new Set()

/** Whether the server is on Windows, as a drive letter or a module for Windows shows. */
const isOnWindows = (site: Site, server: Server): boolean =>
  startLines(site, server, 'ServerRoot', 'LoadModule', 'DocumentRoot').some(
    (line) => isOfWindows(line) && isAtServerLevel(site, line),
  )

const isOfWindows = ({ args }: Directive): boolean =>
  /^[A-Za-z]:/.test(args.at(-1)?.value ?? '') || args[0]?.value === 'isapi_module'

/**
 * Whether modules are loaded in files of their own, as on Debian: an Include names mods-enabled, or a file is named `ssl.load`.
 */
export const hasFileForEachModule = (site: Site, server: Server): boolean =>
  startLines(site, server, ...includeDirectiveNames).some((line) =>
    /(^|\/)mods-enabled\//.test(line.args[0]?.value ?? ''),
  ) || startLines(site, server, 'LoadModule').some((line) => line.file.path.endsWith('.load'))

/**
 * Whether 2.4 surely reads a node, given these modules: all guards around it are read, for at least one Include of its file.
 * @param absentModule a module that no line loads: guards on it with `!` are read
 */
export const isSurelyReadOn24With = (site: Site, node: Node, modules: LoadedModules, absentModule?: string): boolean =>
  site
    .enclosing(node)
    .some((sections) =>
      sections.every(
        (section) => !isGuard(section) || holds(section, modules) || isReadWithoutModule(section, absentModule),
      ),
    )

/** Whether a guard is read as long as this module is not loaded. */
export const isReadWithoutModule = ({ key, args }: Section, module: string | undefined): boolean =>
  key === 'ifmodule' &&
  module !== undefined &&
  args[0]?.value.startsWith('!') === true &&
  currentName(args[0].value.slice(1)) === module

function holds(guard: Section, modules: LoadedModules): boolean {
  if (guardReading(guard, '2.4') === 'always') return true
  if (guard.key !== 'ifmodule') return false
  const { negated, there } = testOf(guard, modules)
  return there !== undefined && there !== negated
}

/** Whether 2.4 may read a node: no guard around it is known to be skipped. A module that no line loads is absent. */
export const mayBeReadOn24With = (site: Site, node: Node, modules: LoadedModules): boolean =>
  site.enclosing(node).some((sections) => sections.every((section) => !isGuard(section) || mayHold(section, modules)))

function mayHold(guard: Section, modules: LoadedModules): boolean {
  const reading = guardReading(guard, '2.4')
  if (reading !== 'maybe' || guard.key !== 'ifmodule') return reading !== 'never'
  const { negated, there } = testOf(guard, modules)
  // The MPM of 2.4 is chosen when it is installed, so a guard on an MPM may be read.
  if (there === undefined && isMpm(guard)) return true
  return (there ?? false) !== negated
}

const isMpm = ({ args }: Section): boolean =>
  /^(mod_)?(mpm_)?(prefork|worker|event)(\.c|_module)$/.test(args[0]?.value.replace(/^!/, '') ?? '')

function testOf(guard: Section, modules: LoadedModules) {
  const word = guard.args[0]?.value ?? ''
  const negated = word.startsWith('!')
  return { negated, there: isThere(word.slice(negated ? 1 : 0), modules) }
}

function isThere(name: string, { names, builtInto24, builtInto22, onWindows }: LoadedModules): boolean | undefined {
  const module = currentName(name)
  if (!module) return undefined
  if (names.has(module) || builtInto24.has(module) || builtInto22.has(module)) return true
  if (module === 'mpm_winnt') return onWindows
  return /^(mpm_netware|mpmt_os2|beos)$/.test(module) ? false : undefined
}

/**
 * The name of a module in 2.4. For mod_authn_alias its old name: 2.4 has it in another module, and its LoadModule line is
 * removed.
 */
function nameIn24(symbol: string): string | undefined {
  const module = moduleByName(symbol)
  return module?.name === 'mod_authn_alias' ? module.name : currentName(symbol)
}

function currentName(name: string): string | undefined {
  const module = moduleByName(name)?.name
  return module && (renamedModules24[module] ?? module)
}
