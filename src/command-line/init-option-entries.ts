import type { OptionEntry } from './option-entry.js'

/** What `init` writes without being asked. */
export const initOptions = {
  yes: {
    type: 'boolean',
    short: 'y',
    about:
      'With init: do not ask, and take what fits the repository. With upgrade: do not ask, and write what keeps every answer.',
  },
  'git-hook': {
    type: 'boolean',
    about: 'With init: a hook of git itself, for this clone alone.',
  },
  husky: {
    type: 'boolean',
    about: 'With init: a line in the hook of husky.',
  },
  'lint-staged': {
    type: 'boolean',
    about: 'With init: an entry for lint-staged.',
  },
  'pre-commit': {
    type: 'boolean',
    about: 'With init: an entry for the pre-commit framework.',
  },
  workflows: {
    type: 'boolean',
    about: 'With init: two workflows for GitHub Actions, one that reviews pull requests and one that upgrades.',
  },
  'with-baseline': {
    type: 'boolean',
    about:
      'With init: a baseline of what is found now, and a setting that names it, so that hooks stop only for what is new.',
  },
} as const satisfies Readonly<Record<string, OptionEntry>>
