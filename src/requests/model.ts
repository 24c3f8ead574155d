import { once } from '../base/once.js'
import type { Site } from '../site/site.js'
import { type ReadConfiguration, type ReadServer, readConfiguration } from './containers.js'
import { rulings } from './decided.js'
import { htaccessByServer } from './htaccess-of.js'
import { type Documents, type Reached, reachIn } from './reach.js'
import { variableLines, variableLinesIn } from './variables.js'

/** What one version makes of requests: the old configuration, or the new one. */
export type VersionModel = Readonly<ReturnType<typeof versionModel>>

export function versionModel(site: Site, documents: Documents) {
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
    /** The `.htaccess` files that requests to a server may meet, with the sections in them. */
    htaccessOf: htaccessByServer(configuration),
    ruling: (reached: Reached) => ruling(reached.containers),
    variables: (server: ReadServer, { containers }: Reached) => [
      ...ownVariables(server),
      ...containers.flatMap(variablesInside),
    ],
  }
}

/** The same server in another version's reading: virtual hosts are told by their order. */
export function sameServer(server: ReadServer, from: ReadConfiguration, to: ReadConfiguration): ReadServer | undefined {
  return server === from.main ? to.main : to.hosts[from.hosts.indexOf(server)]
}
