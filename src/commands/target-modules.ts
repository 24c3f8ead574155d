import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { tryFileAccess, UsageError } from '../command-line/usage-error.js'
import { parseTargetModules, type TargetModules } from '../httpd/target-modules.js'
import { runCommand } from '../verify/run-command.js'

/**
 * The modules of the target 2.4 from --modules: a folder, a file, or a command.
 * @throws UsageError if the text names no modules
 */
export async function targetModulesFromOption(words: readonly string[]): Promise<TargetModules | undefined> {
  const texts: string[] = []
  for (const word of words) {
    const text = await textOf(word)
    if (!parseTargetModules(text)) throw new UsageError(`--modules: ${nothingIn(word, text)}`)
    texts.push(text)
  }
  return parseTargetModules(texts.join('\n'))
}

/**
 * The modules that files and folders in the settings name.
 * @throws UsageError if one is missing or names no modules
 */
export async function targetModulesFromPaths(paths: readonly string[]): Promise<TargetModules | undefined> {
  const missing = paths.find((path) => !existsSync(path))
  if (missing !== undefined) throw new UsageError(`"modules" in the settings names ${missing}, which does not exist.`)
  return targetModulesFromOption(paths)
}

/** The most seconds that a command for the modules is allowed to take. */
const patience = 60

async function textOf(word: string): Promise<string> {
  if (!existsSync(word)) return (await runCommand(word, patience)).output
  return tryFileAccess(word, 'read', () => (statSync(word).isDirectory() ? listing(word) : readFileSync(word, 'utf8')))
}

/**
 * The names in a folder, as `ls` prints them. If the folder was given as an absolute path, each name has that path, which is also
 * the path on the server. A folder beside the configuration may be elsewhere on the server.
 */
const listing = (folder: string): string =>
  readdirSync(folder)
    .map((name) => (isAbsolute(folder) ? join(resolve(folder), name) : name))
    .join('\n')

function nothingIn(word: string, text: string): string {
  const hint = "it takes a modules folder, a command such as 'httpd -l', or a file with its output"
  if (existsSync(word)) return `${word} names no modules; ${hint}.`
  const said = text.trim().split('\n').at(-1)
  return `"${word}" is not a file, and as a command it printed no modules${said ? ` (${said})` : ''}; ${hint}.`
}
