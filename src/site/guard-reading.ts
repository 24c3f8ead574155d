import { groupBy } from '../base/group-by.js'
import { oncePerObject } from '../base/once.js'
import { directiveByName, isInclude } from '../httpd/directives.js'
import {
  type GuardReading,
  guardReading,
  hasGuards,
  hasQuotesThatMatchNoName,
  isGuard,
  testedName,
} from '../httpd/guards.js'
import { type Module, moduleByName } from '../httpd/modules.js'
import { hasPlaceholder } from '../syntax/template.js'
import {
  ancestors,
  type ConfigFile,
  commandsUnder,
  type Directive,
  isDirective,
  type Node,
  type Section,
  sourceOf,
  type Version,
} from '../syntax/tree.js'
import { isConditional } from './context.js'
import { isAvailableButNotEnabled } from './enabled.js'
import { isHtaccess } from './htaccess.js'
import { outermostFiles, visitInReadingOrder } from './reading-order.js'
import type { Site } from './site.js'

/** Whether today's server reads a section, judged by the modules that the files load. */
export const guardReadingToday = (site: Site, section: Section): GuardReading =>
  isGuard(section) ? site.once(guardsRead[site.from])(section) : 'always'

/** Whether 2.4 will read the section, with the modules that are loaded today. */
export const guardReadingOn24 = (site: Site, section: Section): GuardReading =>
  isGuard(section) ? site.once(guardsRead['2.4'])(section) : 'always'

const guardsRead = {
  '2.2': (site: Site) => guardsReadBy(site, '2.2'),
  '2.4': (site: Site) => guardsReadBy(site, '2.4'),
}

/** How a version reads each guard, with the modules of the site. */
const guardsReadBy = (site: Site, version: Version): ((guard: Section) => GuardReading) =>
  oncePerObject((guard) => isModuleThere(site, guard, version) ?? guardReading(guard, version))

/** Whether 2.4 reads a line in at least one place, however httpd is started. */
export const isSurelyReadOn24 = (site: Site, line: Node): boolean =>
  site
    .enclosing(line)
    .some((sections) => sections.every((section) => !isGuard(section) || guardReadingOn24(site, section) === 'always'))

/** The only version that reads a node, by the guards around it; undefined if both versions or none may read it. */
export function onlyVersionReading(site: Site, node: Directive | Section): Version | undefined {
  return onlyVersionReadingAt(
    site,
    site.includersOf(node.file).length > 0 ? site.enclosing(node) : [[...ancestors(node)]],
  )
}

/** The only version that reads lines in these places; undefined if both may. Each place is given by the sections around it. */
export function onlyVersionReadingAt(site: Site, places: readonly (readonly Section[])[]): Version | undefined {
  const guards = places.map((sections) => sections.filter(isGuard))
  const in22 = guards.some((around) => around.every((guard) => guardReadingToday(site, guard) !== 'never'))
  const in24 = guards.some((around) => around.every((guard) => guardReadingOn24(site, guard) !== 'never'))
  if (in22 === in24) return undefined
  return in22 ? '2.2' : '2.4'
}

/** Modules without which httpd has no access control at all. A guard on one of them is meant to be read. */
const ofAccess = new Set([
  'mod_authz_host',
  'mod_auth_basic',
  'mod_authz_user',
  'mod_authz_groupfile',
  'mod_authn_file',
])

/**
 * How a version reads an `<IfModule>`, by the LoadModule lines of the site. If no line loads an access module, all access modules
 * count as built in, as by default. Undefined if the lines do not decide it, and for other guards.
 */
