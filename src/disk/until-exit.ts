import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

/**
 * The script of a process that watches this program. It reads lines: `+` or `-` for a process group that begins or ends, and
 * paths of folders. Its input ends when this program ends, no matter how.
 */
const script = `groups=
while IFS= read -r line; do
  case $line in
    +*) groups="$groups \${line#+}" ;;
    -*) kept=; for one in $groups; do [ "$one" = "\${line#-}" ] || kept="$kept $one"; done; groups=$kept ;;
    /*) set -- "$@" "$line" ;;
  esac
done
for one in $groups; do kill -KILL "-$one"; done
[ $# -gt 0 ] || exit 0
for wait in 0 0.2 1 3; do
  sleep $wait
  rm -rf -- "$@" && exit 0
done`

/** The lines that were sent to the watcher: the folders and processes to remove. */
const known = new Set<string>()

let watcher: ChildProcess | undefined

/** Starts the watcher. It has its own session, so signals to this program do not reach it. */
function watch(): ChildProcess['stdin'] {
  if (process.platform === 'win32') return null
  if (watcher?.stdin?.writable && watcher.exitCode === null) return watcher.stdin
  watcher = spawn('/bin/sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  // Without a shell there is no watcher, and the next run cleans up.
  watcher.on('error', () => {})
  watcher.stdin?.on('error', () => {})
  watcher.unref()
  const input = watcher.stdin as { unref?: () => void } | null
  input?.unref?.()
  for (const line of known) watcher.stdin?.write(`${line}\n`)
  return watcher.stdin
}

function tell(line: string, then: () => void = () => {}): void {
  const input = watch()
  known.add(line)
  // Without a watcher, or after it has ended, work continues, and the next run cleans up.
  if (input) input.write(`${line}\n`, then)
  else then()
}

/** Makes a folder that is deleted when this program ends, even if it is killed. On Windows, the next run deletes it. */
export function makeFolderUntilExit(make: () => string): string {
  watch()
  const folder = make()
  tell(folder)
  return folder
}

/**
 * A shell command that waits for a line on descriptor 3, so that the watcher is the first to know the process. Then the shell
 * becomes the program.
 */
const onceTold = 'IFS= read -r line <&3 || exit 1; exec "$0" "$@" 3<&-'

/**
 * Starts a program that is killed, with its process group, when this program ends. On Windows the program may outlive this one.
 * @param line a program and its arguments, or a command line for the shell
 * @returns `ended`: call it when the program has ended, because its process id may then be reused
 */
export function startProcessUntilExit(
  line: string | readonly [program: string, ...words: string[]],
  env: NodeJS.ProcessEnv = process.env,
): {
  readonly child: ChildProcessByStdio<null, Readable, Readable>
  readonly ended: () => void
} {
  const [program, ...words] = typeof line === 'string' ? ['/bin/sh', '-c', line] : line
  if (process.platform === 'win32') {
    const [command, shell] = typeof line === 'string' ? [line, true] : [program, false]
    const child = spawn(command, shell ? [] : words, { env, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    return { child, ended() {} }
  }
  const child = spawn('/bin/sh', ['-c', onceTold, program, ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // The program has its own process group, because httpd's prefork signals its whole group, which would otherwise include this
    // program.
    detached: true,
  }) as unknown as ChildProcessByStdio<null, Readable, Readable>
  const { pid } = child
  const gate = child.stdio[3] as Writable | undefined
  gate?.on('error', () => {})
  if (pid !== undefined) tell(`+${pid}`, () => gate?.end('\n'))
  return {
    child,
    ended() {
      if (pid !== undefined && known.delete(`+${pid}`)) watch()?.write(`-${pid}\n`, () => {})
    },
  }
}
