import { groupBy } from '../base/group-by.js'
import { commaList } from '../base/list-text.js'
import { filesOmittedByDebian } from '../models/layouts/debian.js'
import { copiedServers } from '../site/copied-servers.js'
import { mainFiles } from '../site/main-file.js'
import { builtInServerRootOnDebian } from '../site/server-paths.js'
import type { Site } from '../site/site.js'
import { sitesByServer, unreadFiles, unreadHtaccessFiles } from '../site/sites-by-server.js'
import { fileAndLine } from '../syntax/file-and-line.js'
import type { ConfigFile } from '../syntax/tree.js'
import { printable } from './paint.js'
import { filesIn, isWorkLeft, type Report } from './summary.js'

/** The main file of a server, and all files that the server is known or likely to read, the main file first. */
export interface ServerFiles {
  readonly main: ConfigFile
  readonly files: readonly ConfigFile[]
}

/**
 * The files in the order of the report: server by server, then files that no server reads. `shown`: files whose findings are
 * shown, among them files that Debian's 2.4 omits. `named`: unread files beside a whole server, of which only the names are shown.
 */
export function filesByServer({ site, isPart = false }: Pick<Report, 'site' | 'isPart'>): {
  readonly servers: readonly ServerFiles[]
  readonly shown: readonly ConfigFile[]
  readonly named: readonly ConfigFile[]
} {
  const unread = unreadFiles(site)
  const servers = serversIn(site)
  const all = [...new Set([...servers.flatMap(({ files }) => files), ...filesIn(site)])]
  const isWhole =
    !isPart &&
    servers.some(({ main }) => builtInServerRootOnDebian(main) ?? site.directivesIn(main, 'ServerRoot').length > 0)
  const leftOut = new Set(filesOmittedByDebian(site).map(({ file }) => file))
  const named = isWhole ? [...unread].filter((file) => !leftOut.has(file)) : []
  const isNamed = new Set(named)
  const shown = all.filter((file) => !unread.has(file))
  return { servers, shown: [...shown, ...[...unread].filter((file) => !isNamed.has(file))], named }
}

/** Whether work is left in the files whose findings the report shows. Files that it only names do not count. */
export const isWorkLeftInShownFiles = (report: Report): boolean => {
  const { named } = filesByServer(report)
  const isShown = (file: ConfigFile) => !named.includes(file)
  const { files, others } = report.site
  return isWorkLeft({
    ...reportOnShownFiles(report),
    site: { ...report.site, files: files.filter(isShown), others: others.filter(isShown) },
  })
}

/** The report without the findings in files that the report only names. */
export function reportOnShownFiles(report: Report): Report {
  const named = new Set(filesByServer(report).named)
  const findings = report.migration.findings.filter(({ file }) => !named.has(file))
  return named.size === 0 ? report : { ...report, migration: { ...report.migration, findings } }
}

/** The servers of the report. A file that several servers read belongs to the first of them. */
function serversIn(site: Site): readonly ServerFiles[] {
  const told = new Set<ConfigFile>()
  return sitesByServer(site).flatMap((part) => {
    const [main, ...others] = part.role === 'unread' ? [] : mainFiles(part).map(({ file }) => file)
    if (!main) return []
    const files = [...new Set([main, ...others, ...filesIn(part)])].filter((file) => !told.has(file))
    for (const file of files) told.add(file)
    return { main, files }
  })
}

/** The root folder of each copied server: one line for each main file. */
export function copyRootsText(site: Site): string {
  const lines = copiedServers(site).map(
    ({ folder, main }) =>
      `${printable(folder)} is treated as the server's root folder (/). Its main file is ${printable(main)}.\n`,
  )
  return lines.length > 0 ? `${lines.join('')}\n` : ''
}

/** The `.htaccess` files that httpd skips: one line for each AllowOverride None that is the reason. */
export function unreadHtaccessText(site: Site): string {
  const kept = unreadHtaccessFiles(site)
  return Array.from(
    groupBy(kept.keys(), (file) => kept.get(file)),
    ([line, files]) =>
      `httpd does not read ${commaList(files.map(({ path }) => printable(path)))}${line ? `: AllowOverride None (${printable(fileAndLine(line))})` : ''}.\n`,
  ).join('')
}
