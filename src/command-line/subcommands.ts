/** A command: a word instead of the first PATH, and the arguments after it. */
export interface CommandEntry {
  readonly name: string
  readonly argument?: string
  readonly choices?: readonly string[]
  readonly completes?: 'rules'
  readonly brief: string
  readonly about: string
}

/** The shells that `completion` writes for. */
export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const

/** Every command, in the order of the help text. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'upgrade',
    argument: '[FOLDER]',
    brief: 'guided upgrade; asks only what the files cannot tell',
    about:
      'Upgrade a copied server step by step. It reports what it sees, writes the safe fixes after one yes, and asks only what the files cannot show. Then it tests the result with a 2.4, if there is one. Answers are saved in httpd-upgrade.json, so the next run continues where this one ended. Without a terminal it takes --yes and --answers, and prints the open questions.',
  },
  {
    name: 'check',
    argument: '[PATH…]',
    brief: 'report and change nothing; the default',
    about: 'Report the findings and change nothing. This is the default.',
  },
  {
    name: 'fix',
    argument: '[PATH…]',
    brief: 'apply the safe fixes, as --write',
    about: 'Apply the safe fixes to the files, as --write does.',
  },
  {
    name: 'diff',
    argument: '[PATH…]',
    brief: 'show the safe fixes as a patch, as --diff',
    about: 'Show the safe fixes as a patch, as --diff does.',
  },
  {
    name: 'explain',
    argument: '[MESSAGE…]',
    brief: 'what an error from 2.4 means here',
    about:
      'Explain a start-up or log message of 2.4 for this configuration, and what to do. The MESSAGE may be the path of a log. Without MESSAGE, standard input is read.',
  },
  {
    name: 'requests',
    argument: '[PATH…]',
    brief: 'the requests that test its decisions',
    about:
      'Print the requests that test each decision of the configuration, with the line and the response that each version should give. As text, jsonl, http (for editors) or curl.',
  },
  {
    name: 'compare',
    argument: 'OLD NEW [PATH…]',
    brief: 'send requests to both servers, show the differences',
    about:
      'Send the requests of the command requests to the old and the new server, such as https://old.example.org, and show what is opened, closed or changed. With --start, use two copies on this machine. Exit status 0: the same, 1: different, 2: not known.',
  },
  {
    name: 'init',
    brief: 'set up a hook and the workflows, after asking',
    about:
      'Set up checks for every commit (a hook for git, husky, lint-staged or the pre-commit framework) and every pull request (two workflows). The command asks first, unless options name the parts. It changes no existing file, but may add "server" to httpd-upgrade.json.',
  },
  {
    name: 'lsp',
    brief: 'a language server, for editors',
    about:
      'Run the language server on standard input and output, for editors that show findings as you type. docs/editors.md shows how to set one up.',
  },
  {
    name: 'rules',
    argument: '[RULE]',
    completes: 'rules',
    brief: 'the rules, or the page of one',
    about: 'List all rules or the rules of a group, or print the page of one rule.',
  },
  {
    name: 'completion',
    argument: 'SHELL',
    choices: shells,
    brief: 'a completion script for bash, zsh, fish or PowerShell',
    about: 'Print a completion script for bash, zsh, fish or PowerShell. Have the shell read the script at start-up.',
  },
]

/** The commands that check files, each with the option of the same meaning. */
export const optionBySubcommand = { check: undefined, fix: 'write', diff: 'diff' } as const
