import { flag, type OptionEntry } from './option-entry.js'

/** What `init` writes without being asked. */
export const initOptions = {
  yes: flag(
    'With init: do not ask, and take what fits the repository. With upgrade: do not ask, and write what keeps every answer.',
    { short: 'y' },
  ),
  'git-hook': flag('With init: a hook of git itself, for this clone alone.'),
  husky: flag('With init: a line in the hook of husky.'),
  'lint-staged': flag('With init: an entry for lint-staged.'),
  'pre-commit': flag('With init: an entry for the pre-commit framework.'),
  workflows: flag('With init: two workflows for GitHub Actions, one that reviews pull requests and one that upgrades.'),
  'with-baseline': flag(
    'With init: a baseline of what is found now, and a setting that names it, so that hooks stop only for what is new.',
  ),
} as const satisfies Readonly<Record<string, OptionEntry>>
