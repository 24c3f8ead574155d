/**
 * Whether a log that is piped to a program needs the shell that 2.2 started it with and 2.4 leaves out. 2.4 cuts the
 * command into words by itself and runs the program at its path (server/log.c, ap_open_piped_log; APR_PROGRAM_ENV), so
 * what is nothing but plain words after a path means the same to both.
 * @param target the first argument of ErrorLog, CustomLog, TransferLog or ForensicLog
 */
export function needsShell(target: string): boolean {
  // "||" is 2.2.12's and 2.4's way to say no shell, "|$" the way to say shell.
  if (!target.startsWith('|') || /^\|[|$]/.test(target)) return false
  const [program = '', ...rest] = target.slice(1).trim().split(/\s+/)
  if (program === '') return false
  const plain = [program, ...rest].map((word) => word.replace(/\$\{\w+\}/g, 'x'))
  return !plain.every((word) => plainWord.test(word)) || !path.test(program)
}

/** The target with `|$`, which starts a shell, if the command needs one. */
export const withShell = (target: string): string => (needsShell(target) ? `|$${target.slice(1)}` : target)

/**
 * The name of the program that a log is piped to, without its folder; undefined for a file. Of a program that only starts
 * another one (`nice -n 10 cronolog`), the other one.
 */
export function programOf(target: string): string | undefined {
  const command = /^\|[|$]?\s*(.*)$/s.exec(target)?.[1]
  const words = command?.match(/[^\s"']+/g)?.map((word) => word.split(/[\\/]/).at(-1)?.toLowerCase() ?? '')
  const started = words?.findIndex((word) => !starters.test(word)) ?? -1
  return words?.[started < 0 ? 0 : started]
}

/** Programs that start another one, their options with numbers, and variables of `env`. */
const starters = /^(nice|ionice|nohup|setsid|env|exec|-.*|\d+|\w+=.*)$/

/** No character that a shell makes something of: quotes, redirections, variables, patterns, a second command. */
const plainWord = /^[\w./:=,@%+-]+$/

/** A program that the shell need not look for: no bare name, and no variable that is set before the command. */
const path = /^(\$\{\w+\}|[A-Za-z]:|[\w.+-]*)?\/[^=]*$/
