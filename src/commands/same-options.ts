import type { Options } from '../command-line/arguments.js'

/** The options of a call that the next call on the same configuration needs too, as words of a command line. */
export function sameOptions(options: Options): readonly string[] {
  const {
    from,
    define,
    layout,
    modules,
    complete,
    only,
    skip,
    include,
    exclude,
    config,
    guards,
    deadAllow,
    defaults,
    unmeant,
    context,
    changed,
    baseline,
  } = options
  const valued: readonly (readonly [string, string | undefined])[] = [
    ['--from', from],
    ['--layout', layout],
    ...modules.map((what) => ['--modules', what] as const),
    ...define.map((name) => ['--define', name] as const),
    ['--only', only.join(',') || undefined],
    ['--skip', skip.join(',') || undefined],
    ...include.map((glob) => ['--include', glob] as const),
    ...exclude.map((glob) => ['--exclude', glob] as const),
    ['--config', config],
    ['--dead-allow', deadAllow],
    ['--defaults', defaults],
    ['--unmeant', unmeant],
    ['--context', context],
    ['--changed', changed],
    ['--baseline', baseline],
  ]
  return [
    ...(complete ? ['--assume-complete'] : []),
    ...(guards ? [`--${guards}`] : []),
    ...(options.noConfig ? ['--no-config'] : []),
    ...(options.noBaseline ? ['--no-baseline'] : []),
    ...valued.flatMap(([name, value]) => (value === undefined ? [] : [name, value])),
  ]
}
