import { shellPaths } from '../base/shell-words.js'
import { foldersUnseen } from '../models/completeness.js'
import { isWholeServer } from '../models/whole-server.js'
import { copiedServers } from '../site/copied-servers.js'
import { siteParts } from '../site/parts.js'
import type { Site } from '../site/site.js'

/** The command that adds to the copy of a server the folders whose .htaccess files count and are not there. */
export function commandThatCopies(site: Site): string | undefined {
  const [server, ...others] = siteParts(site).filter((part) => copiedServers(part).length > 0)
  if (!server || others.length > 0 || !isWholeServer(server)) return undefined
  const folders = server.once(foldersUnseen).map((names) => names?.join('/'))
  if (folders.length === 0 || folders.includes(undefined)) return undefined
  const [copy] = copiedServers(server)
  const missing = [...new Set(folders.flatMap((path) => path ?? []))]
  return `ssh SERVER tar -cf - -C / ${shellPaths(missing)} | tar -xf - -C ${shellPaths([copy?.folder ?? '.'])}`
}
