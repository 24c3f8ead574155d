import { defineNamesError } from '../httpd/define-names.js'
import { knownLayouts, type Layout } from '../httpd/layouts.js'
import type { Version } from '../syntax/tree.js'
import {
  checkConflictingOptions,
  checkStandardInput,
  checkSurplusWords,
  checkUnusedOptions,
} from './check-arguments.js'
import { checkedChoice } from './checked-choice.js'
import { type FailLevel, failLevels } from './fail-levels.js'
import { type Format, formats } from './formats.js'
import { firstGivenOption, type OptionValues, splitArguments } from './parse-words.js'
import { type RequestCommandOptions, requestOptionNames, requestOptionsOf } from './request-options.js'
import { commands, optionBySubcommand, shells } from './subcommands.js'
import { UsageError } from './usage-error.js'

export { UsageError } from './usage-error.js'

/** The checked command line. */
export interface Options {
  readonly paths: readonly string[]
  /** Whether the user named `paths`; otherwise they are the default. */
  readonly pathsGiven: boolean
  readonly from: 'auto' | Version | undefined
  /** Names that decide `<IfDefine>`; see SiteOptions. */
  readonly define: readonly string[]
  /** `report` changes nothing; `write` writes the fixes into the files; `diff` prints them. */
  readonly action: 'report' | 'write' | 'diff'
  readonly fixes: 'safe' | 'all'
  readonly complete: boolean
  readonly format: Format
  readonly failOn: FailLevel
  readonly output: string | undefined
  readonly only: readonly string[]
  readonly skip: readonly string[]
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly config: string | undefined
  /** Whether settings files are ignored. */
  readonly noConfig: boolean
  /** The distribution whose packages the configuration is for; see SiteOptions. */
  readonly layout: Layout | undefined
  /** Sources for the modules of the target 2.4: files, folders and commands. */
  readonly modules: readonly string[]
  /** What to do with access rules that exist for both versions; see PreferredForms. */
  readonly guards: 'drop-22' | 'keep-22' | undefined
  readonly ineffectiveAllow: 'exact' | 'guide' | undefined
  readonly defaults: 'keep' | 'safer' | 'adopt' | undefined
  readonly likelyMistakes: 'write' | 'review' | 'close' | undefined
  /** Whether to check the files staged in git. If `paths` is empty, all staged files are checked. */
  readonly staged: boolean
  /** A commit: only findings on lines that were changed since this commit are reported. */
  readonly changed: string | undefined
  /** The folder whose configuration the `paths` are a part of. */
  readonly context: string | undefined
  /** The folder that is the root of a copied server. */
  readonly root: string | undefined
  /** The name for the file on standard input. */
  readonly stdinFilename: string | undefined
  readonly baseline: string | undefined
  /** Whether the baseline that the settings name is ignored. */
  readonly noBaseline: boolean
  readonly writeBaseline: string | undefined
  /** A command line that tests the migrated copy. */
  readonly verify: string | undefined
  readonly quiet: boolean
  readonly color: boolean | undefined
}

export type Command =
  | { readonly name: 'migrate'; readonly options: Options }
  | { readonly name: 'rules'; readonly id: string | undefined }
  /** `message` is undefined if it comes from standard input. */
  | { readonly name: 'explain'; readonly message: string | undefined; readonly options: Options }
  | { readonly name: 'requests'; readonly options: Options; readonly ask: RequestCommandOptions }
  /** `servers` is undefined if the command starts two copies itself. */
  | {
      readonly name: 'compare'
      readonly servers: readonly [old: string, newer: string] | undefined
      readonly options: Options
      readonly ask: RequestCommandOptions
    }
  | { readonly name: 'init'; readonly wanted: InitOptions }
  | { readonly name: 'upgrade'; readonly options: Options; readonly wanted: GuidedUpgradeOptions }
  | { readonly name: 'completion'; readonly shell: Shell }
  | { readonly name: 'lsp' }
  /** The process that the language server starts for each site. */
  | { readonly name: 'lsp-checker'; readonly paths: readonly string[] }
  /** `of` is a command, or `all` for the help with every option. */
  | { readonly name: 'help'; readonly of: string | undefined }
  | { readonly name: 'version' }

/** The options of a guided upgrade. */
export interface GuidedUpgradeOptions {
  /** Whether to run without questions. */
  readonly yes: boolean
  /** The path of a file with answers. */
  readonly answers: string | undefined
  /** The path for a page about everything that was done. */
  readonly report: string | undefined
  readonly oldHttpd: string | undefined
  readonly newHttpd: string | undefined
}

/** The options of `init`. `parts` is empty if no option names a part. */
export interface InitOptions {
  /** Whether to run without questions. */
  readonly yes: boolean
  readonly parts: readonly InitPart[]
}

