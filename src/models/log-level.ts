import { addToGroup } from '../base/group-by.js'
import { isGuard } from '../httpd/guards.js'
import { type DirectiveReading, directivesByConfiguration, guardConditionsAround } from '../site/reading-order.js'
import type { Site } from '../site/site.js'
import type { Directive, Node, Section } from '../syntax/tree.js'

/** The levels in order of verbosity; 2.2 knows those up to debug. */
const levels = [
  ...['emerg', 'alert', 'crit', 'error', 'warn', 'notice', 'info', 'debug'],
  ...['trace1', 'trace2', 'trace3', 'trace4', 'trace5', 'trace6', 'trace7', 'trace8'],
] as const

/** The verbosity of a level, from 0; -1 for an unknown word. */
export const logVerbosityOf = (level: string): number => (levels as readonly string[]).indexOf(level.toLowerCase())

/** The level for all modules that a LogLevel line sets; undefined if the line only sets levels of single modules. */
export const generalLogLevelOf = (line: Directive): string | undefined =>
  line.args
    .map((arg) => arg.value)
    .findLast((word) => !word.includes(':'))
    ?.toLowerCase()

/** Whether a LogLevel line sets a level for this module, by any of its names. */
export const setsLogLevelOf = (line: Directive, module: string): boolean =>
  line.args.some(
    ({ value }) =>
      value
        .toLowerCase()
        .replace(/^mod_/, '')
        .replace(/(_module|\.c)?:.*$/, '') === module && value.includes(':'),
  )

/**
 * The LogLevel line to which the level of a single module must be added. In 2.4 a LogLevel for all modules resets the levels of
 * single modules in the same server or section; one for a single module adds to the inherited ones (server/core.c,
 * set_loglevel; server/config.c, ap_merge_log_config). Undefined if that server or section has no such line, or if httpd reads
 * the node several times or never.
 */
export function logLevelLineFor(site: Site, node: Directive) {
  for (const { ofNodes, lastIn } of site.once(readingsByName)(node.key)) {
    const [here, ...again] = ofNodes.get(node) ?? []
    if (!here) continue
    const found = lastIn.get(scopeOf(here.reading))
    if (again.length > 0 || !found) return undefined
    return {
      /** The last line in the same server, virtual host or directory that sets the level for all modules. */
      line: found.reading.at,
      /** Whether httpd reads the line after the node. The line would then reset a module's level that is set at the node. */
      after: found.place > here.place,
      /** Whether the line and the node are always read together. */
      together: sameConditions(found.reading, here.reading),
    }
  }
  return undefined
}

interface Placed {
  readonly reading: DirectiveReading
  /** The number of directives read before it. */
  readonly place: number
}

/** For each configuration: the directives by their names in lower case, and the last level for all modules in each scope. */
const readingsByName = (site: Site) => {
  const known = new Map<string, ReturnType<typeof readingsOf>[]>()
  return (key: string) => {
    const found = known.get(key) ?? Array.from(directivesByConfiguration(site), (readings) => readingsOf(readings, key))
    known.set(key, found)
    return found
  }
}

function readingsOf(readings: readonly DirectiveReading[], key: string) {
  const ofNodes = new Map<Node, Placed[]>()
  const lastIn = new Map<Section | undefined, Placed>()
  let place = 0
  for (const reading of readings) {
    const placed = { reading, place: place++ }
    if (reading.at.key === key) addToGroup(ofNodes, reading.at, placed)
    if (isGeneral(reading)) lastIn.set(scopeOf(reading), placed)
  }
  return { ofNodes, lastIn }
}

const isGeneral = ({ at }: DirectiveReading) => at.key === 'loglevel' && generalLogLevelOf(at) !== undefined

const scopeOf = ({ around }: DirectiveReading): Section | undefined => around.find((section) => !isGuard(section))

const sameConditions = (a: DirectiveReading, b: DirectiveReading) =>
  guardConditionsAround(a).join('\n') === guardConditionsAround(b).join('\n')
