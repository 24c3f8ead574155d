import { copiedServers } from '../site/copied-servers.js'
import { mainFiles } from '../site/main-file.js'
import { siteParts } from '../site/parts.js'
import { builtInRoot } from '../site/server-names.js'
import type { Site } from '../site/site.js'
import type { ConfigFile } from '../syntax/tree.js'
import { printable } from './paint.js'
import { filesIn } from './summary.js'

/**
 * The files of a site in the order of a report: server by server, its main file first, what no server reads last; and of these
 * the ones that are only named, since they lie beside servers that are given from ServerRoot on.
 */
export function filesByServer(site: Site): {
  readonly shown: readonly ConfigFile[]
  readonly named: readonly ConfigFile[]
} {
  const parts = siteParts(site)
  const unread = new Set(parts.flatMap(({ role, files }) => (role === 'unread' ? files : [])))
  const servers = parts.filter(({ role }) => role !== 'unread')
  const first = servers.flatMap((server) => [...mainFiles(server).map(({ file }) => file), ...server.files])
  const isWhole = mainFiles(site).every(
    ({ file }) => builtInRoot(file) ?? site.directivesIn(file, 'ServerRoot').length > 0,
  )
  const all = [...new Set([...first, ...filesIn(site)])]
  return isWhole && first.length > 0
    ? { shown: all.filter((file) => !unread.has(file)), named: [...unread] }
    : { shown: [...all.filter((file) => !unread.has(file)), ...unread], named: [] }
}

/** Where the root of a copied server was seen to lie, a line for each of its main files. */
export function rootText(site: Site): string {
  const lines = copiedServers(site).map(
    ({ folder, main }) => `${printable(folder)} is / of the server that ${printable(main)} starts.\n`,
  )
  return lines.length > 0 ? `${lines.join('')}\n` : ''
}
