import { oncePerObject } from '../base/once.js'
import type { Site } from '../site/site.js'
import { valuesOf } from '../syntax/tree.js'
import { accessDecider } from './access-decision.js'
import { htaccessLookupByServer } from './htaccess-by-server.js'
import { type OrderedConfiguration, orderedConfigurationOf, type ServerContent } from './read-configuration.js'
import { type Documents, type ReachedTarget, targetFinderIn } from './target-finder.js'
import { variableLines, variableLinesIn } from './variables.js'

/** How one version handles requests, for the old or the new configuration. */
export type VersionModel = Readonly<ReturnType<typeof versionModel>>

export function versionModel(site: Site, documents: Documents) {
  const configuration = orderedConfigurationOf(site)
  const reach = targetFinderIn(site, configuration, documents)
  const decideAccess = accessDecider(site)
  const { main } = configuration
  const ownVariables = oncePerObject((server: ServerContent) =>
    variableLines(server === main ? main.lines : [...main.lines, ...server.lines]),
  )
  const variablesInside = oncePerObject(variableLinesIn)
  return {
    site,
    configuration,
    reach,
    /** The `.htaccess` files that requests to a server may reach, with their sections. */
    htaccessOf: htaccessLookupByServer(configuration),
    ruling: (reached: ReachedTarget) => decideAccess(reached.containers),
    variables: (server: ServerContent, { containers }: ReachedTarget) => [
      ...ownVariables(server),
      ...containers.flatMap(variablesInside),
    ],
  }
}

/**
 * Finds the server of the other version's configuration that corresponds to a server. Virtual hosts correspond by their
 * order, or by name if one version reads more virtual hosts.
 */
export function serverInOtherVersion(
  server: ServerContent,
  from: OrderedConfiguration,
  to: OrderedConfiguration,
): ServerContent | undefined {
  if (server === from.main) return to.main
  if (from.hosts.length === to.hosts.length) return to.hosts[from.hosts.indexOf(server)]
  const called = nameOf(server)
  const alike = from.hosts.filter((one) => nameOf(one) === called)
  return to.hosts.filter((one) => nameOf(one) === called)[alike.indexOf(server)]
}

const nameOf = ({ at, lines }: ServerContent): string => {
  const named = lines.find(({ key }) => key === 'servername') ?? lines.find(({ key }) => key === 'documentroot')
  return [at?.file.path, ...(named ? valuesOf(named) : [])].join(' ').toLowerCase()
}
