import type { Options } from '../arguments.js'
import { nextCommands } from '../report/next-commands.js'
import type { Report } from '../report/summary.js'
import { ownName } from './next-steps.js'

/** The commands that help next after a report on a terminal. */
export const nextCommandsAfter = (options: Options, report: Report): string =>
  nextCommands(report, {
    name: ownName(),
    options: sameOptions(options),
    paths: options.pathsGiven ? options.paths : [],
    wrote: options.action === 'write',
  })

/** The options of a call that the next call on the same configuration needs too, as words of a command line. */
function sameOptions(options: Options): readonly string[] {
  const { from, complete, only, skip, include, exclude, config, guards, deadAllow, context, changed, baseline } =
    options
  const valued: readonly (readonly [string, string | undefined])[] = [
    ['--from', from],
    ['--only', only.join(',') || undefined],
    ['--skip', skip.join(',') || undefined],
    ...include.map((glob) => ['--include', glob] as const),
    ...exclude.map((glob) => ['--exclude', glob] as const),
    ['--config', config],
    ['--dead-allow', deadAllow],
    ['--context', context],
    ['--changed', changed],
    ['--baseline', baseline],
  ]
  return [
    ...(complete ? ['--assume-complete'] : []),
    ...(guards ? [`--${guards}`] : []),
    ...(options.noConfig ? ['--no-config'] : []),
    ...valued.flatMap(([name, value]) => (value === undefined ? [] : [name, value])),
  ]
}