export const initParts = ['git-hook', 'husky', 'lint-staged', 'pre-commit', 'workflows', 'with-baseline'] as const
export type InitPart = (typeof initParts)[number]

export type Shell = (typeof shells)[number]

/**
 * Reads the arguments after the program's name.
 * @throws UsageError with one sentence that says what is wrong
 */
export function parseCommandLine(argv: readonly string[]): Command {
  if (argv[0] === 'lsp') return readLspArguments(argv.slice(1))
  const { values, positionals } = splitArguments(argv)
  const [command] = positionals
  if (values.help || (command === 'help' && positionals.length < 3))
    return {
      name: 'help',
      of: positionals.find((word) => word === 'all' || commands.some(({ name }) => name === word)),
    }
  if (values.version) return { name: 'version' }
  checkUnusedOptions(command, values)
  checkSurplusWords(command, positionals)
  if (command === 'rules') return { name: 'rules', id: positionals[1] }
  if (command === 'completion')
    return { name: 'completion', shell: checkedChoice('completion', positionals[1] ?? '', shells) }
  if (command === 'init')
    return { name: 'init', wanted: { yes: values.yes ?? false, parts: initParts.filter((part) => values[part]) } }
  if (command === 'explain') {
    if (values.format !== undefined) checkedChoice('--format, with explain,', values.format, ['text', 'json'] as const)
    return { name: 'explain', message: messageOf(positionals.slice(1)), options: optionsOf(values, values.path ?? []) }
  }
  if (command === 'upgrade') return upgradeCommandOf(values, positionals.slice(1))
  if (command === 'requests' || command === 'compare') return askingCommand(command, values, positionals.slice(1))
  const ofAsking = firstGivenOption(values, requestOptionNames)
  if (ofAsking) throw new UsageError(`--${ofAsking} belongs to \`httpd-upgrade compare\`.`)
  const ofUpgrade = firstGivenOption(values, ['answers', 'report'])
  if (ofUpgrade) throw new UsageError(`--${ofUpgrade} belongs to \`httpd-upgrade upgrade\`.`)
  const ofInit = firstGivenOption(values, ['yes', ...initParts])
  if (ofInit) throw new UsageError(`--${ofInit} belongs to \`httpd-upgrade init\`.`)
  if (values.path) throw new UsageError('Only `httpd-upgrade explain` takes --path. Write the path without --path.')
  if (command === 'check' || command === 'fix' || command === 'diff') return fileCommand(command, values, positionals)
  return migrateCommandOf(values, positionals)
}

function upgradeCommandOf(values: OptionValues, words: readonly string[]): Command {
  if (words.includes('-'))
    throw new UsageError('`httpd-upgrade upgrade` needs a folder, so it cannot read standard input.')
  return {
    name: 'upgrade',
    options: optionsOf({ ...values, write: true }, words),
    wanted: {
      yes: values.yes ?? false,
      answers: values.answers,
      report: values.report,
      oldHttpd: values['old-httpd'],
      newHttpd: values['new-httpd'],
    },
  }
}

/** Reads the arguments of `check`, `fix` (which means `--write`) and `diff` (which means `--diff`). */
function fileCommand(
  command: keyof typeof optionBySubcommand,
  values: OptionValues,
  [, ...paths]: readonly string[],
): Command {
  const other = (['write', 'diff'] as const).find((name) => values[name] && name !== optionBySubcommand[command])
  if (other) throw new UsageError(`\`httpd-upgrade ${command}\` does not take --${other}.`)
  const said = optionBySubcommand[command]
  return migrateCommandOf(said ? { ...values, [said]: true } : values, paths)
}

function migrateCommandOf(values: OptionValues, positionals: readonly string[]): Command {
  if (values.write && values.diff)
    throw new UsageError(
      '--write and --diff cannot be used together: --write changes the files, --diff only shows the changes.',
    )
  if (values.diff && values.format !== undefined && values.format !== 'patch')
    throw new UsageError(`--diff prints a patch, so it cannot be used with --format ${values.format}.`)
  if (values['drop-22'] && values['keep-22'])
    throw new UsageError(
      '--drop-22 and --keep-22 cannot be used together: --drop-22 drops the lines for 2.2, --keep-22 keeps them.',
    )
  if (values.verify !== undefined && !/\{(root)?\}/.test(values.verify))
    throw new UsageError(
      "--verify takes a command where {} stands for the main file of the copy, such as 'httpd -t -f {}'.",
    )
  checkConflictingOptions(values, positionals)
  return { name: 'migrate', options: optionsOf(values, positionals) }
}

/**
 * Reads the arguments of `lsp`. Options are ignored: editors add options about the connection, but only standard input and
 * output are supported.
 */
