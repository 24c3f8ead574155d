import { mainFiles } from '../site/main-file.js'
import { isIncludeResolved } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { linesReadingUnseenText } from './lines-unseen.js'

/**
 * Whether all files of a single server are given, except perhaps .htaccess files: its main file, and the files of every
 * Include.
 */
export const isWholeServer = (site: Site): boolean => site.once(findWhole)

function findWhole(site: Site): boolean {
  return (
    mainFiles(site).length === 1 &&
    site.files.every((file) => site.includesIn(file).every((line) => isIncludeResolved(site, line))) &&
    linesReadingUnseenText(site).length === 0
  )
}
