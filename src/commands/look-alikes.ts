import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import { commaList } from '../base/list-text.js'
import { quoteShellWords } from '../base/shell-words.js'
import type { SourceFile } from '../disk/files.js'
import { countWithNoun } from '../report/summary.js'
import { isHtaccess } from '../site/htaccess.js'
import { isOfOtherProgram, looksLikeHttpd } from '../site/recognise.js'
import { decode, isBinary } from '../syntax/encoding.js'
import type { ConfigFile } from '../syntax/tree.js'

/** A note about files that were skipped because of their names, but look like configuration; empty if there are none. */
export function skippedLookAlikeNotes(paths: readonly string[]): readonly string[] {
  const found = paths.slice(0, maxLooked).filter(isLookAlike)
  if (found.length === 0) return []
  const [are, were, them] = found.length === 1 ? ['looks', 'was', 'it'] : ['look', 'were', 'them']
  return [
    `${countWithNoun(found.length, 'file')} ${are} like httpd configuration but ${were} skipped because of the name: ${commaList(found)}. To read ${them} too, add ${quoteShellWords(globsFor(found).flatMap((glob) => ['--include', glob]))}.`,
  ]
}

/** Sentences about files that the user named although they do not look like httpd's. */
export const unlikelyFileNotes = (sources: ReadonlyMap<ConfigFile, SourceFile>): readonly string[] =>
  [...sources].flatMap(([file, { named, input }]) =>
    named && !input && !isHtaccess(file) && file.commands.length > 0 && isConfiguration(file) && isOfOtherProgram(file)
      ? [`${file.path} does not look like httpd configuration. It was read anyway because you named it.`]
      : [],
  )

/** Whether a file is configuration. Scripts and pages have a `kind`. */
const isConfiguration = (file: ConfigFile): boolean => !('kind' in file)

/** The most files to search. More would take longer than the rest of a run. */
const maxLooked = 3000
const maxGlobs = 12
const largest = 256 * 1024

function isLookAlike(path: string): boolean {
  try {
    if (statSync(path).size > largest) return false
    const bytes = readFileSync(path)
    if (isBinary(bytes)) return false
    const { text } = decode(bytes)
    return looksLikeHttpd(text, path)
  } catch {
    return false
  }
}

/** A few globs for all of these files: by extension if they have one, else by folder. */
function globsFor(paths: readonly string[]): readonly string[] {
  const globs = paths.map((path) => {
    const ending = extname(path)
    if (/^\.[a-z]\w{1,9}$/i.test(ending) && !/\.(com|org|net|info)$/i.test(ending)) return `*${ending}`
    const folder = dirname(path)
    return folder === '.' ? basename(path) : `${folder}/*`
  })
  return [...new Set(globs)].slice(0, maxGlobs)
}