function readLspArguments(words: readonly string[]): Command {
  if (words[0] === '--checker') return { name: 'lsp-checker', paths: words.slice(1) }
  if (words.some((word) => word === '--help' || word === '-h')) return { name: 'help', of: 'lsp' }
  const other = words.find((word) => word !== '--stdio' && !/^--clientProcessId(=|$)/.test(word))
  if (other !== undefined)
    throw new UsageError(`\`httpd-upgrade lsp\` does not take "${other}"; it uses standard input and output.`)
  return { name: 'lsp' }
}

function askingCommand(name: 'requests' | 'compare', values: OptionValues, words: readonly string[]): Command {
  const { format, ...others } = values
  const ask = requestOptionsOf(name, values)
  checkStandardInput(values, words)
  if (name === 'requests') return { name, options: optionsOf(others, words), ask }
  if (values.start) return { name, servers: undefined, options: optionsOf(others, words), ask }
  const [old, newer, ...paths] = words
  if (old === undefined || newer === undefined)
    throw new UsageError(
      'compare needs two servers, such as `httpd-upgrade compare http://old.example.org http://new.example.org PATH`, or --start.',
    )
  return { name, servers: [old, newer], options: optionsOf(others, paths), ask }
}

/** Other paths for standard input. They are treated as `-`, because no fix can be written to them. */
const otherNamesOfInput: ReadonlySet<string> = new Set(['/dev/stdin', '/dev/fd/0', '/proc/self/fd/0'])

function optionsOf(values: OptionValues, given: readonly string[]): Options {
  if (given.includes('')) throw new UsageError('A PATH must not be empty.')
  const paths = given.map((path) => (otherNamesOfInput.has(path) ? '-' : path))
  return {
    paths: paths.length || values.staged ? paths : ['.'],
    pathsGiven: paths.length > 0,
    from: chosen('--from', values.from, ['auto', '2.2', '2.4'] as const),
    define: definesOf(values.define),
    layout: chosen('--layout', values.layout, knownLayouts),
    modules: values.modules ?? [],
    action: values.write ? 'write' : values.diff ? 'diff' : 'report',
    fixes: values.review ? 'all' : 'safe',
    complete: values['assume-complete'] ?? false,
    format: chosen('--format', values.format, formats) ?? 'text',
    failOn: chosen('--fail-on', values['fail-on'], failLevels) ?? 'warning',
    output: values.output,
    only: listed('--only', values.only),
    skip: listed('--skip', values.skip),
    include: values.include ?? [],
    exclude: values.exclude ?? [],
    config: values.config,
    noConfig: values['no-config'] ?? false,
    staged: values.staged ?? false,
    changed: values.changed,
    context: values.context,
    root: values.root,
    stdinFilename: values['stdin-filename'],
    baseline: values.baseline,
    noBaseline: values['no-baseline'] ?? false,
    writeBaseline: values['write-baseline'],
    verify: values.verify,
    guards: values['drop-22'] ? 'drop-22' : values['keep-22'] ? 'keep-22' : undefined,
    ineffectiveAllow: chosen('--ineffective-allow', values['ineffective-allow'], ['exact', 'guide'] as const),
    defaults: chosen('--defaults', values.defaults, ['keep', 'safer', 'adopt'] as const),
    likelyMistakes: chosen('--likely-mistakes', values['likely-mistakes'], ['write', 'review', 'close'] as const),
    quiet: values.quiet ?? false,
    color: values['no-color'] ? false : values.color,
  }
}

/**
 * The chosen word; undefined if no word is given.
 * @throws UsageError for a word that is not a choice
 */
const chosen = <Word extends string>(option: string, given: string | undefined, words: readonly Word[]) =>
  given === undefined ? undefined : checkedChoice(option, given, words)

/**
 * Checks the names that the user sets and unsets.
 * @throws UsageError for an invalid name, or for a name that is both set and unset
 */
function definesOf(given: readonly string[] = []): readonly string[] {
  const trouble = defineNamesError(given)
  if (trouble !== undefined) throw new UsageError(trouble)
  return given
}

/**
 * The messages to explain, one per line. If each argument contains a space or is a message number, each is one message.
 * Otherwise, all arguments together are one message.
 */
function messageOf(words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined
  const areMessages = words.every((word) => /\s/.test(word) || /^AH\d{5}:?$/.test(word))
  return words.join(areMessages ? '\n' : ' ')
}

function listed(option: string, values: readonly string[] | undefined): string[] {
  const names = values?.flatMap((value) => value.split(',')).filter(Boolean) ?? []
  if (values && names.length === 0) throw new UsageError(`${option} needs the name of a rule.`)
  return names
}
