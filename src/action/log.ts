import { printable } from '../report/paint.js'

/**
 * A text for the log, of which no line is a command to the runner. It takes `::` at the beginning of a line for one, and
 * `##[` anywhere in it (actions/runner, ActionCommand.cs), and what is quoted may be a stranger's.
 */
export const logText = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) =>
      printable(line)
        .replace(/^(\s*:)(?=:)/, '$1\u200B')
        .replaceAll('##[', '##\u200B['),
    )
    .join('\n')
