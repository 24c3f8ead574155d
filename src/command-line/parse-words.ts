import { parseArgs } from 'node:util'
import { didYouMean } from '../base/nearest-name.js'
import { options as known } from './options.js'
import { UsageError } from './usage-error.js'

/** The options as they were written, by name. */
export type Values = ReturnType<typeof parseWords>['values']

/** The first of these options that was given. */
export const givenAmong = <Name extends keyof Values>(values: Values, names: readonly Name[]): Name | undefined =>
  names.find((name) => values[name] !== undefined)

/**
 * The words after the program's name, as options and what stands between them.
 * @throws UsageError for an option that there is not, and a value that is missing or too many
 */
export function parseWords(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: known, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(sentenceFor((error as Error).message))
  }
}

/** Node's own messages name the option, and go on for longer than a user wants to read. */
function sentenceFor(message: string): string {
  const option = /'(-[^' ]*)/.exec(message)?.[1] ?? ''
  const names = Object.keys(known).map((name) => `--${name}`)
  if (message.startsWith('Unknown option'))
    return `There is no option ${option}.${ofOthers[option.replace(/=.*/, '')] ?? didYouMean(option, names)}`
  const long = option.replace(/^-\w, /, '')
  return /argument missing|ambiguous/.test(message) ? `${long} needs a value.` : `${long} takes no value.`
}

/** What other linters call what this one has, too. */
const ofOthers: Readonly<Record<string, string>> = {
  '--fix': ' `httpd-upgrade fix`, or --write, puts the fixes in.',
  '--apply': ' `httpd-upgrade fix`, or --write, puts the fixes in.',
  '--in-place': ' `httpd-upgrade fix`, or --write, puts the fixes in.',
  '-i': ' `httpd-upgrade fix`, or --write, puts the fixes in.',
  '--dry-run': ' Nothing is written without --write; --diff shows what would be.',
  '-n': ' Nothing is written without --write; --diff shows what would be.',
  '--check': ' Nothing is written without --write, and the exit status says whether something is left.',
  '--select': ' --only names the rules that are wanted.',
  '--rule': ' --only names the rules that are wanted.',
  '--ignore': ' --skip names the rules that are not wanted.',
  '--statistics': ' --format statistics counts what is left, server by server.',
  '--files': ' --format files tells what was read, as what, and by which line.',
  '--list-files': ' --format files tells what was read, as what, and by which line.',
  '--stdin': ' A PATH of - is standard input.',
  '--stdin-filepath': ' --stdin-filename FILE names what is on standard input.',
  '--disable': ' --skip names the rules that are not wanted.',
}
