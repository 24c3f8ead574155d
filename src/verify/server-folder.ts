import { isAbsolute } from '../httpd/absolute-path.js'
import { includeDirectiveNames } from '../httpd/directives.js'
import { copiedServers } from '../site/copied-servers.js'
import { mainFiles } from '../site/main-file.js'
import type { Site } from '../site/site.js'
import type { ConfigFile, Directive } from '../syntax/tree.js'

/** A folder on the server and its place among the given files. Both with forward slashes, without a final one. */
export interface ServerFolder {
  readonly onServer: string
  readonly given: string
}

/**
 * The given folder that is the ServerRoot of a main file: the folder where its relative Includes are, else the place of
 * ServerRoot in a copied server, else the folder above `conf`, else the main file's own folder.
 */
export function givenFolderOfServerRoot(site: Site, main: ConfigFile): string {
  for (const line of includesOf(site)) {
    const pattern = patternOf(line)
    const [read] = site.filesOf(line)
    if (!read || isAbsolute(pattern)) continue
    const root = rootOf(read.path, depthOf(site, line, pattern, read))
    if (root !== undefined) return root
  }
  const copied = copiedServers(site).find((one) => main.path.endsWith(one.main))
  const [said] = site.directives('ServerRoot').map(patternOf)
  if (copied && said && isAbsolute(said)) return `${copied.folder}${trimmed(said)}`
  const folder = upper(main.path, 1)
  return /(^|\/)conf$/.test(folder) ? upper(folder, 1) : folder
}

/**
 * The given folders with their paths on the server, the longest first: the ServerRoot of the first main file, and the
 * folders in absolute Includes. If `/etc/httpd/conf.d/*.conf` reads `backup/conf.d/ssl.conf`, then `/etc/httpd` is
 * `backup`.
 */
export function serverFolders(site: Site): readonly ServerFolder[] {
  const main = mainFiles(site)[0]?.file
  const roots = main
    ? site
        .directives('ServerRoot')
        .map((line) => ({ onServer: trimmed(patternOf(line)), given: givenFolderOfServerRoot(site, main) }))
    : []
  // A copied server has a place for each path, and its Includes may read files behind links. So its Includes are no evidence.
  const telling = copiedServers(site).length > 0 ? [] : includesOf(site)
  const included = telling.flatMap((line) => {
    const pattern = patternOf(line)
    const [read] = site.filesOf(line)
    if (!read || !isAbsolute(pattern)) return []
    // The name of the file that has the longest common end with the pattern: a link from mods-enabled, not the file in
    // mods-available behind it.
    const known = site.namesOf(read).flatMap(({ path }) => foldersBeforeCommonEnd(pattern, path))
    return known.sort((a, b) => a.onServer.length - b.onServer.length).slice(0, 1)
  })
  const folders = new Map(
    [...included, ...roots]
      .filter(({ onServer }) => isAbsolute(onServer) && onServer.length > 1)
      .map((folder) => [folder.onServer, folder]),
  )
  return [...folders.values()].sort((a, b) => b.onServer.length - a.onServer.length)
}

const includesOf = (site: Site): readonly Directive[] => site.directives(...includeDirectiveNames)

const patternOf = (line: Directive): string => (line.args[0]?.value ?? '').replaceAll('\\', '/')

const trimmed = (path: string) => path.replace(/(?<=.)\/+$/, '')

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '' && segment !== '.')

/** The number of segments of a file's path that the pattern describes. One more if the pattern is a folder. */
function depthOf(site: Site, line: Directive, pattern: string, read: ConfigFile): number {
  const parts = segmentsOf(pattern).length
  const namesFolder =
    pattern.endsWith('/') || (!/[*?[]/.test(pattern) && segmentsOf(read.path).at(-1) !== segmentsOf(pattern).at(-1))
  return namesFolder && site.filesOf(line).length > 0 ? parts + 1 : parts
}

function rootOf(path: string, depth: number): string | undefined {
  return segmentsOf(path).length >= depth ? upper(path, depth) : undefined
}

/** The folder this many levels up; `.` for the folder that relative paths start from. */
function upper(path: string, steps: number): string {
  const parts = path.split('/')
  const rest = parts.slice(0, Math.max(0, parts.length - steps)).join('/')
  return rest || (path.startsWith('/') ? '/' : '.')
}

/** The two paths without the segments at the end that both have in common. */
function foldersBeforeCommonEnd(pattern: string, path: string): ServerFolder[] {
  const [server, given] = [trimmed(pattern).split('/'), path.split('/')]
  while (server.length > 1 && given.length > 0 && fits(server.at(-1) ?? '', given.at(-1) ?? '')) {
    server.pop()
    given.pop()
  }
  return server.length === trimmed(pattern).split('/').length
    ? []
    : [{ onServer: server.join('/') || '/', given: given.join('/') || (path.startsWith('/') ? '/' : '.') }]
}

const fits = (pattern: string, name: string) => /[*?[]/.test(pattern) || pattern === name
