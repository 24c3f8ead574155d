import { readFileSync, statSync } from 'node:fs'
import { isatty } from 'node:tty'
import { type Options, UsageError } from '../command-line/arguments.js'
import { readStandardInput, writeToStream } from '../command-line/streams.js'
import { tryFileAccess } from '../command-line/usage-error.js'
import { hasUnreadableFile } from '../disk/file-failures.js'
import { explain } from '../explain/explain.js'
import { runRules } from '../migrate/migrate.js'
import { everyRule } from '../migrate/rules/index.js'
import { explanationJson } from '../report/explanation/explanation-json.js'
import { explanationText } from '../report/explanation/explanation-text.js'
import { decode } from '../syntax/encoding.js'
import { readInput } from './input.js'
import { paintFor, printOutput } from './output.js'
import { printReadFailures } from './print-read-failures.js'

/**
 * Explains messages of a 2.4 for the given configuration. Returns the exit status.
 * @param message a message, or the path of a log; undefined for standard input
 */
export async function explainCommand(message: string | undefined, options: Options): Promise<number> {
  if (message === undefined && isatty(0))
    writeToStream(2, 'Paste the messages of httpd, then press Ctrl-D on an empty line.\n')
  const log = message === undefined ? textOf('Standard input', readStandardInput) : (logNamed(message) ?? message)
  if (log.trim() === '')
    throw new UsageError(
      'There is no message to explain. `httpd -t` writes to standard error, so run `httpd -t 2>&1 | httpd-upgrade explain`.',
    )
  const { site, choices, reading } = await readInput(options)
  // If the user named no path, the current folder is only a guess, so files that cannot be read are not reported.
  const troubles = options.paths.join() === '.' ? [] : reading.troubles
  printReadFailures(troubles)
  const explained = explain(log, { site, migration: runRules(site, everyRule, choices), links: reading.links })
  await printOutput(
    options,
    options.format === 'json' ? explanationJson(explained) : explanationText(explained, paintFor(options)),
  )
  if (hasUnreadableFile(troubles)) return 2
  return explained.explanations.every((one) => one.message || one.about) ? 0 : 1
}

const textOf = (name: string, read: () => Uint8Array): string => decode(tryFileAccess(name, 'read', read)).text

/** The content of the log, if the words are the path of a log. */
function logNamed(words: string): string | undefined {
  const entry = /^[^\n]{1,1000}$/.test(words) ? statSync(words, { throwIfNoEntry: false }) : undefined
  if (entry?.isDirectory())
    throw new UsageError(`${words} is a folder. Give the message or a log, and --path ${words} for the configuration.`)
  return entry ? textOf(words, () => readFileSync(words)) : undefined
}
