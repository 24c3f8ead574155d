import { flagOption, type OptionEntry } from './option-entry.js'

/** The options of `init` that answer its questions in advance. */
export const initOptionEntries = {
  yes: flagOption(
    'With init: do not ask, set up what fits the repository. With upgrade: do not ask, write the safe fixes.',
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
    'With init: a baseline of the current findings, and a setting that names it, so that hooks stop only for new ones.',
  ),
} as const satisfies Readonly<Record<string, OptionEntry>>
