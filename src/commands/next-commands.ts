import type { Options } from '../command-line/arguments.js'
import { nextCommands } from '../report/next-commands.js'
import type { Report } from '../report/summary.js'
import { programName } from './next-steps.js'
import { sameOptions } from './same-options.js'

/** The commands that help next after a report on a terminal. */
export const nextCommandsAfter = (options: Options, report: Report): string =>
  nextCommands(report, {
    name: programName(),
    options: sameOptions(options),
    paths: options.pathsGiven ? options.paths : [],
    wrote: options.action === 'write',
  })
