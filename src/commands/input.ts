import { existsSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type Options, UsageError } from '../command-line/arguments.js'
import { readStandardInput } from '../command-line/streams.js'
import type { FileFailure } from '../disk/file-failures.js'
import { fileFailureSentence } from '../disk/file-failures.js'
import { type FilesRead, readFiles, type SourceFile } from '../disk/files.js'
import { followLinks } from '../disk/real-path.js'
import { thisDisk } from '../disk/server-files.js'
import { layoutUnlessSame } from '../httpd/layouts.js'
import type { Choices } from '../migrate/rule.js'
import { standardInputName } from '../report/summary.js'
import { choicesFromSettings } from '../settings/choices-by-settings.js'
import { type Settings, settingsFile } from '../settings/settings.js'
import { likelyFileName } from '../site/htaccess.js'
import { loadSite } from '../site/load.js'
import type { Site, SiteOptions } from '../site/site.js'
import { isWantedPath, mayBeConfigPath } from '../site/wanted-path.js'
import { decode, isBinary } from '../syntax/encoding.js'
import { parse } from '../syntax/parse.js'
import type { ConfigFile } from '../syntax/tree.js'
import { filesToCheck } from './files-to-check.js'
import { isUpgradeBegunInHistory } from './partly-upgraded.js'
import { filesProgressPrinter } from './progress.js'
import { readPathsAndIncludedFiles } from './server-reading.js'
import {
  areAllSettingsPathsRead,
  baselinePathToUse,
  copyRootGivenOrInSettings,
  type FoundSettings,
  fileInSettingsPathsTest,
  findSettings,
  modulePathsInSettings,
  partlyUpgradedFilesInSettings,
  pathFromSettingsFolder,
  pathMappingsInSettings,
  pathsGivenOrInSettings,
  settingsSearchFolder,
} from './settings.js'

/** The input of a command: the named or found files as one site. */
export interface CommandInput {
  /** The options. If the user gave no paths, they have the paths from the settings. */
  readonly options: Options
  readonly settings: Settings
  /** The path of the settings file. If there is none, the path where it would be. */
  readonly settingsPath: string
  readonly choices: Choices
  readonly reading: FilesRead
  readonly site: Site
  readonly sources: ReadonlyMap<ConfigFile, SourceFile>
  /** The paths of the files whose findings are reported; absent for all files. */
  readonly checked?: ReadonlySet<string>
}

/**
 * Reads files from somewhere other than the disk, such as git.
 * @param wanted whether a path could be configuration
 */
export type InputReader = (wanted: (path: string) => boolean) => CheckedFilesRead

interface CheckedFilesRead extends FilesRead {
  readonly checked?: ReadonlySet<string>
  /** The number of checked files that could not be fetched. */
  readonly unfetched?: number
}

/** The functions that read files and make a site of them. The language server has its own, with caches. */
export interface ReadingFunctions {
  readonly read: typeof readFiles
  readonly load: typeof loadSite<SourceFile>
}

/**
 * Reads the files in the options.
 * @throws UsageError for invalid options or settings
 */
export async function readInput(
  asked: Options,
  reader?: InputReader,
  functions: ReadingFunctions = { read: readFiles, load: loadSite },
): Promise<CommandInput> {
  const found = await findSettings(asked)
  const { settings } = found
  const options = { ...asked, paths: pathsGivenOrInSettings(found, asked), baseline: baselinePathToUse(found, asked) }
  const roots = options.context === undefined ? options.paths : [options.context]
  const isWhole = reader !== undefined || areAllSettingsPathsRead(found, roots)
  const target = await targetOf(options, found)
  const disk = thisDisk()
  let begun = partlyUpgradedFilesInSettings(found, roots)
  const bringTogether = ({ sources, links, troubles, unfetched }: CheckedFilesRead) =>
    functions.load(sources, {
      complete: !unfetched && (options.complete || (settings.complete === true && isWhole)),
      from: options.from ?? settings.from ?? 'auto',
      begun,
      links,
      target,
      layout: options.layout ?? layoutUnlessSame(settings.layout),
      define: options.define.length > 0 ? options.define : (settings.define ?? []),
      mappings: pathMappingsInSettings(found, roots),
      serverRoot: settings['server-root'],
      root: copyRootGivenOrInSettings(found, asked),
      // Staged files are texts in git, not files in a server's folder.
      ...(reader
        ? {}
        : {
            folder: process.cwd().replaceAll(sep, '/'),
            folders: foldersAmong(roots),
            brokenLinks: lostAmong(troubles),
            disk,
          }),
    })
  const { reading, loaded: first } = await readPaths(
    options,
    found,
    { read: functions.read, load: bringTogether },
    reader,
  )
  // A language server has its own `load`, which remembers that an upgrade has begun.
  const isRemembered = functions.load === loadSite && (await isUpgradeBegunInHistory(first.site))
  begun = isRemembered || begun
  const loaded = isRemembered ? bringTogether(reading) : first
  refuseToOverwrite(options.output, reading)
  const { checked } = reading
  return {
    options,
    settings,
    settingsPath: found.path ?? join(settingsSearchFolder(asked), settingsFile),
    choices: choicesFromSettings(settings, options),
    reading,
    ...loaded,
    ...(checked ? { checked } : {}),
  }
}

