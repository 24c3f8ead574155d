import { isAbsolute } from '../httpd/absolute-path.js'
import { hasWildcard } from '../httpd/fnmatch.js'
import { segmentsOf } from '../httpd/folder-path.js'
import { isGuard } from '../httpd/guards.js'
import { virtualHostAround } from '../site/line-scope.js'
import { contentDirectiveNames, contentFoldersWithUrls } from '../site/path-mapping.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import { ancestors, type Directive, type Section } from '../syntax/tree.js'
import { mainServerNeverAnswers } from './covered-ports.js'
import { linesMaybeWithEffect } from './lines-with-effect.js'
import { isWholeServer } from './whole-server.js'

/**
 * Whether the given files are surely the whole configuration of one server: its main file is given, every Include leads
 * to given files, no line brings in other files, and access rules in .htaccess files are given or forbidden.
 */
export const isProvedComplete = (site: Site): boolean =>
  isWholeServer(site) && site.once(foldersWithUnseenHtaccess).length === 0

/**
 * The folders whose .htaccess files are not given and can set access rules (server/core.c, AllowOverride; without such a line
 * 2.2 allows all). An undefined entry stands for a folder that is not known.
 */
export function foldersWithUnseenHtaccess(site: Site): readonly (readonly string[] | undefined)[] {
  const lines = site.directives('AllowOverride')
  const open = lines.filter((line) => !forbidsAccess(line)).map(folderAround)
  const served = isHtaccessOffByDefault(site) ? [] : servedFolders(site)
  const named = [...open, ...served]
  const lost = named.flatMap((folder) => (folder ? site.brokenLinksWithin(folder).map(({ place }) => place) : []))
  return [...named.filter((folder) => !folder || !site.hasAllHtaccessIn(folder)), ...lost]
}

/** Whether .htaccess files can set access rules only where a section allows it. */
export const isHtaccessOffByDefault = (site: Site): boolean => site.once(findShutAtRoot)

function findShutAtRoot(site: Site): boolean {
  const lines = site.directives('AllowOverride').filter((line) => isForRoot(line) && forbidsAccess(line))
  const hosts = new Set(lines.map(virtualHostAround))
  return (
    hosts.has(undefined) ||
    (mainServerNeverAnswers(site) && site.sections('VirtualHost').every((host) => hosts.has(host)))
  )
}

/** Whether the line allows neither host rules nor Require in .htaccess files. */
function forbidsAccess(line: Directive): boolean {
  const { args } = line
  const isShut = args.length > 0 && args.every(({ value }) => /^(none|fileinfo|indexes|options(=.*)?)$/i.test(value))
  return isShut && isLiteral(line)
}

/** Whether the line is in `<Directory />` of the main server or of a virtual host, without a guard around it. */
const isForRoot = (line: Directive): boolean => {
  const [section, ...outer] = [...ancestors(line)]
  return (
    section?.key === 'directory' &&
    section.args.length === 1 &&
    section.args[0]?.value === '/' &&
    outer.every(({ key }) => key === 'virtualhost')
  )
}

function folderAround(line: Directive): readonly string[] | undefined {
  const section = [...ancestors(line)].find((one) => !isGuard(one))
  return section && literalFolder(section)
}

function literalFolder(section: Section): readonly string[] | undefined {
  const path = section.args[0]?.value ?? ''
  if (section.key !== 'directory' || section.args.length !== 1 || !isLiteral(section)) return undefined
  return isAbsolute(path) && !hasWildcard(path) ? segmentsOf(path) : undefined
}

function servedFolders(site: Site): readonly (readonly string[] | undefined)[] {
  const folders = contentFoldersWithUrls(site).map(({ line, folder }) =>
    isLiteral(line) && isAbsolute(folder) ? segmentsOf(folder) : undefined,
  )
  // A line that computes a path can lead to a folder that no line names.
  const computed = linesMaybeWithEffect(site, 'maps', contentDirectiveNames).length > 0
  return folders.length === 0 || computed ? [...folders, undefined] : folders
}
