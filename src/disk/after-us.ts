import { type ChildProcess, spawn } from 'node:child_process'
import { lazy } from '../base/lazy.js'

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
[ $# -eq 0 ] || rm -rf -- "$@"`

/** In a session of its own, so that no signal for us reaches it; it keeps nobody from ending. */
const watcher = lazy((): ChildProcess | undefined => {
  if (process.platform === 'win32') return undefined
  const child = spawn('/bin/sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  // Without a shell what is left is for the next run.
  child.on('error', () => {})
  child.stdin?.on('error', () => {})
  child.unref()
  const input = child.stdin as { unref?: () => void } | null
  input?.unref?.()
  return child
})

const tell = (line: string): void => void watcher()?.stdin?.write(`${line}\n`)

/** A folder goes when this program is gone, even where it is killed outright. */
export const folderGoesWithUs = (folder: string): void => tell(folder)

/**
 * So does a process, with all of its group. Begin to watch before it is started: then it is told of in the same moment.
 * @returns to be called when it has ended, since its number may be that of another then
 */
export function groupGoesWithUs<Child extends ChildProcess>(
  start: () => Child,
): {
  readonly child: Child
  readonly ended: () => void
} {
  watcher()
  const child = start()
  const { pid } = child
  if (pid !== undefined) tell(`+${pid}`)
  return { child, ended: () => pid !== undefined && tell(`-${pid}`) }
}
