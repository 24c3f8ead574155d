import { listText } from '../base/list-text.js'
import { includeDirectiveNames } from '../httpd/directives.js'
import { hasWildcard } from '../httpd/fnmatch.js'
import { isLiteral } from '../syntax/literal.js'
import type { ConfigFile, Directive } from '../syntax/tree.js'
import { isAtServerLevel, isConditional } from './context.js'
import { isHtaccess } from './htaccess.js'
import { filesOfServer, type MainFile, mainFiles } from './main-file.js'
import type { Site } from './site.js'

/** One server among the given files: its main file, and all files that it reads. */
export interface Server extends MainFile {
  readonly files: ReadonlySet<ConfigFile>
  /** The files that it reads when it starts: all but `.htaccess` files. */
  readonly startFiles: ReadonlySet<ConfigFile>
}

/** The servers that run 2.2 today. Only these servers are affected by changed defaults. */
export const serversOn22 = (site: Site): readonly Server[] => site.once(findServersOn22)

function findServersOn22(site: Site): readonly Server[] {
  if (site.from === '2.4') return []
  return mainFiles(site).map((main) => {
    const files = filesOfServer(site, main)
    return { ...main, files, startFiles: new Set([...files].filter((file) => !isHtaccess(file))) }
  })
}

/** The result of a pure model for one server, computed once for all rules. */
export function oncePerServer<T>(site: Site, server: Server, model: (site: Site, server: Server) => T): T {
  const known = site.once(knownOfServers)
  const own = known.get(server) ?? new Map<unknown, unknown>()
  known.set(server, own)
  if (!own.has(model)) own.set(model, model(site, server))
  return own.get(model) as T
}

const knownOfServers = () => new Map<Server, Map<unknown, unknown>>()

/** The lines of these names that a server reads when it starts. */
export const startLines = (site: Site, server: Server, ...names: string[]): readonly Directive[] =>
  site.directives(...names).filter((line) => server.startFiles.has(line.file))

/** The lines of these names at server level that a server reads when it starts, also lines inside guards. */
export const serverLevelLines = (site: Site, server: Server, ...names: string[]): readonly Directive[] =>
  startLines(site, server, ...names).filter((line) => isAtServerLevel(site, line))

/**
 * Whether all files that the server reads when it starts are given, so that a line that none of them has does not exist. A
 * pattern in an Include may match more files on the server than here, unless its folder is known.
 */
export const isServerComplete = (site: Site, server: Server): boolean =>
  site.complete ||
  startLines(site, server, ...includeDirectiveNames).every(
    (line) => (!readsMany(line) && site.filesOf(line).length > 0) || (hasRoot(site) && isIncludeResolved(site, line)),
  )

/** Whether the place of every path is known, so that it is also known which files do not exist. */
const hasRoot = (site: Site): boolean =>
  site.isOnDisk && site.serverRoots.length > 0 && site.serverRoots.every(({ diskRoot }) => diskRoot)

/**
 * Whether all files that the Include reads are known and given. There may be none for a pattern or a folder, which may also not
 * exist.
 */
export function isIncludeResolved(site: Site, line: Directive): boolean {
  const { outcome, files, brokenLinks } = site.includedBy(line)
  if (!/^(known|absent)$/.test(outcome) || !isLiteral(line) || brokenLinks.length > 0) return false
  return files.length > 0 || readsMany(line)
}

const readsMany = ({ args: [path] }: Directive): boolean =>
  path !== undefined && (hasWildcard(path.value) || path.value.endsWith('/'))

/** The sentence of an assumption, for a fix that adds these directives because no given file has them. */
export const noOtherFileSetsSentence = (...names: readonly [string, ...string[]]): string =>
  `No other file sets ${listText(names, 5, ' or ')} for the whole server.`

/**
 * The line of the main file next to which a new server-level line is added: the last line with the first of these names that
 * occurs, else a line that usually stands in that part of the file.
 */
export function lineToAddBeside(site: Site, server: Server, ...related: string[]): Directive {
  for (const name of [...related, ...usual]) {
    const isFit = (line: Directive) => isAtServerLevel(site, line) && !isConditional(site, line)
    const lines = server.startFiles.has(server.file) ? site.directivesIn(server.file, name) : []
    const last = lines.findLast(isFit)
    if (last) return last
  }
  return server.at
}

const usual = [
  ...['KeepAliveTimeout', 'KeepAlive', 'ServerName', 'ServerAdmin', 'Listen'],
  ...['PidFile', 'ServerRoot', 'Group', 'User', 'LoadModule'],
]
