import { maxFileBytes } from '../action/configuration.js'
import type { TreeEntry } from '../action/repository-calls.js'
import { parentFolderOf } from '../action/tree-path.js'

/** Which files of a commit to read. */
export type FileSelection = Readonly<ReturnType<typeof selectFiles>>

/** The most files to check that are fetched by request. Files in a checkout have no limit. */
export const maxCheckedFilesToFetch = 400

/** The most bytes of all files together. Real changes are smaller, and a larger change could exhaust the memory. */
const maxBytesInAll = 40_000_000

/**
 * Chooses the files to read.
 * @param mayBeConfiguration whether to read the file with this path
 * @param isChecked whether to report findings in that file; other files are read only as context
 */
export function selectFiles(
  entries: readonly TreeEntry[],
  mayBeConfiguration: (path: string) => boolean,
  isChecked: (path: string) => boolean,
) {
  const named = entries.filter(({ path }) => mayBeConfiguration(path))
  const files = named.filter(({ mode }) => mode.startsWith('100'))
  const { fitting: checked, rest: tooLarge } = within(files.filter(({ path }) => isChecked(path)))
  const around = files.filter(({ path }) => !isChecked(path))
  return {
    /** The files to check. */
    checked,
    /** The rest of the configuration. Main files come first, then files near the checked ones. */
    context: byLikelihood(
      around.filter(({ size }) => size <= maxFileBytes),
      checked.map(({ path }) => path),
    ),
    /** Links that are named like configuration. */
    links: named.filter(({ mode }) => mode === '120000'),
    /** Files to check that are too large, alone or together. */
    tooLarge: tooLarge.map(({ path }) => path),
    /** Files around the checked ones that are too large. */
    tooLargeAround: around.filter(({ size }) => size > maxFileBytes).map(({ path }) => path),
  }
}

function within(files: readonly TreeEntry[]): { fitting: readonly TreeEntry[]; rest: readonly TreeEntry[] } {
  const fitting: TreeEntry[] = []
  const rest: TreeEntry[] = []
  let left = maxBytesInAll
  for (const file of files) {
    const fits = file.size <= Math.min(maxFileBytes, left)
    if (fits) left -= file.size
    const where = fits ? fitting : rest
    where.push(file)
  }
  return { fitting, rest }
}

function byLikelihood(context: readonly TreeEntry[], checked: readonly string[]): TreeEntry[] {
  const folders = new Set(checked.map(parentFolderOf))
  const ranked = context.map((entry) => ({ entry, rank: rankOf(entry.path, folders) }))
  return ranked.sort((a, b) => a.rank - b.rank || (a.entry.path < b.entry.path ? -1 : 1)).map(({ entry }) => entry)
}

/** The rank of a file: first main files, then per-directory files above the checked ones, then neighbours, then by distance. */
function rankOf(path: string, folders: ReadonlySet<string>): number {
  const folder = parentFolderOf(path)
  if (/(^|\/)(httpd|apache2)\.conf$/i.test(path)) return 0
  if (
    /\.htaccess$/i.test(path) &&
    [...folders].some((other) => `${other}/`.startsWith(folder === '' ? '' : `${folder}/`))
  )
    return 1
  if (folders.has(folder)) return 2
  return 100 - Math.max(0, ...Array.from(folders, (other) => common(folder, other)))
}

function common(a: string, b: string): number {
  const left = a.split('/')
  const right = b.split('/')
  const apart = left.findIndex((step, index) => step !== right[index])
  return apart < 0 ? left.length : apart
}
