import { existsSync } from 'node:fs'
import { basename, delimiter, join, resolve } from 'node:path'
import { followLinks } from './real-path.js'

/**
 * The file that was started: a script, which Node runs, or the one file that holds both. There Node gives its own name, as it
 * was called, for that of the script: https://nodejs.org/api/single-executable-applications.html
 */
export const ownFile = (): string => (isOneFile() ? process.execPath : resolve(process.argv[1] ?? ''))

/** The command, with its first words, that starts this program once more. */
export const startedAgain = (): readonly [string, ...string[]] =>
  isOneFile() ? [process.execPath] : [process.execPath, ownFile()]

const isOneFile = (): boolean => process.argv[1] === process.argv0

/** Whether a prompt and a hook find a program by its name. What npm puts on the PATH for a command of its own, they do not have. */
export const isOnPath = (program: string): boolean =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/[/\\]node_modules[/\\]\.bin[/\\]?$/.test(folder))
    .some((folder) => isSame(join(folder, basename(program)), program))

const isSame = (one: string, other: string): boolean => existsSync(one) && followLinks(one) === followLinks(other)
