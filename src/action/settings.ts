import { posix } from 'node:path'
import { ruleAndGroupNames } from '../migrate/rule-groups.js'
import { everyRule } from '../migrate/rules/index.js'
import { parseSettings } from '../settings/read-settings.js'
import { type Settings, settingsName } from '../settings/settings.js'
import { packageJsonHasSettings } from '../settings/settings-key.js'
import { InputError } from './inputs.js'
import type { RepositoryCalls } from './repository-calls.js'

type Texts = Pick<RepositoryCalls, 'textAt'>

/** The settings of a run, and the folder of the repository that their paths are relative to. */
export interface CommitSettings {
  readonly settings: Settings
  /** The folder of the settings; empty for the root of the repository. */
  readonly folder: string
  /** The joined content of the files that the setting `modules` names: lists of the modules of the target 2.4. */
  readonly modules?: string
}

/**
 * The settings of a commit: from the file that the input `config` names, or else httpd-upgrade.json, or else the key in
 * package.json, in the root of the repository.
 * @param mayExist whether the commit may contain a file; asking for a missing one costs a request
 * @throws InputError if the settings make no sense, or the named file is missing
 */
export async function readSettingsAtCommit(
  github: Texts,
  config: string | undefined,
  sha: string,
  mayExist: (path: string) => boolean = () => true,
): Promise<CommitSettings> {
  if (config !== undefined) return withModules(github, await named(github, posix.normalize(config), sha), sha)
  const paths = possibleSettingsPaths(undefined).filter(mayExist)
  const texts = await Promise.all(paths.map((path) => github.textAt(path, sha)))
  for (const [index, path] of paths.entries()) {
    const settings = mayHoldSettings(path, texts[index]) ? read('', path, texts[index] ?? '') : undefined
    if (settings) return withModules(github, { settings, folder: '' }, sha)
  }
  return { settings: {}, folder: '' }
}

/**
 * Adds the content of the files that the setting `modules` names.
 * @throws InputError for a missing file
 */
async function withModules(github: Texts, found: CommitSettings, sha: string): Promise<CommitSettings> {
  const paths = (found.settings.modules ?? []).map((path) => pathFromRepositoryRoot(found, path))
  if (paths.length === 0) return found
  const texts = await Promise.all(paths.map((path) => github.textAt(path, sha)))
  const missing = paths.find((_, index) => texts[index] === undefined)
  if (missing !== undefined)
    throw new InputError(
      `The setting "modules" names ${missing}, which is not a file in this repository. Name a file with the output of httpd -M.`,
    )
  return { ...found, modules: texts.join('\n') }
}

/** The paths of the files that may have the settings, in the order in which they are tried. */
export const possibleSettingsPaths = (config: string | undefined): readonly string[] =>
  config === undefined ? [`${settingsName}.json`, 'package.json'] : [posix.normalize(config)]

const mayHoldSettings = (path: string, text: string | undefined): boolean =>
  text !== undefined && (path !== 'package.json' || packageJsonHasSettings(text))

async function named(github: Texts, path: string, sha: string): Promise<CommitSettings> {
  const text = await github.textAt(path, sha)
  if (text === undefined)
    throw new InputError(
      `config: there is no file ${path} at ${sha.slice(0, 7)}, the commit from which this run reads the settings. Correct the path.`,
    )
  const settings = read('config: ', path, text)
  if (!settings)
    throw new InputError(
      `config: ${path} has no key "${settingsName}". Add the settings under that key, or name another file.`,
    )
  return { settings, folder: posix.dirname(path).replace(/^\.$/, '') }
}

/**
 * Parses settings.
 * @param input the beginning of an error message: the name of the input, if it names the file
 */
function read(input: 'config: ' | '', path: string, text: string): Settings | undefined {
  try {
    return parseSettings({ path, text }, ruleAndGroupNames(everyRule))
  } catch (error) {
    const { message } = error as Error
    const line = Number(/^.*?:(\d+):\d+: /.exec(message)?.[1])
    throw new InputError(`${input}${message}`, line > 0 ? { path, line } : undefined)
  }
}

/** A path in the settings, turned into a path from the root of the repository. */
export const pathFromRepositoryRoot = ({ folder }: CommitSettings, path: string): string =>
  posix.join(folder, path).replace(/\/+$/, '').replace(/^\.$/, '')

/** The files and folders to check, by their paths in the repository. */
export const checkedPathsOf = (found: CommitSettings): readonly string[] =>
  (found.settings.paths ?? []).map((path) => pathFromRepositoryRoot(found, path))
