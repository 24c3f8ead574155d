import { isGuard } from '../httpd/guards.js'
import { guardReadingToday } from '../site/guard-reading.js'
import { filesOfServer, mainFiles } from '../site/main-file.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import type { ConfigFile, Directive, Section } from '../syntax/tree.js'
import { isWholeServer } from './whole-server.js'

/**
 * Whether a virtual host for all addresses answers on each port of a Listen, so that the main server never answers
 * (server/vhost.c, find_default_server). Known only if all files are given.
 */
export const mainServerNeverAnswers = (site: Site): boolean => site.once(findCovered)

function findCovered(site: Site): boolean {
  const servers = mainFiles(site).map((main) => filesOfServer(site, main))
  return (
    (site.complete || isWholeServer(site)) &&
    servers.length > 0 &&
    servers.every((files) => isServerCovered(site, files))
  )
}

function isServerCovered(site: Site, files: ReadonlySet<ConfigFile>): boolean {
  const listens = site.directives('Listen').filter(({ file }) => files.has(file))
  const hosts = site.sections('VirtualHost').filter((host) => files.has(host.file) && isLiteral(host))
  return (
    listens.length > 0 &&
    listens.every((line) => {
      const port = isLiteral(line) ? /(?:^|:)(\d+)$/.exec(line.args[0]?.value ?? '')?.[1] : undefined
      return port !== undefined && hosts.some((host) => takesAll(host, port) && isReadWith(site, host, line))
    })
  )
}

const takesAll = (host: Section, port: string): boolean =>
  host.args.some(({ value }) => [`*:${port}`, '*:*', `_default_:${port}`, '_default_:*'].includes(value.toLowerCase()))

/** Whether the virtual host is read whenever the line is: each guard around it is always read, or is also around the line. */
function isReadWith(site: Site, host: Section, line: Directive): boolean {
  const around = site.enclosing(line).map((sections) => new Set(sections.map(textOf)))
  return site
    .enclosing(host)
    .some((sections) =>
      sections.every(
        (guard) =>
          isGuard(guard) &&
          (guardReadingToday(site, guard) === 'always' || around.every((texts) => texts.has(textOf(guard)))),
      ),
    )
}

const textOf = ({ key, args }: Section): string => [key, ...args.map(({ value }) => value)].join(' ').toLowerCase()
