import type { Options } from '../command-line/arguments.js'
import { nextCommands } from '../report/next-commands.js'
import type { Report } from '../report/summary.js'
import { siteParts } from '../site/parts.js'
import type { Version } from '../syntax/tree.js'
import { programName } from './next-steps.js'
import { sameOptions } from './same-options.js'

/**
 * What the configuration was taken for, to be said the next time: the fixes take away what showed it. Undefined where it was
 * said already, and where the servers among the files run on both.
 */
function versionSeen({ site }: Report): Version | undefined {
  const versions = new Set(siteParts(site).map(({ from }) => from))
  return site.fromGiven || versions.size > 1 ? undefined : [...versions][0]
}

/** The commands that help next after a report on a terminal. */
export const nextCommandsAfter = (options: Options, report: Report): string =>
  nextCommands(report, {
    name: programName(),
    options: sameOptions({ ...options, from: options.from ?? versionSeen(report) }),
    paths: options.pathsGiven ? options.paths : [],
    wrote: options.action === 'write',
  })
