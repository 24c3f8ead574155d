import { isAbsolute } from '../httpd/absolute-path.js'
import { isWild } from '../httpd/fnmatch.js'
import { segmentsOf } from '../httpd/folder-path.js'
import { isGuard } from '../httpd/guards.js'
import { mainFiles } from '../site/main-file.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import { ancestors, type Directive, type Section } from '../syntax/tree.js'
import { linesUnseen } from './lines-unseen.js'

/**
 * Whether the given files are the whole configuration of one server, by what is seen of it: its main file is given, every
 * Include leads to given files, no line brings in others, and what .htaccess files may say of access is seen or forbidden.
 */
export const isProvedComplete = (site: Site): boolean => isWholeServer(site) && site.once(foldersUnseen).length === 0

/** The same but for .htaccess files. */
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
  if (how !== 'known' || !isLiteral(line)) return false
  return files.length > 0 || isWild(path) || path.endsWith('/')
}

/**
 * The folders whose .htaccess files are not seen and may say something of access (server/core.c, AllowOverride; without any
 * such line 2.2 lets them say all): as the names on the way, or undefined for one that cannot be told.
 */
export function foldersUnseen(site: Site): readonly (readonly string[] | undefined)[] {
  const lines = site.directives('AllowOverride')
  const open = lines.filter((line) => !forbidsAccess(line)).map(folderAround)
  const isShut = lines.some((line) => isForRoot(line) && forbidsAccess(line))
  const served = isShut ? [] : servedFolders(site)
  return [...open, ...served].filter((folder) => !folder || !site.holdsFolder(folder))
}

/** Whether .htaccess files that are not seen may say something of access in this folder, above it or below. */
export function mayBeUnseenAround(site: Site, folder: readonly string[]): boolean {
  const unseen = site.once(pathsUnseen)
  if (!unseen) return true
  let path = ''
  for (const [depth, name] of folder.entries()) {
    if (unseen.own.has(path)) return true
    path = depth === 0 ? name : `${path}/${name}`
  }
  return unseen.above.has(path)
}

/** The paths of these folders, and of all that lie above; undefined where one cannot be told. */
function pathsUnseen(
  site: Site,
): { readonly own: ReadonlySet<string>; readonly above: ReadonlySet<string> } | undefined {
  const own = new Set<string>()
  const above = new Set<string>()
  for (const folder of site.once(foldersUnseen)) {
    if (!folder) return undefined
    own.add(pathOf(folder))
    for (let depth = folder.length; depth >= 0; depth--) above.add(pathOf(folder.slice(0, depth)))
  }
  return { own, above }
}

const pathOf = (names: readonly string[]): string => names.join('/')

/** Neither host rules nor Require may stand in a .htaccess file. */
function forbidsAccess(line: Directive): boolean {
  const { args } = line
  const isShut = args.length > 0 && args.every(({ value }) => /^(none|fileinfo|indexes|options(=.*)?)$/i.test(value))
  return isShut && isLiteral(line)
}

/** It stands in `<Directory />` of the main server, and no guard is around it. */
const isForRoot = (line: Directive): boolean => {
  const [section, ...outer] = [...ancestors(line)]
  return (
    section?.key === 'directory' && section.args.length === 1 && section.args[0]?.value === '/' && outer.length === 0
  )
}

function folderAround(line: Directive): readonly string[] | undefined {
  const section = [...ancestors(line)].find((one) => !isGuard(one))
  return section && literalFolder(section)
}

function literalFolder(section: Section): readonly string[] | undefined {
  const path = section.args[0]?.value ?? ''
  if (section.key !== 'directory' || section.args.length !== 1 || !isLiteral(section)) return undefined
  return isAbsolute(path) && !isWild(path) ? segmentsOf(path) : undefined
}

function servedFolders(site: Site): readonly (readonly string[] | undefined)[] {
  const roots = site.directives('DocumentRoot').map((line) => [line, line.args[0]?.value ?? ''] as const)
  const aliases = site.directives('Alias', 'ScriptAlias').map((line) => [line, line.args[1]?.value ?? ''] as const)
  const named = [...roots, ...aliases].map(([line, path]) =>
    isLiteral(line) && isAbsolute(path) ? segmentsOf(path) : undefined,
  )
  const computed = site.says('AliasMatch', 'ScriptAliasMatch', 'UserDir', 'VirtualDocumentRoot', 'RewriteRule')
  return named.length === 0 || computed ? [...named, undefined] : named
}
