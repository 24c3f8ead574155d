import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Reads what is to go with us, a line each: `+` and `-` a group of processes that has begun, or ended, and folders by their paths.
 * When we are gone, of whatever we died, its input ends.
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

/** What is to go with us, by the lines that say so. */
const known = new Set<string>()

let watcher: ChildProcess | undefined

/** In a session of its own, so that no signal for us reaches it; it keeps nobody from ending. */
function watch(): ChildProcess['stdin'] {
  if (process.platform === 'win32') return null
  if (watcher?.stdin?.writable && watcher.exitCode === null) return watcher.stdin
  watcher = spawn('/bin/sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  // Without a shell what is left is for the next run.
  watcher.on('error', () => {})
  watcher.stdin?.on('error', () => {})
  watcher.unref()
  const input = watcher.stdin as { unref?: () => void } | null
  input?.unref?.()
  for (const line of known) watcher.stdin?.write(`${line}\n`)
  return watcher.stdin
}

function tell(line: string): void {
  const input = watch()
  known.add(line)
  input?.write(`${line}\n`, () => {})
}

/**
 * A folder goes when this program is gone, even where it is killed outright. Begin to watch before it is made: then it is told of
 * in the same moment.
 */
export function folderGoesWithUs(make: () => string): string {
  watch()
  const folder = make()
  tell(folder)
  return folder
}

/**
 * So does a process, with all of its group.
 * @returns to be called when it has ended, since its number may be that of another then
 */
export function groupGoesWithUs<Child extends ChildProcess>(
  start: () => Child,
): {
  readonly child: Child
  readonly ended: () => void
} {
  watch()
  const child = start()
  const { pid } = child
  if (pid !== undefined) tell(`+${pid}`)
  return {
    child,
    ended() {
      if (pid !== undefined && known.delete(`+${pid}`)) watch()?.write(`-${pid}\n`, () => {})
    },
  }
}
