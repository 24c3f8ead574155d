import { readFileSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { type Options, UsageError } from '../command-line/arguments.js'
import { fileFailureSentence } from '../disk/file-failures.js'
import { isSameOrInside } from '../disk/is-inside.js'
import { ruleAndGroupNames } from '../migrate/rule-groups.js'
import { everyRule } from '../migrate/rules/index.js'
import { type Settings, settingsName } from '../settings/settings.js'
import { settingsPathsUpFrom } from '../settings/settings-files.js'
import type { PathMapping } from '../site/path-mapping.js'

/** The settings of a run, and the folder that their paths are relative to. */
export interface FoundSettings {
  readonly settings: Settings
  /** The folder of the settings file, as an absolute path; the current folder if there is no settings file. */
  readonly folder: string
  /** The path of the settings file, as shown. */
  readonly path?: string
}

/** The options that decide where settings are searched for. */
type Sought = Pick<Options, 'config' | 'noConfig' | 'paths' | 'pathsGiven' | 'staged' | 'context'>

/**
 * The settings in --config, or else in the nearest httpd-upgrade.json or package.json: first from the common folder of all named
 * paths upwards, then from the current folder upwards, as far as the root of the repository.
 * @throws UsageError if they are invalid or unreadable
 */
export async function findSettings(options: Sought): Promise<FoundSettings> {
  const { config, noConfig } = options
  if (config !== undefined) return (await readFrom(config)) ?? nothingIn(config)
  for (const start of noConfig ? [] : startsOf(options))
    for (const path of settingsPathsUpFrom(start)) {
      const found = await readFrom(path)
      if (found) return found
    }
  return { settings: {}, folder: process.cwd() }
}

/** The folder where the search for settings starts, as shown. */
export const settingsSearchFolder = (options: Sought): string => relative('', startsOf(options)[0] ?? '') || '.'

/** The folders where the search for settings starts: only the current folder for a check of staged files, or without paths. */
function startsOf({ paths, pathsGiven, staged, context }: Sought): readonly string[] {
  const [first, ...others] = paths.filter((path) => path !== '-').map(folderOf)
  if (!pathsGiven || staged || context !== undefined || first === undefined) return [process.cwd()]
  const shared = others.reduce((folder, other) => sharedFolder(folder, other), first)
  return [...new Set([shared, process.cwd()])]
}

function folderOf(path: string): string {
  try {
    if (statSync(path).isDirectory()) return resolve(path)
  } catch {
    // The error is reported when the path is read.
  }
  return dirname(resolve(path))
}

function sharedFolder(folder: string, other: string): string {
  let shared = folder
  while (other !== shared && !other.startsWith(shared.replace(/[/\\]?$/, sep))) shared = dirname(shared)
  return shared
}

function nothingIn(config: string): never {
  throw new UsageError(`${config} has no key "${settingsName}", so it has no settings.`)
}

async function readFrom(path: string): Promise<FoundSettings | undefined> {
  const { parseSettings, SettingsError } = await import('../settings/read-settings.js')
  const shown = relative('', path).startsWith('..') ? path : relative('', path)
  const rules = ruleAndGroupNames(everyRule)
  try {
    const settings = parseSettings({ path: shown, text: readFileSync(path, 'utf8') }, rules)
    return settings && { settings, folder: dirname(resolve(path)), path: shown }
  } catch (error) {
    throw new UsageError(error instanceof SettingsError ? error.message : fileFailureSentence(shown, 'read', error))
  }
}

/** The given paths. If the user gave none: the paths in the settings, or else the current folder. */
export function pathsGivenOrInSettings(
  { settings, folder }: FoundSettings,
  { paths, pathsGiven, ...options }: Options,
): readonly string[] {
  const isElsewhere = options.staged || options.context !== undefined
  if (pathsGiven || isElsewhere || !settings.paths?.length) return paths
  return settings.paths.map((path) => relative('', resolve(folder, path)) || '.')
}

/** Whether all files that the settings describe are read, so that `complete` applies. */
export function areAllSettingsPathsRead({ settings, folder }: FoundSettings, paths: readonly string[]): boolean {
  const read = paths.map((path) => resolve(path))
  const isRead = (path: string) => read.some((one) => path === one || path.startsWith(one.replace(/[/\\]?$/, sep)))
  const all = settings.paths?.length ? settings.paths : ['.']
  return all.every((path) => isRead(resolve(folder, path)))
}

/**
 * Returns a test for the files that the settings choose: each named file, and files in named folders that look like
 * configuration.
 * @param looksRight whether a file looks like configuration
 */
export function fileInSettingsPathsTest(
  { settings, folder }: FoundSettings,
  looksRight: (path: string) => boolean,
): (path: string) => boolean {
  if (!settings.paths?.length) return looksRight
  const chosen = settings.paths.map((path) => resolve(folder, path))
  return (path) => {
    const own = resolve(path)
    return chosen.includes(own) || (chosen.some((one) => isSameOrInside(own, one)) && looksRight(path))
  }
}

/**
 * The path mappings of the settings. Each target is repeated in every form that the paths of read files may have.
 * @param roots the files and folders to read, as given: `.` and `..` give one file different paths
 */
export const pathMappingsInSettings = (
  { settings, folder }: FoundSettings,
  roots: readonly string[],
): readonly PathMapping[] =>
  Object.entries(settings['path-mapping'] ?? {}).flatMap(([path, target]) => {
    const onServer = path.replaceAll('\\', '/').replace(/\/+$/, '')
    return spellingsOf(resolve(folder, target), roots).map((given) => ({ onServer, given }))
  })

/** Whether the settings record that the upgrade has begun: true for all files, or a list of paths. */
export const partlyUpgradedFilesInSettings = (
  { settings: { begun = false }, folder }: FoundSettings,
  roots: readonly string[],
) => (typeof begun === 'boolean' ? begun : begun.flatMap((path) => spellingsOf(resolve(folder, path), roots)))

/** The forms in which a folder of the settings may appear in the paths of read files, one for each root. */
function spellingsOf(place: string, roots: readonly string[]): readonly string[] {
  const spellings = ['.', ...roots].map((root) => join(root, relative(root, place)).replaceAll(sep, '/'))
  return [...new Set(spellings)].map((given) => given.replace(/\/+$|^\.$/, ''))
}

/** The root folder of a copied server, from the options or the settings; undefined if neither names one. */
export const copyRootGivenOrInSettings = ({ settings, folder }: FoundSettings, { root }: Options): string | undefined =>
  root ?? (settings.root === undefined ? undefined : relative('', resolve(folder, settings.root)) || '.')

/** The files and folders that show the modules of 2.4. */
export const modulePathsInSettings = ({ settings, folder }: FoundSettings): readonly string[] =>
  (settings.modules ?? []).map((path) => (isAbsolute(path) ? path : relative('', resolve(folder, path)) || '.'))

/** A path relative to the folder of the settings, as globs in the settings expect it. */
export const pathFromSettingsFolder = ({ folder }: FoundSettings, path: string): string =>
  relative(folder, resolve(path)).replaceAll(sep, '/')

/** The baseline to compare with; undefined with --no-baseline, and if this run writes a baseline. */
export function baselinePathToUse(
  { settings, folder }: FoundSettings,
  { baseline, noBaseline, writeBaseline }: Options,
): string | undefined {
  const isSettled = baseline !== undefined || noBaseline || writeBaseline !== undefined
  if (isSettled || settings.baseline === undefined) return baseline
  return relative('', resolve(folder, settings.baseline))
}
