/**
 * Whether a piped log needs the shell that 2.2 started and 2.4 does not. 2.4 splits the command into words and runs the
 * program at its path (server/log.c, ap_open_piped_log; APR_PROGRAM_ENV), so a path with plain words means the same in
 * both.
 * @param target the first argument of ErrorLog, CustomLog, TransferLog or ForensicLog
 */
export function needsShell(target: string): boolean {
  // In 2.2.12 and later and in 2.4, "||" means without a shell, and "|$" with a shell.
  if (!target.startsWith('|') || /^\|[|$]/.test(target)) return false
  const [program = '', ...rest] = target.slice(1).trim().split(/\s+/)
  if (program === '') return false
  const plain = [program, ...rest].map((word) => word.replace(/\$\{\w+\}/g, 'x'))
  return !plain.every((word) => plainWord.test(word)) || !path.test(program)
}

/** The target of a log, with `|$` if its command needs a shell. */
export const withShellIfNeeded = (target: string): string => (needsShell(target) ? `|$${target.slice(1)}` : target)

/**
 * The name of the program that a log is piped to, without its folder; undefined for a file. For `nice -n 10 cronolog` it is
 * cronolog: programs that only start another are skipped.
 */
export function programOfPipe(target: string): string | undefined {
  const command = /^\|[|$]?\s*(.*)$/s.exec(target)?.[1]
  const words = command?.match(/[^\s"']+/g)?.map((word) => word.split(/[\\/]/).at(-1)?.toLowerCase() ?? '')
  const started = words?.findIndex((word) => !starters.test(word)) ?? -1
  return words?.[started < 0 ? 0 : started]
}

/** Matches words before the program's name: programs that only start another, their numeric options, and variables of `env`. */
const starters = /^(nice|ionice|nohup|setsid|env|exec|-.*|\d+|\w+=.*)$/

/**
 * A word without characters that are special to a shell: quotes, redirections, variables, patterns, further commands.
 */
const plainWord = /^[\w./:=,@%+-]+$/

/** Matches a program that the shell does not have to look for: it is not a bare name, and no variable is set before it. */
const path = /^(\$\{\w+\}|[A-Za-z]:|[\w.+-]*)?\/[^=]*$/
