import type { Options } from '../command-line/arguments.js'
import { isPathWithin } from '../httpd/folder-path.js'
import { nextCommandsText } from '../report/next-commands.js'
import type { Report } from '../report/summary.js'
import { mainFiles } from '../site/main-file.js'
import type { Site } from '../site/site.js'
import { sitesByServer } from '../site/sites-by-server.js'
import type { Version } from '../syntax/tree.js'
import { programCommand } from './next-steps.js'
import { optionsForNextCall } from './options-for-next-call.js'

/**
 * The version to name in the next command, because fixes remove the lines that show the version. Undefined if the user gave
 * the version, or if some files are for 2.2 and others for 2.4.
 */
function versionSeen({ site }: Report): Version | undefined {
  const versions = new Set(sitesByServer(site).flatMap((part) => (isBesideServer(site, part) ? [] : part.from)))
  return site.isVersionGiven || versions.size > 1 ? undefined : [...versions][0]
}

/**
 * Whether a part of the site is read by no server, but is in the folder of a server. A package of 2.4 may have put these files
 * beside a 2.2, so they do not show which version runs.
 */
function isBesideServer(site: Site, { role, files }: Site): boolean {
  if (role === 'server' || role === 'all') return false
  const folders = mainFiles(site).map(({ file }) => site.placeOf(file.path).slice(0, -1))
  return files.every((file) => folders.some((folder) => isPathWithin(site.placeOf(file.path), folder)))
}

/** The commands that help next after a report on a terminal. */
export const nextCommandsAfter = (options: Options, report: Report): string =>
  nextCommandsText(report, {
    name: programCommand(),
    options: optionsForNextCall({ ...options, from: options.from ?? versionSeen(report) }),
    paths: options.pathsGiven ? options.paths : [],
    wrote: options.action === 'write',
  })
