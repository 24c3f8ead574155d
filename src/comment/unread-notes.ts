import type { Inputs } from '../action/inputs.js'
import type { TreeEntry } from '../action/repository-calls.js'
import { listedPlainly, nonEmptyTexts } from '../base/listed.js'
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
    : [`No file of the repository matches paths (${listedPlainly(paths)}), so nothing was checked.`]

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
  return nonEmptyTexts(
    unchecked.length > 0 &&
      `${counted(unchecked.length, 'file')} to check ${unchecked.length === 1 ? 'was' : 'were'} not read: ${listedPlainly(unchecked.map(({ path }) => path))}. ${whyUnread(selection)}`,
    selection.tooLarge.length > 0 &&
      `Larger than two megabytes, or than forty together, so not checked: ${listedPlainly(selection.tooLarge)}.`,
    selection.tooLargeAround.length > 0 &&
      `Larger than two megabytes, so what they say about the checked files is not known: ${listedPlainly(selection.tooLargeAround)}.`,
    around > 0 &&
      `${counted(around, 'more file')} of configuration ${around === 1 ? 'was' : 'were'} not read, so what ${around === 1 ? 'it says' : 'they say'} about the checked files is not known; put actions/checkout before this step to have all of them read.`,
    isCut && 'The repository holds more files than GitHub lists at once, so not all of its configuration was found.',
  )
}

/** Where a tree was cut short, what is listed may be a submodule, whose commit the repository does not hold. */
const whyUnread = ({ checked }: FileSelection): string =>
  checked.length > mostChecked
    ? `No more than ${mostChecked} are asked for one by one; put actions/checkout before this step to have all of them read.`
    : 'GitHub has no such file in this repository, as where a submodule has this name.'
