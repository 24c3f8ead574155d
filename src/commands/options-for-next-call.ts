import type { Options } from '../command-line/arguments.js'

/** The options of a call that the next call on the same configuration also needs, as words of a command line. */
export function optionsForNextCall(options: Options): readonly string[] {
  const valued: readonly (readonly [string, string | undefined])[] = [
    ['--from', options.from],
    ['--layout', options.layout],
    ...options.modules.map((what) => ['--modules', what] as const),
    ...options.define.map((name) => ['--define', name] as const),
    ['--only', options.only.join(',') || undefined],
    ['--skip', options.skip.join(',') || undefined],
    ...options.include.map((glob) => ['--include', glob] as const),
    ...options.exclude.map((glob) => ['--exclude', glob] as const),
    ['--config', options.config],
    ['--ineffective-allow', options.ineffectiveAllow],
    ['--defaults', options.defaults],
    ['--likely-mistakes', options.likelyMistakes],
    ['--context', options.context],
    ['--changed', options.changed],
    ['--baseline', options.baseline],
  ]
  return [
    ...(options.complete ? ['--assume-complete'] : []),
    ...(options.guards ? [`--${options.guards}`] : []),
    ...(options.noConfig ? ['--no-config'] : []),
    ...(options.noBaseline ? ['--no-baseline'] : []),
    ...valued.flatMap(([name, value]) => (value === undefined ? [] : [name, value])),
  ]
}
