import { segmentsOf } from '../httpd/folder-path.js'
import { contentFoldersWithUrls } from '../site/path-mapping.js'
import type { Site } from '../site/site.js'

/**
 * The drives of a Windows server. There, `/xampp` is on the drive that httpd starts on (apr_filepath_merge, called by
 * server/core.c, dirsection). `several`: that drive is not known. Undefined unless some paths name a drive and others do not.
 */
type Drives = { readonly drive: string } | 'several' | undefined

export const windowsDrivesOf = (site: Site): Drives => site.once(findDrives)

function findDrives(site: Site): Drives {
  const paths = foldersNamed(site)
  const drives = new Set(paths.filter(hasWindowsDrive).map((path) => path.slice(0, 2).toLowerCase()))
  const [drive] = drives
  if (drive === undefined || !paths.some(lacksWindowsDrive)) return undefined
  return drives.size > 1 ? 'several' : { drive }
}

/** Whether the server runs on Windows, as its paths show. */
export const runsOnWindows = (site: Site): boolean => foldersNamed(site).some(hasWindowsDrive)

/** Whether a path starts with a drive of Windows. */
export const hasWindowsDrive = (path: string): boolean => path[1] === ':' && /^[a-z]/i.test(path)

/** The folders of the server that lines name. */
const foldersNamed = (site: Site): readonly string[] =>
  [
    ...site.sections('Directory').map(({ args }) => args[0]),
    ...site.directives('ServerRoot').map(({ args }) => args[0]),
    ...site.directives('WSGIScriptAlias').map(({ args }) => args[1]),
  ]
    .map((word) => word?.value ?? '')
    .concat(contentFoldersWithUrls(site).map(({ folder }) => folder))

/** The path with its drive, if it names none and the drive is known. */
export function withKnownDrive(site: Site, path: string): string {
  const drives = windowsDrivesOf(site)
  return typeof drives === 'object' && lacksWindowsDrive(path) ? drives.drive + path : path
}

/** Whether a path is on a drive that it does not name. `/` alone means the root of every drive. */
export const lacksWindowsDrive = (path: string): boolean => /^[/\\]/.test(path) && segmentsOf(path).length > 0
