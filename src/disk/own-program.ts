import { existsSync } from 'node:fs'
import { basename, delimiter, join, resolve } from 'node:path'
import { followLinks } from './real-path.js'

/**
 * The file that was started: the script, or the single-file executable. For an executable, Node gives its own name in place of
 * the script's: https://nodejs.org/api/single-executable-applications.html
 */
export const programFile = (): string => (isOneFile() ? process.execPath : resolve(process.argv[1] ?? ''))

/** The words of a command that start this program in a new process, before its arguments. */
export const ownCommandWords = (): readonly [string, ...string[]] =>
  isOneFile() ? [process.execPath] : [process.execPath, programFile()]

const isOneFile = (): boolean => process.argv[1] === process.argv0

/** Whether a shell or a hook finds this program file by its name. Folders that npm adds to the PATH of its commands do not count. */
export const isOnPath = (program: string): boolean =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/[/\\]node_modules[/\\]\.bin[/\\]?$/.test(folder))
    .some((folder) => isSame(join(folder, basename(program)), program))

const isSame = (one: string, other: string): boolean => existsSync(one) && followLinks(one) === followLinks(other)
