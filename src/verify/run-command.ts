import { runAtExit } from '../disk/interrupt.js'
import { startProcessUntilExit } from '../disk/until-exit.js'

/** The output and exit status of a command. */
export interface CommandResult {
  /** The exit status; undefined if the command was stopped. */
  readonly code: number | undefined
  /** The command's standard output and standard error, in order of arrival. */
  readonly output: string
  /** One sentence if the command could not run to its end. */
  readonly trouble?: string
}

const most = 4_000_000

/** The command gets a process group of its own, so that the processes it starts are killed with it. */
const isGroup = process.platform !== 'win32'

function killAll(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(isGroup ? -pid : pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}

/** Runs a command line with the shell. After `seconds`, the command and the processes it started are stopped. */
export function runCommand(command: string, seconds: number): Promise<CommandResult> {
  return new Promise((settle) => {
    const { child, ended: tellEnded } = startProcessUntilExit(command)
    let output = ''
    let late = false
    const stop = () => killAll(child.pid)
    const stopListening = runAtExit(stop)
    const timer = setTimeout(() => {
      late = true
      stop()
    }, seconds * 1000)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(0, most)))
    child.on('error', (error) =>
      finish({ code: undefined, output, trouble: `The command failed to start: ${error.message}.` }),
    )
    child.on('close', (code, signal) =>
      finish(
        ended(
          command,
          output,
          code,
          late ? `it did not finish within ${seconds} seconds` : signal && `it was stopped by ${signal}`,
        ),
      ),
    )

    function finish(ran: CommandResult): void {
      clearTimeout(timer)
      stopListening()
      tellEnded()
      settle(ran)
    }
  })
}

function ended(command: string, output: string, code: number | null, stopped: string | null | false): CommandResult {
  const name = /^\s*(?:\w+=\S*\s+)*("[^"]+"|'[^']+'|\S+)/.exec(command)?.[1] ?? command
  if (stopped) return { code: undefined, output, trouble: `The command ${name} gave no answer: ${stopped}.` }
  // The exit status of a POSIX shell for an unknown command (POSIX, 2.8.2), and that of cmd.exe.
  if (code === 127 || code === 9009) return { code, output, trouble: `The command ${name} was not found.` }
  if (code === 126)
    return {
      code,
      output,
      trouble: `The command ${name} could not be run: it is not a program, or permission is denied.`,
    }
  return { code: code ?? undefined, output }
}
