import {
  type Assumption,
  type Edit,
  type Fix,
  insertAfter,
  removeLine,
  replace,
  replaceLine,
  reviewFix,
} from '../edit/edit.js'
import { generalLogLevelOf, logLevelLineFor, logVerbosityOf, setsLogLevelOf } from '../models/log-level.js'
import type { Site } from '../site/site.js'
import type { Directive } from '../syntax/tree.js'
import { sharedAssumption } from './assumptions.js'

/** Whether the fix removes 2.2's line that set the level, or keeps it. */
export type OldLineFate = 'goes' | 'stays'

/**
 * The fix that sets a module's log level where a line applies: on the LogLevel line there, or else in a new line. It adds no
 * level if the LogLevel line is already as verbose. `LogLevel module:level` changes no other module.
 */
export function moduleLogLevelFix(site: Site, at: Directive, module: string, level: string, oldLine: OldLineFate): Fix {
  const spec = `${module}:${level}`
  const title = `Set the level of ${module} in LogLevel to ${level}`
  const found = logLevelLineFor(site, at)
  const old = oldLine === 'goes' ? [removeLine(at)] : []
  if (!found || !(found.together || found.after))
    return { title, safe: true, edits: [newLine(at, `LogLevel ${spec}`, oldLine)] }
  const { line, together } = found
  if (setsLogLevelOf(line, module) || logVerbosityOf(generalLogLevelOf(line) ?? '') >= logVerbosityOf(level))
    return { title, safe: true, edits: old }
  const edits = [addTo(line, spec), ...old]
  return together ? { title, safe: true, edits } : reviewFix(title, [loadedThere(module)], edits)
}

const loadedThere = (module: string): Assumption =>
  sharedAssumption('module-loaded', `${module}_module is loaded wherever the LogLevel line applies.`, module)

const newLine = (at: Directive, line: string, oldLine: OldLineFate): Edit =>
  oldLine === 'goes' ? replaceLine(at, [line]) : insertAfter(at, [line])

function addTo(line: Directive, spec: string): Edit {
  const end = line.args.at(-1)?.end ?? line.name.end
  return replace(line, { start: end, end }, ` ${spec}`)
}
