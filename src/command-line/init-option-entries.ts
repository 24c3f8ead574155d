import { flagOption, type OptionEntry } from './option-entry.js'

/** The options of `init` that answer its questions in advance. */
export const initOptionEntries = {
  yes: flagOption(
    'With init: set up the parts that fit the repository, without asking. With upgrade: write the safe fixes, without asking.',
    {
      short: 'y',
    },
  ),
  'git-hook': flagOption('With init: a plain git hook, for this clone only.'),
  husky: flagOption('With init: a line in the husky hook.'),
  'lint-staged': flagOption('With init: an entry for lint-staged.'),
  'pre-commit': flagOption('With init: an entry for the pre-commit framework.'),
  workflows: flagOption('With init: two GitHub Actions workflows, one for reviews and one for the upgrade.'),
  'with-baseline': flagOption(
    'With init: a baseline of the current findings, and a setting that names the baseline. Hooks then stop only for new findings.',
  ),
} as const satisfies Readonly<Record<string, OptionEntry>>
