#!/usr/bin/env node
import { type Command, parseCommandLine, UsageError } from './command-line/arguments.js'
import { OutputError, writeToStream } from './command-line/streams.js'
import { setV8Flags } from './command-line/v8-flags.js'
import { printFailure } from './commands/output.js'

setV8Flags()
// All output has been written (streams.ts). To exit at once is faster than to let Node free its memory first.
main(process.argv.slice(2)).then((code) => process.exit(code))

/** The version in package.json, which the build sets. */
declare const VERSION: string

async function main(argv: readonly string[]): Promise<number> {
  let command: Command
  try {
    command = parseCommandLine(argv)
  } catch (error) {
    return printFailure(`${(error as Error).message} \`httpd-upgrade --help\` lists the options.`)
  }
  try {
    return await run(command)
  } catch (error) {
    // The list of options would not help with an invalid file or setting.
    if (error instanceof UsageError || error instanceof OutputError) return printFailure(error.message)
    const { message } = error as Error
    return printFailure(
      `httpd-upgrade failed: ${message}. Please report this error, and attach the files that were checked.`,
    )
  }
}

async function run(command: Command): Promise<number> {
  switch (command.name) {
    case 'migrate':
      // Only the code of the given command is loaded: a check without staged configuration needs no rules.
      return command.options.staged
        ? (await import('./commands/staged.js')).stagedCommand(command.options)
        : (await import('./commands/migrate.js')).migrateCommand(command.options)
    case 'rules':
      return (await import('./commands/rules.js')).rulesCommand(command.id)
    case 'init':
      return (await import('./commands/init.js')).initCommand(command.wanted)
    case 'upgrade':
      return (await import('./commands/upgrade/upgrade-command.js')).upgradeCommand(command.options, command.wanted)
    case 'explain':
      return (await import('./commands/explain.js')).explainCommand(command.message, command.options)
    case 'lsp':
      return (await import('./language-server/serve.js')).runLanguageServer()
    case 'lsp-checker':
      return (await import('./language-server/checker.js')).runChecker(command.paths)
    case 'requests':
      return (await import('./commands/requests/requests.js')).requestsCommand(command.options, command.ask)
    case 'compare':
      return (await import('./commands/requests/compare.js')).compareCommand(
        command.servers,
        command.options,
        command.ask,
      )
    case 'completion':
      return (await import('./commands/completion.js')).completionCommand(command.shell)
    case 'help': {
      const { helpOf } = await import('./command-line/help.js')
      writeToStream(1, helpOf(command.of))
      return 0
    }
    case 'version':
      writeToStream(1, `${VERSION}\n`)
      return 0
  }
}
