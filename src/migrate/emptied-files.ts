import { listText } from '../base/list-text.js'
import { reparse } from '../syntax/parse.js'
import type { Migration } from './migrate.js'

/** A sentence about what to do with files that have no directive left after the fixes; none without such files. */
export function notesOnEmptiedFiles({ texts }: Pick<Migration, 'texts'>): readonly string[] {
  const emptied = [...texts].flatMap(([file, text]) =>
    file.commands.length > 0 && reparse(file, text).commands.length === 0 ? `\`${file.path}\`` : [],
  )
  if (emptied.length === 0) return []
  const it = emptied.length === 1 ? 'it' : 'them'
  return [`Nothing is left in ${listText(emptied)}. Delete ${it}, and links that lead to ${it}.`]
}
