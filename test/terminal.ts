import { spawnSync } from 'node:child_process'

/** `script` of util-linux stands for the terminal that the commands are printed for. */
export const hasTerminal = spawnSync('script', ['-qec', 'true', '/dev/null']).status === 0
if (!hasTerminal)
  console.warn(
    '\n*** No `script` (apt-get install bsdutils): the commands that are printed on a terminal are NOT TRIED. ***\n',
  )

/** Type a command at a prompt, and then what it asks for. @returns what the terminal shows */
export function typed(cwd: string, command: string, more: NodeJS.ProcessEnv = {}, input = ''): string {
  const env = { ...process.env, NO_COLOR: '1', TERM: 'dumb', ...more }
  const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { cwd, env, input, maxBuffer: 1e9 })
  return String(stdout).replaceAll('\r', '').replace(progress, '')
}

/** What is written over as it goes on. */
const progress = /\x1b\[K([^\x1b\n]*…(?=\x1b))?/g

/** The commands of ours that a report ends with. */
export const commandsIn = (shown: string): string[] =>
  [...shown.matchAll(/^ {2}(node .*?) +# /gm)].map(([, command = '']) => command)