function isModuleThere(site: Site, guard: Section, version: Version): GuardReading | undefined {
  if (guard.key !== 'ifmodule' || guard.args.length !== 1) return undefined
  if (hasQuotesThatMatchNoName(guard, version)) return undefined
  const negated = guard.args[0]?.value.startsWith('!') === true
  const name = testedName(guard)
  // The name that this module had in 2.0. Both versions skip lines in such a guard.
  if (/^mod_access(\.c)?$/i.test(name)) return negated ? 'always' : 'never'
  const module = moduleByName(name)
  if (!module) return isOtherThere(site, guard, name) ? (negated ? 'never' : 'always') : undefined
  const symbol = version === '2.2' ? module.symbol22 : module.symbol24
  if (!symbol) return undefined
  // The name is compared exactly, so a name in other letter case matches no module.
  if (name !== module.source && name !== symbol) return undefined
  const there = hasPlaceholder(sourceOf(guard.file, guard)) ? undefined : isThere(site, module, guard, version)
  return there === undefined ? undefined : there === negated ? 'never' : 'always'
}

/** Whether a line before the guard loads this third-party module. Without such a line it may be built in. */
function isOtherThere(site: Site, guard: Section, name: string): boolean {
  const lines = (site.once(loadLinesBy['2.2']).get(undefined)?.get('always') ?? []).filter(
    ({ args }) => args[0]?.value === name || args[0]?.value === name.replace(/^mod_(.+)\.c$/, '$1_module'),
  )
  return lines.length > 0 && !lines.every(readAfter(site, guard))
}

/**
 * Whether a module is loaded before the guard. httpd decides a guard when it reads it, so a module loaded further down is not
 * there yet (server/core.c, start_ifmod).
 */
function isThere(site: Site, module: Module, guard: Section, version: Version): boolean | undefined {
  if (version === '2.4' && site.target?.builtIn?.has(module.name)) return true
  const lines = site.once(loadLinesBy[version]).get(module)
  const isOfAccess = ofAccess.has(module.name)
  if (!lines) return (isOfAccess && (site.once(isBuiltIn) || site.once(modulesSpokenTo).has(module.name))) || undefined
  const isAfter = readAfter(site, guard)
  const isRead = (reading: GuardReading) => lines.get(reading)?.some((line) => !isAfter(line)) === true
  if (isRead('always')) return true
  if (isRead('maybe')) return isOfAccess || undefined
  return (isOfAccess || isRead('never')) && site.once(loadsSome) ? false : undefined
}

/** The LoadModule lines of each module, by whether the version reads them. */
const loadLinesBy = { '2.2': (site: Site) => byReading(site, '2.2'), '2.4': (site: Site) => byReading(site, '2.4') }

function byReading(site: Site, version: Version) {
  const readingFor = (line: Directive, module: Module | undefined) =>
    module && loadsOnlyIfMissing(line) ? 'always' : readingBy(site, line, version)
  return new Map(
    Array.from(site.once(loadLines), ([module, lines]) => [module, groupBy(lines, (line) => readingFor(line, module))]),
  )
}

/** How a version reads a line, by the guards around it. If it is read in several places, this is the surest of the readings. */
function readingBy(site: Site, line: Node, version: Version): GuardReading {
  if (!line.parent && site.includersOf(line.file).length === 0) return 'always'
  const places = site
    .enclosing(line)
    .map((sections) => sections.filter(isGuard).map((one) => guardReading(one, version)))
  if (places.some((readings) => readings.every((reading) => reading === 'always'))) return 'always'
  return places.every((readings) => readings.includes('never')) ? 'never' : 'maybe'
}

/** Whether a line that is surely read loads an access module. If so, none of these modules is built in. */
const loadsSome = (site: Site): boolean =>
  [...site.once(loadLines)].some(
    ([module, lines]) => module && ofAccess.has(module.name) && lines.some((line) => !isConditional(site, line)),
  )

/** The LoadModule lines of each module, also the ones that only one version reads. */
const loadLines = (site: Site): ReadonlyMap<Module | undefined, readonly Directive[]> =>
  groupBy(
    site.files
      .filter((file) => !isAvailableButNotEnabled(site, file))
      .flatMap((file) => file.named('loadmodule').filter(isDirective)),
    ({ args }) => moduleByName(args[0]?.value ?? ''),
  )

