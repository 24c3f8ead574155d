import { once } from '../base/once.js'
import type { Site } from '../site/site.js'
import { type Container, type ReadConfiguration, type ReadServer, readConfiguration } from './containers.js'
import { type Ruling, rulings } from './decided.js'
import { htaccessByServer } from './htaccess-of.js'
import { type Documents, type Reach, type Reached, reachIn } from './reach.js'
import { type VariableLine, variableLines, variableLinesIn } from './variables.js'

/** What one version makes of requests: the old configuration, or the new one. */
export interface VersionModel {
  readonly site: Site
  readonly configuration: ReadConfiguration
  readonly reach: Reach
  /** The `.htaccess` files that requests to a server may meet, with the sections in them. */
  readonly htaccessOf: (server: ReadServer) => readonly Container[]
  ruling(reached: Reached): Ruling
  variables(server: ReadServer, reached: Reached): readonly VariableLine[]
}

export function versionModel(site: Site, documents: Documents): VersionModel {
  const configuration = readConfiguration(site)
  const reach = reachIn(site, configuration, documents)
  const ruling = rulings(site)
  const { main } = configuration
  const ownVariables = once((server: ReadServer) =>
    variableLines(server === main ? main.lines : [...main.lines, ...server.lines]),
  )
  const variablesInside = once(variableLinesIn)
  return {
    site,
    configuration,
    reach,
    htaccessOf: htaccessByServer(configuration),
    ruling: (reached) => ruling(reached.containers),
    variables: (server, { containers }) => [...ownVariables(server), ...containers.flatMap(variablesInside)],
  }
}

/** The same server in another version's reading: virtual hosts are told by their order. */
export function sameServer(server: ReadServer, from: ReadConfiguration, to: ReadConfiguration): ReadServer | undefined {
  return server === from.main ? to.main : to.hosts[from.hosts.indexOf(server)]
}
