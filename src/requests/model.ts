import type { Site } from '../site/site.js'
import { type Container, type ReadConfiguration, type ReadServer, readConfiguration } from './containers.js'
import { type AccessOfContainer, accessReader, type Ruling, rulingOf } from './decided.js'
import { htaccessByServer } from './htaccess-of.js'
import { type Documents, type Reach, type Reached, reachIn } from './reach.js'
import { type VariableLine, variableLines, variableLinesIn } from './variables.js'

/** What one version makes of requests: the old configuration, or the new one. */
export interface VersionModel {
  readonly site: Site
  readonly configuration: ReadConfiguration
  readonly reach: Reach['reach']
  /** The `.htaccess` files that requests to a server may meet, with the sections in them. */
  readonly htaccessOf: (server: ReadServer) => readonly Container[]
  ruling(reached: Reached): Ruling
  variables(server: ReadServer, reached: Reached): readonly VariableLine[]
}

export function versionModel(site: Site, documents: Documents): VersionModel {
  const configuration = readConfiguration(site)
  const { reach } = reachIn(site, configuration, documents)
  const read: AccessOfContainer = accessReader(site)
  const { main } = configuration
  const ofServers = new Map<ReadServer, readonly VariableLine[]>()
  const ofContainers = new Map<Container, readonly VariableLine[]>()
  return {
    site,
    configuration,
    reach,
    htaccessOf: htaccessByServer(configuration),
    ruling: (reached) => rulingOf(site, reached.containers, read),
    variables(server, { containers }) {
      const own =
        ofServers.get(server) ?? variableLines(server === main ? main.lines : [...main.lines, ...server.lines])
      ofServers.set(server, own)
      const inside = containers.flatMap((container) => {
        const lines = ofContainers.get(container) ?? variableLinesIn(container)
        ofContainers.set(container, lines)
        return lines
      })
      return [...own, ...inside]
    },
  }
}

/** The same server in another version's reading: virtual hosts are told by their order. */
export function sameServer(server: ReadServer, from: ReadConfiguration, to: ReadConfiguration): ReadServer | undefined {
  return server === from.main ? to.main : to.hosts[from.hosts.indexOf(server)]
}
