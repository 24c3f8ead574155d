/** What can stand in the place of the first PATH, with what follows it. */
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

/** Every command, in the order in which people are told of them. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'upgrade',
    argument: '[FOLDER]',
    brief: 'step by step, asking what only you can know',
    about:
      'Upgrade a copied server step by step. It says what it sees, writes what keeps every answer after one yes and asks for each thing that only somebody who knows the server can tell. Then it tries the result with a 2.4 where one is there. The answers are kept in httpd-upgrade.json, so that the next run goes on where this one ended. Without a terminal it takes --yes and --answers, and prints the questions that are open.',
  },
  {
    name: 'check',
    argument: '[PATH…]',
    brief: 'report, and change nothing, as without a word',
    about: 'Report what 2.4 would trip over, and change nothing, as without any of these words.',
  },
  {
    name: 'fix',
    argument: '[PATH…]',
    brief: 'put in the fixes that change no answer, as --write',
    about: 'Put the fixes that cannot change behaviour into the files, as --write does.',
  },
  {
    name: 'diff',
    argument: '[PATH…]',
    brief: 'show them as a patch instead, as --diff',
    about: 'Show these fixes as a patch, as --diff does.',
  },
  {
    name: 'explain',
    argument: '[MESSAGE…]',
    brief: 'what a message of 2.4 means here',
    about:
      'Say what a start-up or log message of 2.4 means for the configuration at hand, and what to do. Without a MESSAGE a log is read from standard input.',
  },
  {
    name: 'requests',
    argument: '[PATH…]',
    brief: 'the requests that tell its decisions apart',
    about:
      'Print the requests that tell the decisions of the configuration apart. Each has the line that it is about and what either version is expected to do. As text, jsonl, http (for editors) or curl.',
  },
  {
    name: 'compare',
    argument: 'OLD NEW [PATH…]',
    brief: 'asks both servers, and tells what differs',
    about:
      'Send these requests to the old and to the new server, such as https://old.example.org, and tell what is opened, closed or changed; with --start to two copies on this machine. Exit status 0: the same, 1: different, 2: it could not be told.',
  },
  {
    name: 'init',
    brief: 'sets up a hook and the workflows, after asking',
    about:
      'Write what checks every commit (a hook for git, husky, lint-staged or the pre-commit framework) and every pull request (two workflows), after asking or as the options say. No file is overwritten.',
  },
  {
    name: 'lsp',
    brief: 'a language server, for editors',
    about:
      'Speak the language server protocol on standard input and output, for an editor that shows what is found as you type. docs/editors.md tells how to set one up.',
  },
  {
    name: 'rules',
    argument: '[RULE]',
    completes: 'rules',
    brief: 'the rules, or the page of one',
    about: 'List the rules, or those of a group, or print the page of one.',
  },
  {
    name: 'completion',
    argument: 'SHELL',
    choices: shells,
    brief: 'a completion for bash, zsh, fish or PowerShell',
    about: 'Print a completion for bash, zsh, fish or PowerShell, to be read by the shell as it starts.',
  },
]

/** The commands that look at files, and what else says the same. */
export const fileCommands = { check: undefined, fix: 'write', diff: 'diff' } as const
