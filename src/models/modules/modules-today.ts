import { directiveByName } from '../../httpd/directives.js'
import { type GuardReading, isGuard } from '../../httpd/guards.js'
import { moduleByName } from '../../httpd/modules.js'
import { isInAvailableFolder } from '../../site/enabled.js'
import { guardReadingOn24, guardReadingToday } from '../../site/guard-reading.js'
import { isHtaccess } from '../../site/htaccess.js'
import { isServerComplete, oncePerServer, type Server } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import {
  commandsUnder,
  type Directive,
  isDirective,
  type Node,
  type Section,
  type Version,
  valuesOf,
} from '../../syntax/tree.js'
import { modulesMaybeBuiltInto22 } from './default-modules.js'
import { defaultModules22 } from './loaded-modules.js'

/** How surely each version loads a module, by the guards around its LoadModule lines. */
export interface LoadingByGuards {
  /** The line that 2.2 reads most surely. */
  readonly line: Directive
  readonly in22: GuardReading
  readonly in24: GuardReading
}

/** Why today's server may lack a module that a line needs. */
export type MissingModuleReason =
  | { readonly by: 'no line' }
  | { readonly by: 'guard'; readonly loading: LoadingByGuards }

/** How each version loads a module, by its name; undefined if no line of the server loads it. */
export const loadingByGuards = (site: Site, server: Server, module: string): LoadingByGuards | undefined =>
  oncePerServer(site, server, findLoadings).get(module)

function findLoadings(site: Site, server: Server): ReadonlyMap<string, LoadingByGuards> {
  const found = new Map<string, LoadingByGuards>()
  for (const file of server.startFiles) {
    if (isInAvailableFolder(file) && site.includersOf(file).length === 0) continue
    for (const line of file.named('loadmodule').filter(isDirective)) {
      const module = moduleByName(line.args[0]?.value ?? '')?.name
      if (!module) continue
      const in22 = readingFor(site, line, '2.2', module)
      const in24 = readingFor(site, line, '2.4', module)
      const known = found.get(module)
      found.set(module, {
        line: known && rank(known.in22) >= rank(in22) ? known.line : line,
        in22: surest(known?.in22, in22),
        in24: surest(known?.in24, in24),
      })
    }
  }
  return found
}

/**
 * How a version reads a line, by the guards in the place where it is read most surely.
 * @param module the module that the line loads: a guard with `!` on it means that the module is present in any case
 */
function readingFor(site: Site, line: Node, version: Version, module?: string): GuardReading {
  const readingIn = (guard: Section): GuardReading => {
    const word = guard.key === 'ifmodule' ? (guard.args[0]?.value ?? '') : ''
    const name = moduleByName(word.replace(/^!/, ''))?.name
    if (module !== undefined && name === module) return word.startsWith('!') ? 'always' : 'never'
    return version === '2.2' ? guardReadingToday(site, guard) : guardReadingOn24(site, guard)
  }
  const places = site.enclosing(line).map((sections) => sections.filter(isGuard).map(readingIn))
  return places.reduce<GuardReading>((best, readings) => surest(best, leastSure(readings)), 'never')
}

const order: readonly GuardReading[] = ['never', 'maybe', 'always']
const rank = (reading: GuardReading): number => order.indexOf(reading)
const surest = (a: GuardReading = 'never', b: GuardReading): GuardReading => (rank(a) > rank(b) ? a : b)
const leastSure = (readings: readonly GuardReading[]): GuardReading =>
  order.find((one) => readings.includes(one)) ?? 'always'

/**
 * Why 2.2 may lack a module: no line loads it, or the line is in a guard. A directive of the module outside of guards
 * and `.htaccess` files proves that it is present. Undefined if it is present, or if files are missing.
 */
export function missingModuleReasonOn22(site: Site, server: Server, module: string): MissingModuleReason | undefined {
  if (!isServerComplete(site, server) || oncePerServer(site, server, provedModules).has(module)) return undefined
  const loading = loadingByGuards(site, server, module)
  if (!loading) return { by: 'no line' }
  return loading.in22 === 'always' ? undefined : { by: 'guard', loading }
}

/** The tag of the guard that may hide the line of a module from 2.2, as code for a message: `<IfDefine SSL>`. */
export function guardHidingModuleText(site: Site, { line }: LoadingByGuards): string {
  const guards = site.enclosing(line).flatMap((sections) => sections.filter(isGuard))
  const guard = guards.find((one) => guardReadingToday(site, one) !== 'always') ?? guards[0]
  return guard ? `\`<${[guard.name.value, ...valuesOf(guard)].join(' ')}>\`` : 'an `<IfModule>`'
}

/**
 * The modules that a directive proves, and the default modules that may be built in. If one of 2.2's default modules is built in,
 * all of them may be.
 */
function provedModules(site: Site, server: Server): ReadonlySet<string> {
  const lines = [...server.startFiles].flatMap((file) => [...commandsUnder(file.commands)])
  const isSurelyRead = (line: Node) => readingFor(site, line, '2.2') === 'always'
  const used = grounded(lines, isSurelyRead)
  const hasDefaultBuild = [...used].some(
    (name) => defaultModules22.includes(name) && !loadingByGuards(site, server, name),
  )
  const builtInto22 = [...modulesMaybeBuiltInto22(site, server), ...(hasDefaultBuild ? defaultModules22 : [])]
  return new Set([...used, ...builtInto22, ...besideThem(site, server, used)])
}

/** The modules whose LoadModule lines are directly in a guard with the line of a proved module. 2.2 reads that guard. */
function besideThem(site: Site, server: Server, proved: ReadonlySet<string>): readonly string[] {
  const loadings = [...oncePerServer(site, server, findLoadings)].filter(([, { in22 }]) => in22 === 'maybe')
  const guards = new Set(loadings.flatMap(([name, { line }]) => (proved.has(name) ? [line.parent] : [])))
  return loadings.flatMap(([name, { line }]) => (line.parent && guards.has(line.parent) ? [name] : []))
}

/** The modules of the lines that are surely read. */
function grounded(lines: readonly (Directive | Section)[], isSurelyRead: (line: Node) => boolean): ReadonlySet<string> {
  const found = new Set<string>()
  for (const line of lines) {
    const module = moduleOf(line)
    if (module !== undefined && !found.has(module) && isSurelyRead(line)) found.add(module)
  }
  return found
}

function moduleOf({ key }: Directive | Section): string | undefined {
  const name = directiveByName(key)?.in22?.module
  return name?.startsWith('mod_') ? name : undefined
}

/** Why 2.2 may lack the module of a line in a `.htaccess` file; undefined if 2.2 surely has it, or if that is not known. */
export function missingModuleReasonForHtaccessOn22(
  site: Site,
  server: Server,
  line: Directive | Section,
): MissingModuleReason | undefined {
  const module = isHtaccess(line.file) ? moduleOf(line) : undefined
  return module === undefined ? undefined : missingModuleReasonOn22(site, server, module)
}
