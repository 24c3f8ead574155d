import { initOptionEntries } from './init-option-entries.js'
import { firstGivenOption, type OptionValues } from './parse-words.js'
import { isUnsupportedOption, requestOptionNames } from './request-options.js'
import { optionBySubcommand } from './subcommands.js'
import { UsageError } from './usage-error.js'

/** The most words that a command takes. `explain` and commands with paths take any number. */
const maxWords: Readonly<Record<string, number>> = { rules: 1, completion: 1, init: 0, upgrade: 1 }

/**
 * Checks that the command takes as many words as were given.
 * @throws UsageError for a word that the command would ignore
 */
export function checkSurplusWords(command: string | undefined, positionals: readonly string[]): void {
  const extra = positionals[1 + (maxWords[command ?? ''] ?? positionals.length)]
  if (extra !== undefined) throw new UsageError(`\`httpd-upgrade ${command}\` does not take "${extra}".`)
}

/** The options that `explain` does not take, because it changes no files, reports no findings and queries no servers. */
const notOfExplain = [
  ...(['write', 'diff', 'review', 'staged', 'changed', 'context', 'baseline', 'no-baseline'] as const),
  ...(['write-baseline', 'only', 'skip', 'verify', 'answers', 'report', 'fail-on'] as const),
  ...requestOptionNames,
]

/** The options that a guided upgrade does not take, because it checks a whole server and asks before it writes. */
const notOfUpgrade = [
  ...(['write', 'diff', 'review', 'staged', 'changed', 'context', 'path'] as const),
  ...(['baseline', 'no-baseline', 'write-baseline', 'only', 'verify', 'format', 'output', 'fail-on'] as const),
  ...requestOptionNames.filter((name) => name !== 'old-httpd' && name !== 'new-httpd'),
]

/** The options that every command takes. */
const ofAll: readonly string[] = ['quiet', 'color', 'no-color']

const ofInit = Object.keys(initOptionEntries) as (keyof typeof initOptionEntries)[]

/**
 * Checks that the command takes all given options.
 * @throws UsageError for an option that the command would ignore, or whose value is empty but must be a path
 */
export function checkUnusedOptions(command: string | undefined, values: OptionValues): void {
  const foreign = foreignTo(command, values)
  if (foreign) throw new UsageError(`\`httpd-upgrade ${command}\` does not take --${foreign}.`)
  const empty = (['output', 'report', 'config', 'baseline', 'write-baseline', 'context', 'root'] as const).find(
    (name) => values[name] === '',
  )
  if (empty)
    throw new UsageError(
      `--${empty} needs the name of a ${empty === 'context' || empty === 'root' ? 'folder' : 'file'}.`,
    )
}

/** Whether a command takes an option. */
export function isOptionOf(command: string, option: string): boolean {
  if (/^(help|version)$/.test(option) || command === 'lsp') return false
  if (foreignTo(command, { [option]: true }) !== undefined) return false
  if (command === 'requests' || command === 'compare') return !isUnsupportedOption(command, option)
  const isOfFiles = command in optionBySubcommand
  if (isOfFiles && [...ofInit, ...requestOptionNames, 'path', 'answers', 'report'].includes(option)) return false
  return !(isOfFiles && /^(write|diff)$/.test(option))
}

/** The first given option that the command does not use. */
function foreignTo(command: string | undefined, values: OptionValues): string | undefined {
  const beyond = (own: readonly string[]) =>
    Object.keys(values).find((name) => !own.includes(name) && !ofAll.includes(name))
  switch (command) {
    case 'init':
      return beyond(ofInit)
    case 'rules':
    case 'completion':
      return beyond([])
    case 'explain':
      return firstGivenOption(values, [...notOfExplain, ...ofInit])
    case 'upgrade':
      return firstGivenOption(values, [...notOfUpgrade, ...ofInit.filter((name) => name !== 'yes')])
    case 'requests':
    case 'compare':
      return firstGivenOption(values, [...ofInit, 'answers', 'report'])
    default:
      return undefined
  }
}

/**
 * Checks that standard input is not used with options that need files.
 * @throws UsageError if it is
 */
export function checkStandardInput({ start, migrated }: OptionValues, paths: readonly string[]): void {
  if (!paths.includes('-') || !(start || migrated !== undefined)) return
  throw new UsageError(
    `--${start ? 'start' : 'migrated'} cannot be used with standard input, which has no folder. Name the files.`,
  )
}

/**
 * Checks that no two options contradict each other.
 * @throws UsageError if two do
 */
export function checkConflictingOptions(values: OptionValues, paths: readonly string[]): void {
  const refuse = (when: unknown, reason: string) => {
    if (when) throw new UsageError(reason)
  }
  const { staged, changed, context, verify, 'write-baseline': baseline } = values
  const input = paths.includes('-')
  refuse(
    staged && values.write,
    '--staged cannot be used with --write. Run --write without --staged, check the change, and stage the files.',
  )
  refuse(
    staged && verify !== undefined,
    '--verify cannot be used with --staged, because staged content has no folder to copy.',
  )
  refuse(
    staged && context !== undefined,
    '--staged cannot be used with --context, because --staged finds the rest of the configuration itself.',
  )
  refuse(
    input && (staged || changed !== undefined),
    '--staged and --changed cannot be used with standard input, which git does not know. Name the files.',
  )
  refuse(!input && values['stdin-filename'] !== undefined, '--stdin-filename needs - as a PATH.')
  refuse(input && context !== undefined, '--context cannot be used with standard input. Name the files.')
  refuse(changed === '' || changed?.startsWith('-'), '--changed needs a commit or branch, such as origin/main.')
  refuse(
    baseline !== undefined && (values.write || values.diff),
    '--write-baseline only lists findings. Fix the findings in another run.',
  )
  refuse(
    baseline !== undefined && (staged || changed !== undefined || values.baseline !== undefined),
    '--write-baseline records all findings, so it cannot be used with --staged, --changed or --baseline.',
  )
  const reports = firstGivenOption(values, ['format', 'output', 'verify'])
  refuse(baseline !== undefined && reports, `--write-baseline makes no report; use --${reports} in another run.`)
  refuse(
    values.baseline !== undefined && values['no-baseline'],
    '--baseline and --no-baseline cannot be used together.',
  )
}
