import type { Inputs } from '../action/inputs.js'
import type { TreeEntry } from '../action/repository-calls.js'
import { shortList } from '../action/short-list.js'
import { counted } from '../report/summary.js'
import type { SelectedFiles } from './read-selection.js'
import { type FileSelection, mostChecked } from './selection.js'

/** A slip in `paths` would else look like a clean bill. */
export const unmatchedPaths = (
  { paths }: Inputs,
  entries: readonly TreeEntry[],
  isWanted: (path: string) => boolean,
): string[] =>
  paths.length === 0 || entries.some(({ path }) => isWanted(path))
    ? []
    : [`No file of the repository matches paths (${shortList(paths)}), so nothing was checked.`]

/** What a look went by, and what it read. */
export interface ReadOutcome {
  readonly selection: FileSelection
  readonly read: SelectedFiles
  readonly isCut: boolean
}

/** What was not read, or not found, a sentence each. */
export function unreadNotes({ selection, read, isCut }: ReadOutcome): string[] {
  const checked = new Set(selection.checked)
  const unchecked = read.missing.filter((entry) => checked.has(entry))
  const around = read.missing.length - unchecked.length
  return [
    ...(unchecked.length > 0
      ? [
          `${counted(unchecked.length, 'file')} to check ${unchecked.length === 1 ? 'was' : 'were'} not read: ${shortList(unchecked.map(({ path }) => path))}. More than ${mostChecked} are not asked for one by one; with actions/checkout before this step all are read.`,
        ]
      : []),
    ...(selection.tooLarge.length > 0
      ? [`Larger than two megabytes, or than forty together, so not checked: ${shortList(selection.tooLarge)}.`]
      : []),
    ...(selection.tooLargeAround.length > 0
      ? [
          `Larger than two megabytes, so not read for what they say about these: ${shortList(selection.tooLargeAround)}.`,
        ]
      : []),
    ...(around > 0
      ? [
          `${around} more files of configuration were not read for what they say about these; with actions/checkout before this step they are.`,
        ]
      : []),
    ...(isCut
      ? ['The repository holds more files than GitHub lists at once, so not all of its configuration was found.']
      : []),
  ]
}
