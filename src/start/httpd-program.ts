import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { followLinks } from '../disk/real-path.js'

/** An httpd on this machine, and its build. */
export interface HttpdProgram {
  readonly path: string
  readonly version: '2.2' | '2.4'
  /** The full version, such as `2.4.58`. */
  readonly release: string
  /** The folder of its loadable modules; undefined if there is none. */
  readonly modules: string | undefined
  /** The source files of its built-in modules: `mod_so.c`, `prefork.c`. */
  readonly builtIn: ReadonlySet<string>
}

/** Why no httpd was found, in one sentence. */
export interface MissingProgram {
  readonly trouble: string
}

/** Examines an httpd, given as a path or as a name to search for. */
export async function examineHttpd(named: string): Promise<HttpdProgram | MissingProgram> {
  const path = located(named)
  if (path === undefined) return { trouble: `This machine has no program ${named}. Give the path of an httpd.` }
  const said = await outputOf(path, ['-v'])
  const release = /Apache\/(2\.[24]\.\d+)/.exec(said)?.[1]
  if (!release)
    return { trouble: `${named} is not an httpd 2.2 or 2.4: with -v, it prints "${said.slice(0, 80).trim()}".` }
  const builtIn = new Set([...(await outputOf(path, ['-l'])).matchAll(/^\s+(\w+\.c)/gm)].map(([, name = '']) => name))
  return { path, version: release.startsWith('2.2') ? '2.2' : '2.4', release, modules: modulesOf(path), builtIn }
}

/** The usual names of a 2.4 on this machine. */
export const usualHttpdPrograms: readonly string[] = [
  'httpd',
  'apache2',
  '/usr/sbin/httpd',
  '/usr/sbin/apache2',
  '/usr/local/apache2/bin/httpd',
]

function located(named: string): string | undefined {
  const places = named.includes('/')
    ? [resolve(named)]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, named))
  return places.find(isRunnable)
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function outputOf(path: string, args: readonly string[]): Promise<string> {
  return new Promise((settle) => {
    execFile(path, args, { timeout: 10_000 }, (_error, stdout, stderr) => settle(stdout + stderr))
  })
}

/** The folders where builds and distributions put modules, from the folder of the program. */
const besideProgram = [
  ...['../modules', '../lib/apache2/modules', '../lib/httpd/modules', '../lib64/httpd/modules'],
  ...['../lib64/apache2', '../libexec', '../libexec/apache2'],
]

function modulesOf(program: string): string | undefined {
  const folders = [dirname(program), dirname(followLinks(program))]
  const places = folders.flatMap((folder) => besideProgram.map((place) => resolve(folder, place)))
  return places.find((place) => existsSync(place) && readdirSync(place).some((name) => /^mod_\w+\.so$/.test(name)))
}

/** Whether the program has a module, built in or loadable, by file name, such as `mod_ssl`. */
export const hasModule = ({ builtIn, modules }: HttpdProgram, name: string): boolean =>
  builtIn.has(`${name}.c`) || (modules !== undefined && existsSync(join(modules, `${name}.so`)))

/**
 * The file of this program for the module in a LoadModule line; undefined if the module is built in, null if the file is missing.
 */
export function moduleFileFor({ builtIn, modules }: HttpdProgram, named: string): string | undefined | null {
  const file = basename(named)
  if (builtIn.has(file.replace(/\.so$/, '.c'))) return undefined
  const path = modules && join(modules, file)
  return path && existsSync(path) ? path : null
}
