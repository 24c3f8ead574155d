import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { realOrAbsolutePath } from '../disk/real-path.js'
import { isAbsolute } from '../httpd/absolute-path.js'
import type { ClientAddress } from '../requests/request-client.js'
import { copiedServers } from '../site/copied-servers.js'
import { contentFoldersWithUrls } from '../site/path-mapping.js'
import type { Site } from '../site/site.js'
import { serverFolders } from '../verify/server-folder.js'

/**
 * Returns a function that converts a path on the server to a path on this machine: for a copied server, a path in the copy;
 * otherwise the same path if it exists, or else the path below a given folder of the server.
 */
export function diskPathConverter(site: Site): (onServer: string) => string {
  const folders = serverFolders(site)
  const copies = copiedServers(site).map(({ folder }) => folder)
  return (path) => {
    const copied = copies.map((folder) => (folder === '.' ? path.slice(1) : folder + path))
    if (isAbsolute(path) && copied[0]) return copied.find((own) => existsSync(realOrAbsolutePath(own))) ?? copied[0]
    if (existsSync(path)) return path
    const folder = folders.find(({ onServer }) => path === onServer || path.startsWith(`${onServer}/`))
    return folder ? folder.given + path.slice(folder.onServer.length) : path
  }
}

const maxFiles = 2000

/** The documents of a configuration that are on this machine: files and folders, by their paths on the server. */
export function documentsOnDisk(
  site: Site,
  onDisk: (onServer: string) => string,
): { readonly files: readonly string[]; readonly folders: ReadonlySet<string> } {
  const roots = contentFoldersWithUrls(site).map(({ folder }) => folder)
  const files: string[] = []
  const folders = new Set<string>()
  for (const root of new Set(
    roots.filter((path) => isAbsolute(path) && path !== '/').map((path) => path.replace(/\/+$/, '')),
  ))
    look(realOrAbsolutePath(onDisk(root)), root, files, folders)
  return { files: [...new Set(files)], folders }
}

function look(path: string, onServer: string, files: string[], folders: Set<string>): void {
  if (files.length >= maxFiles) return
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (stat?.isFile()) files.push(onServer)
  if (!stat?.isDirectory()) return
  folders.add(onServer)
  for (const name of names(path))
    if (!/^\.(?!htaccess)|^\.htaccess$/.test(name)) look(join(path, name), `${onServer}/${name}`, files, folders)
}

function names(path: string): readonly string[] {
  try {
    return readdirSync(path).sort()
  } catch {
    return []
  }
}

/** The loopback addresses that have names in the hosts file of this machine, with these names. */
export function loopbackClientsInHostsFile(): readonly ClientAddress[] {
  let text = ''
  try {
    text = readFileSync('/etc/hosts', 'utf8')
  } catch {
    return []
  }
  return text.split('\n').flatMap((line) => {
    const [address = '', ...own] = line.replace(/#.*/, '').trim().split(/\s+/)
    return /^127\.|^::1$/.test(address) && own.length > 0 ? [{ address, names: own }] : []
  })
}
