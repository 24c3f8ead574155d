import { isWild } from '../httpd/fnmatch.js'
import { mainFiles } from '../site/main-file.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import type { Directive } from '../syntax/tree.js'
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

/** The Include leads to files that are given, or to a folder that is, and has none that it asks for. */
function isResolved(site: Site, line: Directive): boolean {
  const { how, files } = site.includedBy(line)
  const path = line.args[0]?.value ?? ''
  if (!/^(known|absent)$/.test(how) || !isLiteral(line)) return false
  return files.length > 0 || isWild(path) || path.endsWith('/')
}
