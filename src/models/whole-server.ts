import { mainFiles } from '../site/main-file.js'
import { isResolved } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { linesUnseen } from './lines-unseen.js'

/** Whether the given files are all that one server reads, .htaccess files apart: its main file, and what every Include names. */
export const isWholeServer = (site: Site): boolean => site.once(findWhole)

function findWhole(site: Site): boolean {
  return (
    mainFiles(site).length === 1 &&
    site.files.every((file) => site.includesIn(file).every((line) => isResolved(site, line))) &&
    linesUnseen(site).length === 0
  )
}
