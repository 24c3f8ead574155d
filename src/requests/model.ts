import type { Site } from '../site/site.js'
import { type ReadConfiguration, type ReadServer, readConfiguration } from './containers.js'
import { type AccessOfContainer, accessReader, type Ruling, rulingOf } from './decided.js'
import { type Documents, type Reach, type Reached, reachIn } from './reach.js'
import { type VariableLine, variableLines } from './variables.js'

/** What one version makes of requests: the old configuration, or the new one. */
export interface VersionModel {
  readonly site: Site
  readonly configuration: ReadConfiguration
  readonly reach: Reach['reach']
  ruling(reached: Reached): Ruling
  variables(server: ReadServer, reached: Reached): readonly VariableLine[]
}

export function versionModel(site: Site, documents: Documents): VersionModel {
  const configuration = readConfiguration(site)
  const { reach } = reachIn(site, configuration, documents)
  const read: AccessOfContainer = accessReader(site)
  const { main } = configuration
  return {
    site,
    configuration,
    reach,
    ruling: (reached) => rulingOf(site, reached.containers, read),
    variables: (server, { containers }) =>
      variableLines(server === main ? main.lines : [...main.lines, ...server.lines], containers),
  }
}

/** The same server in another version's reading: virtual hosts are told by their order. */
export function sameServer(server: ReadServer, from: ReadConfiguration, to: ReadConfiguration): ReadServer | undefined {
  return server === from.main ? to.main : to.hosts[from.hosts.indexOf(server)]
}