/** Whether the access modules may be built in: files are missing, or no line loads one of them. */
const isBuiltIn = (site: Site): boolean => !site.complete || ![...ofAccess].some((name) => site.loads(name))

/** Modules with a directive outside of all guards: without them httpd would not start, or would answer 500. */
function modulesSpokenTo(site: Site): ReadonlySet<string | undefined> {
  const isSaid = (lines: readonly Directive[]) => lines.some((line) => !isConditional(site, line))
  const said = [...site.names].filter((name) => isSaid(site.directives(name)))
  const asks = isSaid(site.directives('AuthType').filter(asksBasic)) ? ['mod_auth_basic'] : []
  return new Set([...said.map((name) => directiveByName(name)?.in22?.module), ...asks])
}

const asksBasic = ({ args }: Directive): boolean => args[0]?.value.toLowerCase() === 'basic'

/**
 * Whether a LoadModule line is in a guard on its own missing module, as in `<IfModule !mod_ssl.c>` around the line that loads
 * mod_ssl: afterwards the module is present in either case.
 */
export function loadsOnlyIfMissing(line: Directive): boolean {
  // Most lines are in no section, and need no further steps.
  if (!line.parent) return false
  const guards = [...ancestors(line)].filter(isGuard)
  return guards.length > 0 && guards.every((guard) => isGuardOnMissingModule(guard, line))
}

/**
 * Whether 2.4 surely has a module after its LoadModule line, however httpd is started: in some place, each guard around the line
 * is read, or tests that the module is missing.
 */
export const isSurelyLoadedOn24 = (site: Site, line: Directive): boolean =>
  site
    .enclosing(line)
    .some((sections) =>
      sections.every(
        (section) =>
          !isGuard(section) || isGuardOnMissingModule(section, line) || guardReadingOn24(site, section) === 'always',
      ),
    )

/** Whether a guard is read only if the module of a LoadModule line is missing. */
export function isGuardOnMissingModule({ key, args }: Section, line: Directive): boolean {
  const { source, symbol22, symbol24 } = moduleByName(line.args[0]?.value ?? '') ?? {}
  const own = [source, symbol22, symbol24].filter((name) => name !== undefined).map((name) => `!${name}`)
  return key === 'ifmodule' && args.length > 0 && args.every(({ value }) => own.includes(value))
}

/**
 * Returns a function: whether a line is read after a guard. Lines of one file are read in their order, however often the file is
 * included.
 */
function readAfter(site: Site, guard: Section): (line: Directive) => boolean {
  const first = isHtaccess(guard.file) ? undefined : [...commandsUnder(guard.commands)].find(isDirective)
  return (line) => {
    if (line.file === guard.file) return line.start > guard.start
    const places = site.once(placesInReading)
    const load = places.get(line)
    const tested = first && places.get(first)
    return load !== undefined && tested !== undefined && load.root === tested.root && load.index >= tested.index
  }
}

/**
 * The position at which each LoadModule line and each directive in a guard is first read, and the configuration that it belongs
 * to.
 */
function placesInReading(site: Site): ReadonlyMap<Directive, { readonly root: number; readonly index: number }> {
  const places = new Map<Directive, { root: number; index: number }>()
  for (const [root, file] of outermostFiles(site).entries()) {
    let index = 0
    const note = (at: Directive, around: readonly Section[]) => {
      index++
      if ((at.key === 'loadmodule' || around.some(isGuard)) && !places.has(at)) places.set(at, { root, index })
    }
    visitInReadingOrder(site, file, { isRead: site.isLive, isWanted: hasLoadOrGuard, note })
  }
  return places
}

/** Whether a file may contain a LoadModule line or a guard, or include a file that does. */
const hasLoadOrGuard = (file: ConfigFile): boolean =>
  hasGuards(file) || [...file.keys].some((key) => key === 'loadmodule' || isInclude({ key }))
