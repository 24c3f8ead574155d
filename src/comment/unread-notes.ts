import type { ActionInputs } from '../action/inputs.js'
import type { TreeEntry } from '../action/repository-calls.js'
import { commaList, nonEmptyTexts } from '../base/list-text.js'
import { countWithNoun } from '../report/summary.js'
import type { SelectedFiles } from './read-selection.js'
import { type FileSelection, maxCheckedFilesToFetch } from './selection.js'

/** A note if no file matches the input `paths`, because a mistake in `paths` would otherwise look like a clean check. */
export const unmatchedPathsNotes = (
  { paths }: ActionInputs,
  entries: readonly TreeEntry[],
  isWanted: (path: string) => boolean,
): string[] =>
  paths.length === 0 || entries.some(({ path }) => isWanted(path))
    ? []
    : [`No file of the repository matches \`paths\` (${commaList(paths)}), so nothing was checked.`]

/** The selected files, the files that were read, and whether GitHub cut the list of files short. */
export interface ReadOutcome {
  readonly selection: FileSelection
  readonly read: SelectedFiles
  readonly isCut: boolean
}

/** Sentences about files that were not read or not found. */
export function unreadFileNotes({ selection, read, isCut }: ReadOutcome): string[] {
  const checked = new Set(selection.checked)
  const unchecked = read.missing.filter((entry) => checked.has(entry))
  const around = read.missing.length - unchecked.length
  return nonEmptyTexts(
    unchecked.length > 0 &&
      `${countWithNoun(unchecked.length, 'file')} to check ${unchecked.length === 1 ? 'was' : 'were'} not read: ${commaList(unchecked.map(({ path }) => path))}. ${whyUnread(selection)}`,
    selection.tooLarge.length > 0 &&
      `Not checked, because these files are larger than 2 MB, or larger than 40 MB together: ${commaList(selection.tooLarge)}.`,
    selection.tooLargeAround.length > 0 &&
      `Not read or considered, because these files are larger than 2 MB: ${commaList(selection.tooLargeAround)}.`,
    around > 0 &&
      `${countWithNoun(around, 'more file')} of configuration ${around === 1 ? 'was' : 'were'} not read or considered, so check yourself whether ${around === 1 ? 'it sets' : 'they set'} access rules. To read all files, put actions/checkout before this step.`,
    isCut && 'The repository has more files than GitHub lists at once, so some of its configuration may be missing.',
  )
}

/**
 * Why a file to check could not be read. If GitHub cut the list of files short, a changed "file" may be a submodule, whose commit
 * is not in the repository.
 */
const whyUnread = ({ checked }: FileSelection): string =>
  checked.length > maxCheckedFilesToFetch
    ? `At most ${maxCheckedFilesToFetch} are fetched one by one. To read all of them, put actions/checkout before this step.`
    : 'GitHub has no such file in this repository; it may be a submodule.'
