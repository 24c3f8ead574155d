import { groupBy } from '../base/group-by.js'
import { quoteShellPaths, quoteShellWords } from '../base/shell-words.js'
import { hasWildcard } from '../httpd/fnmatch.js'
import { isPathWithin, segmentsOf } from '../httpd/folder-path.js'
import { foldersWithUnseenHtaccess } from '../models/completeness.js'
import { isWholeServer } from '../models/whole-server.js'
import { accessFileNames } from '../site/access-file-names.js'
import { copiedServers } from '../site/copied-servers.js'
import type { BrokenLink } from '../site/known-folders.js'
import type { Site } from '../site/site.js'
import { sitesByServer } from '../site/sites-by-server.js'
import { isLiteral } from '../syntax/literal.js'
import type { Directive } from '../syntax/tree.js'

/**
 * The shell line that copies the missing files that Include lines name from the old server. If none is missing, it copies the
 * .htaccess files of the served folders. Undefined unless the site is the copy of one server.
 * @param more other files to copy, by their paths from the root of the server's disk
 */
export function shellLineToCopyMissingFiles(site: Site, more: readonly string[] = []): string | undefined {
  const [server, ...others] = sitesByServer(site).filter(
    (part) => part.role !== 'unread' && copiedServers(part).length > 0,
  )
  const copy = server && copiedServers(server)[0]
  if (!copy || others.length > 0) return undefined
  const isWhole = isWholeServer(server)
  const all = isWhole ? foldersMissing(server) : filesMissing(server, server.placeOf(copy.folder))
  const missing = all.filter((path) => !/^[a-z]:/i.test(path))
  if (missing.length + more.length === 0) return undefined
  const wanted = outermost(byFolder(missing))
  const besides = more.filter((path) => !wanted.some((one) => !isWhole && isBelow(path, one)))
  const to = (option = '') => `tar -xf -${option} -C ${quoteShellPaths([copy.folder])}`
  if (isWhole && wanted.length > 0) {
    const names = [...accessFileNames(server.files)].flatMap((name) => ['-o', '-name', name])
    const files = besides.length > 0 ? `; find ${quoteShellPaths(besides)}` : ''
    const find = `(find ${quoteShellPaths(wanted)} -type d ${quoteShellWords(names)}${files})`
    return `ssh SERVER ${quoteShellWords([`cd / && ${find} | tar -cf - --no-recursion -T -`])} | ${to()}`
  }
  // A whole folder may contain files that were copied before and are upgraded, which must not be overwritten.
  const kept = wanted.some((path) => !missing.includes(path)) ? ' --skip-old-files' : ''
  return `ssh SERVER tar -cf - -C / ${quoteShellPaths([...wanted, ...besides])} | ${to(kept)}`
}

const isBelow = (path: string, folder: string): boolean => isPathWithin(segmentsOf(path), segmentsOf(folder))

/** The paths that are not inside another of the paths. */
const outermost = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !paths.some((other) => other !== path && isBelow(path, other)))

/** The most missing files to name for one folder. If more are missing, the whole folder is copied. */
const maxNamed = 3

function byFolder(paths: readonly string[]): readonly string[] {
  const folders = groupBy(new Set(paths), (path) => path.replace(/\/[^/]*$/, ''))
  return Array.from(folders, ([folder, inside]) => (inside.length > maxNamed ? [folder] : inside)).flat()
}

function foldersMissing(server: Site): readonly string[] {
  const folders = server.once(foldersWithUnseenHtaccess).map((names) => names?.join('/'))
  const linked = new Map(server.brokenLinksWithin([]).map((link) => [link.place.join('/'), targetOf(link)]))
  return [...new Set(folders.flatMap((path = '') => linked.get(path) ?? (path || [])))]
}

/** The path to which a link leads, from the root of the server's disk. */
const targetOf = ({ place, target }: BrokenLink): string =>
  segmentsOf(target.startsWith('/') ? target : `${place.slice(0, -1).join('/')}/${target}`).join('/')

/**
 * The files that Include lines name and that are missing.
 * @param top the place of the folder that is `/` of the server
 */
function filesMissing(server: Site, top: readonly string[]): readonly string[] {
  const onServer = (place: readonly string[]) => place.slice(top.length)
  return server.files.flatMap(server.includesIn).flatMap((line) => {
    const { files, outcome, places, brokenLinks } = server.includedBy(line)
    const depth = namesOneFile(line) ? undefined : outcome === 'unseen' && namesFilesOfFolder(line) ? -1 : 0
    const named =
      files.length === 0 && depth !== 0 ? places.map((place) => onServer(place).slice(0, depth).join('/')) : []
    return [...named, ...brokenLinks.map(({ place, target }) => targetOf({ place: onServer(place), target }))]
  })
}

/** Whether only the last name is a pattern, as in `conf.d/*.conf`. */
function namesFilesOfFolder(line: Directive): boolean {
  const path = line.args[0]?.value ?? ''
  return isLiteral(line) && hasWildcard(path) && !hasWildcard(path.replace(/[^/]*$/, ''))
}

function namesOneFile(line: Directive): boolean {
  const path = line.args[0]?.value ?? ''
  return isLiteral(line) && !hasWildcard(path) && !path.endsWith('/')
}
