import { parseArgs } from 'node:util'
import { didYouMean } from '../base/nearest-name.js'
import { optionsByName as known } from './options.js'
import { UsageError } from './usage-error.js'

/** The options as they were written, by name. */
export type OptionValues = ReturnType<typeof splitArguments>['values']

/** The first of these options that was given; undefined if none was. */
export const firstGivenOption = <Name extends keyof OptionValues>(
  values: OptionValues,
  names: readonly Name[],
): Name | undefined => names.find((name) => values[name] !== undefined)

/**
 * Splits the arguments into options and other words.
 * @throws UsageError for an unknown option, and for a missing or superfluous value
 */
export function splitArguments(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: known, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(sentenceFor((error as Error).message))
  }
}

/** Node's message names the option, but is too long for users. */
function sentenceFor(message: string): string {
  const option = /'(-[^' ]*)/.exec(message)?.[1] ?? ''
  const names = Object.keys(known).map((name) => `--${name}`)
  if (message.startsWith('Unknown option'))
    return `There is no option ${option}.${ofOthers[option.replace(/=.*/, '')] ?? didYouMean(option, names)}`
  const long = option.replace(/^-\w, /, '')
  return /argument missing|ambiguous/.test(message) ? `${long} needs a value.` : `${long} takes no value.`
}

/** Options of other linters that users may try, each with a sentence about the equivalent here. */
const ofOthers: Readonly<Record<string, string>> = {
  '--fix': ' `httpd-upgrade fix`, or --write, applies the fixes.',
  '--apply': ' `httpd-upgrade fix`, or --write, applies the fixes.',
  '--in-place': ' `httpd-upgrade fix`, or --write, applies the fixes.',
  '-i': ' `httpd-upgrade fix`, or --write, applies the fixes.',
  '--dry-run': ' Nothing is written without --write; --diff shows the changes.',
  '-n': ' Nothing is written without --write; --diff shows the changes.',
  '--check': ' Nothing is written without --write, and the exit status shows whether findings are left.',
  '--select': ' --only names the rules to apply.',
  '--rule': ' --only names the rules to apply.',
  '--ignore': ' --skip names the rules to leave out.',
  '--statistics': ' --format statistics counts the remaining findings of each server.',
  '--files': ' --format files lists the files read, their role, and the line that names them.',
  '--list-files': ' --format files lists the files read, their role, and the line that names them.',
  '--stdin': ' A PATH of - is standard input.',
  '--stdin-filepath': ' --stdin-filename FILE names the file on standard input.',
  '--disable': ' --skip names the rules to leave out.',
}
