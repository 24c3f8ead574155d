import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { nameMatcher } from '../httpd/fnmatch.js'
import { type StartOptions, startOptionFiles, startOptionsIn } from '../httpd/start-options.js'

/** The options that a copied server is started with, and the files that show them. */
export interface StartOptionsWithFiles extends StartOptions {
  readonly files: readonly string[]
}

/** The most bytes of a file. No start file is longer. */
const most = 200_000

/** The options that httpd is started with, from the files of a copy; undefined if none of them shows it. */
export function startOptionsInCopy(folder: string): StartOptionsWithFiles | undefined {
  const found = startOptionFiles
    .flatMap((pattern) => filesAt(folder, pattern))
    .flatMap((path) => {
      const text = textOf(path)
      const words = text === undefined ? undefined : startOptionsIn(path, text)
      return words && (words.defines.length > 0 || words.main !== undefined || words.root !== undefined)
        ? [{ path, words }]
        : []
    })
  if (found.length === 0) return undefined
  const main = found.find(({ words }) => words.main !== undefined)?.words.main
  const root = found.find(({ words }) => words.root !== undefined)?.words.root
  return {
    files: found.map(({ path }) => path),
    defines: [...new Set(found.flatMap(({ words }) => words.defines))],
    ...(main === undefined ? {} : { main }),
    ...(root === undefined ? {} : { root }),
  }
}

function filesAt(folder: string, pattern: string): readonly string[] {
  const path = join(folder, pattern)
  if (!/[*{]/.test(pattern)) return existsSync(path) ? [path] : []
  const matchers = alternatives(basename(pattern)).map(nameMatcher)
  const above = dirname(path)
  if (!existsSync(above)) return []
  return readdirSync(above)
    .filter((name) => matchers.some((matches) => matches(name)))
    .sort()
    .map((name) => join(above, name))
}

function alternatives(name: string): readonly string[] {
  const [, before = '', within, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? []
  return within === undefined ? [name] : within.split(',').map((one) => before + one + after)
}

function textOf(path: string): string | undefined {
  try {
    const { size } = statSync(path)
    return size > most ? undefined : readFileSync(path, 'latin1')
  } catch {
    return undefined
  }
}