/** The failures that are broken links. */
const lostAmong = (troubles: readonly FileFailure[]): ReadonlyMap<string, string> =>
  new Map(troubles.flatMap(({ path, link }) => (link ? [[path, link.target]] : [])))

/** The modules of the target 2.4. Only --modules may name a command to run; the settings may not. */
async function targetOf({ modules }: Options, found: FoundSettings): Promise<SiteOptions['target']> {
  const named = modulePathsInSettings(found)
  if (modules.length + named.length === 0) return undefined
  const { targetModulesFromOption, targetModulesFromPaths } = await import('./target-modules.js')
  return modules.length > 0 ? targetModulesFromOption(modules) : targetModulesFromPaths(named)
}

/** The named folders. They are searched with all folders below them. */
const foldersAmong = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => existsSync(path) && statSync(path).isDirectory())

/**
 * Checks the path in --output.
 * @throws UsageError if the report would overwrite a file that was read
 */
function refuseToOverwrite(output: string | undefined, { sources }: FilesRead): void {
  const real = output !== undefined && existsSync(output) && followLinks(output)
  const lost = real && sources.find(({ path, input }) => !input && existsSync(path) && followLinks(path) === real)
  if (lost) throw new UsageError(`--output ${output} would overwrite ${lost.path}, which was read; name another file.`)
}

type Loaded = ReturnType<typeof loadSite<SourceFile>>

async function readPaths(
  options: Options,
  found: FoundSettings,
  functions: { readonly read: typeof readFiles; readonly load: (reading: FilesRead) => Loaded },
  reader?: InputReader,
): Promise<{ readonly reading: CheckedFilesRead; readonly loaded: Loaded }> {
  const include = await choice('include', options.include, found)
  // A walk through folders can skip an excluded folder as a whole, but git lists only files.
  const exclude = await choice('exclude', options.exclude, found, reader === undefined ? 'folders' : 'files')
  const looksRight = (path: string) => isWantedPath(path) || include(path)
  // With --context, and with --staged without paths, the settings choose which files of the whole folder are read.
  const isWhole = options.staged ? !options.pathsGiven : options.context !== undefined
  const isMeant = isWhole ? fileInSettingsPathsTest(found, looksRight) : looksRight
  const wanted = (path: string) => isMeant(path) && !exclude(path)
  if (reader) {
    const reading = reader(wanted)
    return { reading, loaded: functions.load(reading) }
  }
  const choices = { wanted, possible: mayBeConfigPath, unwanted: exclude, progress: filesProgressPrinter() }
  if (options.context !== undefined) {
    const around = readPathsAndIncludedFiles([options.context], choices, functions)
    const { checked, troubles } = filesToCheck(around.reading, options.paths)
    return { ...around, reading: { ...around.reading, checked, troubles } }
  }
  const paths = options.paths.filter((path) => path !== '-')
  if (paths.length < options.paths.length) {
    const reading = withInput(functions.read(paths, choices), options.stdinFilename)
    return { reading, loaded: functions.load(reading) }
  }
  const { reading, loaded, beyond } = readPathsAndIncludedFiles(paths, choices, functions)
  if (beyond.size === 0) return { reading, loaded }
  const own = reading.sources.filter(({ path }) => !beyond.has(path)).map(({ path }) => path)
  return { reading: { ...reading, checked: new Set(own) }, loaded }
}

/**
 * A test by globs. Globs of the command line match paths as shown; globs of the settings also match paths relative to the folder
 * of the settings.
 */
async function choice(
  key: 'include' | 'exclude',
  globs: readonly string[],
  found: FoundSettings,
  asked: 'folders' | 'files' = 'folders',
): Promise<(path: string) => boolean> {
  const more = found.settings[key] ?? []
  const shown = await matcher(`--${key}`, globs, asked)
  const told = await matcher(`${found.path}, "${key}"`, more, asked)
  return more.length === 0 ? shown : (path) => shown(path) || told(path) || told(pathFromSettingsFolder(found, path))
}

/**
 * Adds the text on standard input.
 * @param named the name for it; without a name, its lines show whether it is a .htaccess file
 */
function withInput(reading: FilesRead, named: string | undefined): FilesRead {
  const trouble = (message: string): FilesRead => ({
    ...reading,
    troubles: [...reading.troubles, { path: '-', message }],
  })
  try {
    const bytes = readStandardInput()
    if (isBinary(bytes)) return trouble('Standard input is not text that httpd can read.')
    const source: SourceFile = { path: named ?? standardInputName, named: true, input: true, ...decode(bytes) }
    const isGuessed = named === undefined && reading.sources.length === 0
    const isPerDirectory = isGuessed && likelyFileName(parse(source.text, '')) === '.htaccess'
    return { ...reading, sources: [...reading.sources, { ...source, ...(isPerDirectory ? { isPerDirectory } : {}) }] }
  } catch (error) {
    return trouble(fileFailureSentence('Standard input', 'read', error))
  }
}

async function matcher(
  where: string,
  globs: readonly string[],
  asked: 'folders' | 'files',
): Promise<(path: string) => boolean> {
  if (globs.length === 0) return () => false
  const { globMatcher, globsWithFolderContents } = await import('../settings/globs.js')
  try {
    return globMatcher(asked === 'files' ? globsWithFolderContents(globs) : globs)
  } catch (error) {
    throw new UsageError(`${where}: ${(error as Error).message}`)
  }
}
