import { posix } from 'node:path'
import { type Group, grouped } from '../base/grouped.js'
import { listed } from '../base/listed.js'
import { shellPaths } from '../base/shell-words.js'
import type { FileTrouble } from '../disk/troubles.js'
import { printFailure } from './output.js'

/** No report has more of such names than help to find them. */
const mostNames = 3

/** What Red Hat's folder of httpd links to, and nobody copies: no configuration is in it. */
const holdsNone = /(^|\/)(logs|modules|run)$/

/**
 * Print one line for each failure to read. Broken links are common in a copied folder, so they share one line, and the links that
 * httpd would read share one line per folder.
 * @param more text to add to a sentence
 */
export function printTroubles(
  troubles: readonly FileTrouble[],
  more: (trouble: FileTrouble) => string = () => '',
): void {
  const one = (trouble: FileTrouble) => trouble.message + more(trouble)
  for (const trouble of troubles) if (!trouble.link) printFailure(one(trouble))
  const lost = troubles.filter(({ path, link }) => link && !holdsNone.test(path))
  const alike = grouped(lost, ({ path, link }) => link?.failure && `${link.failure} ${posix.dirname(path)}`)
  for (const group of alike.values()) printFailure(group.length === 1 ? one(group[0]) : lostLinks(group))
}

function lostLinks(lost: Group<FileTrouble>): string {
  const names = lost.map(({ path }) => path)
  const [first] = lost
  if (!first.link?.failure) return `${lost.length} links lead to nothing: ${listed(names, mostNames)}.`
  const folder = posix.dirname(first.path)
  const some = listed(
    names.map((name) => posix.basename(name)),
    mostNames,
  )
  const remove = `find ${shellPaths([folder])} -xtype l -delete`
  return `${lost.length} links in ${folder} lead to nothing, so ${first.link.failure}: ${some}. Copy their targets, such as ${first.link.target}, or remove them (\`${remove}\`).`
}
