import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { isSameOrInside } from '../disk/is-inside.js'
import { realOrAbsolutePath } from '../disk/real-path.js'
import { copiedServers } from '../site/copied-servers.js'
import type { Site } from '../site/site.js'
import { pathInTreeCopy, type TreeCopy } from './copy.js'
import { type ServerFolder, serverFolders } from './server-folder.js'

/**
 * The folders of a server with their places in the copy, the longest first: folders that ServerRoot, Includes or path-mapping show,
 * `/` of a copied server, and the folder that was copied.
 */
export function foldersInCopy(site: Site, copy: TreeCopy): readonly ServerFolder[] {
  const tops = copiedServers(site).flatMap(({ folder }) => topIn(copy, realOrAbsolutePath(folder)))
  const said = serverFolders(site).map(({ onServer, given }) => ({ onServer, given: pathInTreeCopy(copy, given) }))
  const own = copy.originalFolder === '/' ? [] : [{ onServer: copy.originalFolder, given: copy.root }]
  return [...said, ...tops, ...own].sort((a, b) => b.onServer.length - a.onServer.length)
}

/**
 * Where the trial copy has the root of the server that the user copied. If the user copied only a folder below that root: where it
 * has that folder, with its path on the server.
 */
function topIn(copy: TreeCopy, folder: string): readonly ServerFolder[] {
  if (isSameOrInside(folder, copy.originalFolder)) return [{ onServer: '', given: pathInTreeCopy(copy, folder) }]
  if (!isSameOrInside(copy.originalFolder, folder)) return []
  return [{ onServer: `/${relative(folder, copy.originalFolder).replaceAll('\\', '/')}`, given: copy.root }]
}

/**
 * Returns a function that finds the place in the copy of a path on the server. Undefined for a path outside these folders, and for
 * one that exists on this machine but not in the copy.
 */
export function copyPathFinder(folders: readonly ServerFolder[]): (onServer: string) => string | undefined {
  return (path) => {
    if (path === '/') return undefined
    const plain = path.replace(/(?<=.)\/+$/, '')
    const folder = folders.find(({ onServer }) => isSameOrInside(plain, onServer) || isPatternIn(path, onServer))
    const own = folder && folder.given + path.slice(folder.onServer.length)
    return own !== undefined && existsSync(path) && !existsSync(own) ? undefined : own
  }
}

/** Whether a path begins with this folder. In a pattern, anything can follow the folder's name: `/srv/www(/|$)`. */
const isPatternIn = (path: string, onServer: string): boolean =>
  path.startsWith(onServer) && /^[^\w.-]/.test(path.slice(onServer.length))
