import { posix } from 'node:path'
import { type Group, groupBy } from '../base/group-by.js'
import { listText } from '../base/list-text.js'
import { quoteShellPaths } from '../base/shell-words.js'
import type { FileFailure } from '../disk/file-failures.js'
import { printFailure } from './output.js'

/** The most names to list in one line. */
const maxNames = 3

/**
 * Matches the links in Red Hat's httpd folder that lead to folders without configuration. These folders are usually not
 * copied.
 */
const holdsNone = /(^|\/)(logs|modules|run)$/

/**
 * Prints one line for each failure to read. Broken links, common in a copied folder, share one line; broken links that httpd
 * would read share one line per folder.
 * @param more text to add to a sentence
 */
export function printReadFailures(
  troubles: readonly FileFailure[],
  more: (trouble: FileFailure) => string = () => '',
): void {
  const one = (trouble: FileFailure) => trouble.message + more(trouble)
  for (const trouble of troubles) if (!trouble.link) printFailure(one(trouble))
  const lost = troubles.filter(({ path, link }) => link && !holdsNone.test(path))
  const alike = groupBy(lost, ({ path, link }) => link?.failure && `${link.failure} ${posix.dirname(path)}`)
  for (const group of alike.values()) printFailure(group.length === 1 ? one(group[0]) : lostLinks(group))
}

function lostLinks(lost: Group<FileFailure>): string {
  const names = lost.map(({ path }) => path)
  const [first] = lost
  if (!first.link?.failure) return `${lost.length} links lead to nothing: ${listText(names, maxNames)}.`
  const folder = posix.dirname(first.path)
  const some = listText(
    names.map((name) => posix.basename(name)),
    maxNames,
  )
  const remove = `find ${quoteShellPaths([folder])} -xtype l -delete`
  return `${lost.length} links in ${folder} lead to nothing, so ${first.link.failure}: ${some}. Copy their targets, such as ${first.link.target}, or remove them (\`${remove}\`).`
}
