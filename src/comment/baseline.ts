import { posix } from 'node:path'
import { InputError } from '../action/inputs.js'
import type { RepositoryCalls } from '../action/repository-calls.js'
import type { CommitSettings } from '../action/settings.js'
import { BaselineError, compareWithBaseline, parseBaseline } from '../change/baseline.js'
import type { Finding } from '../migrate/rule.js'

/** Leaves out the findings that a baseline lists. */
export type BaselineFilter = (findings: readonly Finding[]) => readonly Finding[]

/**
 * Makes a filter from the baseline that the settings name. The file is read at the commit of the settings, so a pull request
 * cannot add its own findings.
 * @throws InputError if the file is missing or invalid
 */
export async function fetchBaselineFilter(
  github: Pick<RepositoryCalls, 'textAt'>,
  { settings, folder }: CommitSettings,
  sha: string,
): Promise<BaselineFilter> {
  if (settings.baseline === undefined) return (findings) => findings
  const path = posix.join(folder, settings.baseline)
  const baseline = read(path, await github.textAt(path, sha), sha)
  const pathOf = (file: Finding['file']) => posix.relative(posix.dirname(path), file.path)
  return (findings) => compareWithBaseline(baseline, findings, pathOf).fresh
}

function read(path: string, text: string | undefined, sha: string) {
  if (text === undefined)
    throw new InputError(
      `The settings name the baseline ${path}, which does not exist at ${sha.slice(0, 7)}. Create it with --write-baseline.`,
    )
  try {
    return parseBaseline(text)
  } catch (error) {
    throw error instanceof BaselineError ? new InputError(`${path}: ${error.message}`) : error
  }
}
