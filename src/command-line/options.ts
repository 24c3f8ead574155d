import { initOptionEntries } from './init-option-entries.js'
import { migrateOptionEntries } from './migrate-option-entries.js'
import { flagOption, type OptionEntry, pathOption, repeatableOption } from './option-entry.js'
import { requestOptionEntries } from './request-option-entries.js'

/** Every option, in the order of the help text. */
export const optionsByName = {
  ...migrateOptionEntries,
  ...initOptionEntries,
  answers: pathOption(
    'FILE',
    'With upgrade: a JSON file with answers to the questions, as in the settings. "confirmed" is a list of names, and "declined" has a reason for each name.',
  ),
  report: pathOption(
    'FILE',
    'With upgrade: write a page to this file (.html or .md) with each change and its reason, your answers, and the requests sent to both servers.',
  ),
  path: repeatableOption(
    'PATH',
    'With explain: a file or folder of the configuration that the message is about; may be repeated.',
    { completes: 'file' },
  ),
  ...requestOptionEntries,
  quiet: flagOption('Print the last line only.', { short: 'q' }),
  color: flagOption('Use colours even if standard output is not a terminal.'),
  'no-color': flagOption('Use no colours.'),
  help: flagOption('Print help that fits on one screen; --help all describes every option.', {
    short: 'h',
    word: 'all',
  }),
  version: flagOption('Print the version.', { short: 'v' }),
} as const satisfies Readonly<Record<string, OptionEntry>>

/** The options as a list of entries with one type, for loops. */
export const optionEntries: readonly (readonly [name: string, entry: OptionEntry])[] = Object.entries(optionsByName)
