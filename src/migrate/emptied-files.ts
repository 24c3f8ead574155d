import { parseAgain } from '../syntax/parse.js'
import type { Migration } from './migrate.js'

/** What is to be done with files in which the fixes leave no line for httpd: a sentence for each. */
export const emptiedNotes = ({ texts }: Pick<Migration, 'texts'>): readonly string[] =>
  [...texts].flatMap(([file, text]) =>
    file.commands.length > 0 && parseAgain(file, text).commands.length === 0
      ? `The fixes leave no line in \`${file.path}\`: delete it, and links that lead to it.`
      : [],
  )
