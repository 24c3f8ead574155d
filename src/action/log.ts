import { printable } from '../report/paint.js'

/**
 * A text for the log, without commands to the runner. The runner reads `::` at the beginning of a line and `##[`
 * anywhere as a command (actions/runner, ActionCommand.cs), and a quoted text may come from a stranger.
 */
export const textForLog = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) =>
      printable(line)
        .replace(/^(\s*:)(?=:)/, '$1\u200B')
        .replaceAll('##[', '##\u200B['),
    )
    .join('\n')
