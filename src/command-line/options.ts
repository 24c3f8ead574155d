import { askingOptions } from './asking-option-entries.js'
import { initOptions } from './init-option-entries.js'
import { migrateOptions } from './migrate-option-entries.js'
import type { OptionEntry } from './option-entry.js'

/** Every option, in the order in which people are told of them. */
export const options = {
  ...migrateOptions,
  ...initOptions,
  answers: {
    type: 'string',
    value: 'FILE',
    completes: 'file',
    about:
      'With upgrade: a file with answers to its questions, in the form of the settings: "confirmed", a list of names, and "declined", names with the reason.',
  },
  report: {
    type: 'string',
    value: 'FILE',
    completes: 'file',
    about:
      'With upgrade: write a page to this file (.html or .md) with each change and its reason, what was answered, and what was asked of both servers.',
  },
  path: {
    type: 'string',
    multiple: true,
    value: 'PATH',
    completes: 'file',
    about: 'With explain: a file or folder of the configuration that the message is about; may be repeated.',
  },
  ...askingOptions,
  quiet: {
    type: 'boolean',
    short: 'q',
    about: 'Print the last line only.',
  },
  color: {
    type: 'boolean',
    about: 'Use colours even if standard output is not a terminal.',
  },
  'no-color': {
    type: 'boolean',
    about: 'Use no colours.',
  },
  help: {
    type: 'boolean',
    short: 'h',
    word: 'all',
    about: 'Print a help that fits a screen; --help all describes every option.',
  },
  version: {
    type: 'boolean',
    short: 'v',
    about: 'Print the version.',
  },
} as const satisfies Readonly<Record<string, OptionEntry>>

/** The same with the type that all entries share, for whoever walks through them. */
export const optionEntries: readonly (readonly [name: string, entry: OptionEntry])[] = Object.entries(options)
