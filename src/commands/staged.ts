import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Options } from '../command-line/arguments.js'
import { GitError } from '../git/git.js'
import { readIndexFiles } from '../git/index-files.js'
import { listStagedFiles, type StagedFiles } from '../git/staged.js'
import { settingsPathsUpFrom } from '../settings/settings-files.js'
import { isWantedPath } from '../site/wanted-path.js'
import { mayOmitEmptyReport, printFailure, printNote } from './output.js'

/** Reports on staged files. The rules are loaded only if configuration is among them. Returns the exit status. */
export async function stagedCommand(options: Options): Promise<number> {
  try {
    const staged = listStagedFiles(options.paths)
    if (mayOmitEmptyReport(options) && !mayConcern(staged, options)) return 0
    const { migrateCommand } = await import('./migrate.js')
    return await migrateCommand(options, (wanted) => {
      const reading = readIndexFiles(staged, wanted)
      if (reading.unfetched > 0 && !options.quiet) printNote(notFetched(reading.unfetched))
      return reading
    })
  } catch (error) {
    if (error instanceof GitError) return printFailure(`--staged cannot work here: ${error.message}`)
    throw error
  }
}

const notFetched = (files: number): string =>
  `${files === 1 ? 'One file' : `${files} files`} other than the staged files could not be considered: this clone has not fetched ${files === 1 ? 'it' : 'them'}.`

function mayConcern({ files, unmerged, named }: StagedFiles, { include, config, noConfig }: Options): boolean {
  const paths = [...files.map(({ path }) => path), ...unmerged]
  // `include` in the settings may name files with any name, so any staged file may be configuration.
  if (include.length > 0 || config !== undefined || (!noConfig && mayInclude(paths))) return paths.length > 0
  return paths.some((path) => named.has(path) || isWantedPath(path))
}

/** Whether the settings near the current folder may include further files, or one of these paths. */
const mayInclude = (paths: readonly string[]): boolean =>
  [...settingsPathsUpFrom(process.cwd())].some((file) => {
    const text = readFileSync(file, 'utf8')
    return text.includes('"include"') || paths.some((path) => text.includes(posix.basename(path)))
  })
