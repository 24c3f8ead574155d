import { commaList, numberText } from '../base/list-text.js'
import { settingsFile } from '../settings/settings.js'
import { looksLikeHttpd } from '../site/recognise.js'
import { parentFolderOf } from './tree-path.js'

/** A file that was not checked. Its text may be incomplete. */
export interface UncheckedText {
  readonly path: string
  readonly text: string
}

/** The most files to name. Of more files, only the folders are named. */
const maxFiles = 5

/** A sentence about unchecked files that look like configuration, or none. */
export function uncheckedLookAlikeNotes(unchecked: readonly UncheckedText[], config: string | undefined): string[] {
  const found = unchecked.filter(({ text, path }) => looksLikeHttpd(text, path)).map(({ path }) => path)
  if (found.length === 0) return []
  const [look, were, name, them] =
    found.length === 1 ? ['looks', 'was', 'its name is', 'it'] : ['look', 'were', 'their names are', 'them']
  const [what, how] = found.length > maxFiles ? foldersOf(found) : [commaList(found), '']
  return [
    `${what} ${look} like httpd configuration but ${were} not checked, because ${name} unusual. To check ${them}, add ${them} to \`include\` in \`${config ?? settingsFile}\`${how}.`,
  ]
}

/** The number and the folders of many files, and an example of a glob for the settings. */
function foldersOf(paths: readonly string[]): readonly [what: string, how: string] {
  const folders = [...new Set(paths.map(parentFolderOf))]
  const pattern = folders.find((folder) => folder !== '')
  const named = folders.map((folder) => folder || 'the top folder')
  const how = pattern === undefined ? '' : `, for example as \`"${pattern}/*"\``
  return [`${numberText(paths.length)} files in ${commaList(named)}`, how]
}
